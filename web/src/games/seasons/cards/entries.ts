/** What lies on the shelves of Seasons: cards, enchantments and ability tokens. */

import type { TextBundle } from '../../../net/answers.ts';
import { CARDS, written, type Entry } from '../../catalogue.ts';
import type { SeasonsCard, SeasonsCards } from '../cardList.ts';
import { ENERGIES } from '../facts.ts';

export const ENCHANTMENTS = 'enchantments';
export const ABILITIES = 'abilities';

export interface CardEntry extends Entry {
  kind: 'card';
  card: SeasonsCard;
}
export interface EnchantmentEntry extends Entry {
  kind: 'enchantment';
}
export interface AbilityEntry extends Entry {
  kind: 'ability';
  number: number;
  prestige: number;
}
export type SeasonsEntry = CardEntry | EnchantmentEntry | AbilityEntry;

export function entriesOf(cards: SeasonsCards, texts: TextBundle, english: TextBundle | null): SeasonsEntry[] {
  return [
    ...cards.cards.map((card, order): CardEntry => {
      const { name } = card;
      return { kind: 'card', card, ...written({ name, shelf: CARDS, order }, texts.cards[name], english?.cards[name]) };
    }),
    ...cards.enchantments.map(({ name, number }): EnchantmentEntry => {
      const place = { name, shelf: ENCHANTMENTS, order: number };
      return { kind: 'enchantment', ...written(place, texts.enchantments?.[name], english?.enchantments?.[name]) };
    }),
    ...cards.abilities.map(({ number, prestige }): AbilityEntry => {
      const key = String(number);
      const place = { name: `ability-${number}`, shelf: ABILITIES, order: number, spokenOf: false };
      return { kind: 'ability', number, prestige, ...written(place, texts.abilities?.[key], english?.abilities?.[key]) };
    }),
  ];
}

/** What a card shows of a facet, such as `type` or `cost`. */
export function valuesOf(entry: SeasonsEntry, facet: string): readonly string[] {
  if (entry.kind !== 'card') return [];
  const { card } = entry;
  switch (facet) {
    case 'type':
      return [card.type];
    case 'set':
      return [card.set];
    case 'cost':
      return costsOf(card);
    case 'prestige':
      return [prestigeBand(card.prestige)];
    case 'acts':
      return card.effects.length > 0 ? card.effects : ['lasting'];
    case 'level':
      return [...card.apprentice_sets.map((set) => `set-${set}`), ...(card.level ? [card.level] : [])];
    default:
      return [];
  }
}

function costsOf(card: SeasonsCard): string[] {
  const energies = card.any_energy ? ENERGIES.join('') : Object.values(card.energy_cost).join('');
  const costs: string[] = ENERGIES.filter((letter) => energies.includes(letter));
  if (Object.values(card.crystal_cost).some((amount) => amount > 0)) costs.push('crystal');
  if (costs.length === 0) costs.push('free');
  return costs;
}

function prestigeBand(prestige: number): string {
  if (prestige <= 0) return 'none';
  return prestige < 8 ? 'low' : prestige < 12 ? 'middle' : 'high';
}

export function worthOf(entry: SeasonsEntry): number {
  if (entry.kind === 'card') return entry.card.prestige;
  return entry.kind === 'ability' ? entry.prestige : 0;
}

/** An energy weighs as much as three crystals: its worth in its best season. */
export function costOf(entry: SeasonsEntry): number {
  return entry.kind === 'card' ? entry.card.energy_cost['2'].length * 3 + entry.card.crystal_cost['2'] : 0;
}

/** Only cards are shown to those who wait, and those of the expansion where it is played with. */
export function isIn(entry: SeasonsEntry, options: Readonly<Record<string, string>>): boolean {
  if (entry.kind !== 'card') return false;
  return entry.card.set === 'base' || options['enchanted_kingdom'] === 'true';
}
