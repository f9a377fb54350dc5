/** The cards of a game as one leafs through them: found, filtered, sorted. */

import type { CardsOf, CardText, SeasonsCard, TimeMastersCard, TextBundle } from '../../net/answers.ts';
import type { GameName } from '../../net/types.ts';

export type Shelf = 'cards' | 'enchantments' | 'abilities';

interface Written {
  /** What stands in the address. */
  name: string;
  shelf: Shelf;
  /** Its place in the box, sets one after the other. */
  order: number;
  text: CardText;
  /** All that a search looks at, folded: names first, then the words of rule and ruling. */
  title: string;
  words: string;
}

export interface SeasonsEntry extends Written {
  kind: 'seasons';
  card: SeasonsCard;
}
export interface TimeMastersEntry extends Written {
  kind: 'timemasters';
  card: TimeMastersCard;
}
export interface EnchantmentEntry extends Written {
  kind: 'enchantment';
  number: number;
}
export interface AbilityEntry extends Written {
  kind: 'ability';
  number: number;
  prestige: number;
}
export type Entry = SeasonsEntry | TimeMastersEntry | EnchantmentEntry | AbilityEntry;

/** A text for searching: no case, no accents, no apostrophes; ё is е, and the Polish ł is l. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ґ/g, 'г')
    .replace(/['’ʼ`]/g, '');
}

/** Everything on the shelves of a game. English names are found in every language. */
export function entriesOf(cards: CardsOf[GameName], texts: TextBundle, english: TextBundle | null): Entry[] {
  const written = (name: string, shelf: Shelf, order: number, text?: CardText, other?: CardText): Written => {
    const own = text ?? { name, rule: '' };
    const title = fold(`${own.name} ${other?.name ?? ''}`);
    return { name, shelf, order, text: own, title, words: fold(`${title} ${own.rule} ${own.ruling ?? ''} ${own.line ?? ''}`) };
  };
  if (cards.game === 'timemasters') {
    return cards.cards.map((card, at) => ({
      kind: 'timemasters',
      card,
      ...written(card.name, 'cards', at, texts.cards[card.name], english?.cards[card.name]),
    }));
  }
  return [
    ...cards.cards.map(
      (card, at): Entry => ({
        kind: 'seasons',
        card,
        ...written(card.name, 'cards', at, texts.cards[card.name], english?.cards[card.name]),
      }),
    ),
    ...cards.enchantments.map(
      ({ name, number }): Entry => ({
        kind: 'enchantment',
        number,
        ...written(name, 'enchantments', number, texts.enchantments?.[name], english?.enchantments?.[name]),
      }),
    ),
    ...cards.abilities.map(({ number, prestige }): Entry => {
      const key = String(number);
      return {
        kind: 'ability',
        number,
        prestige,
        ...written(`ability-${number}`, 'abilities', number, texts.abilities?.[key], english?.abilities?.[key]),
      };
    }),
  ];
}

/** What is looked for; an empty list asks for nothing. */
export interface Wanted {
  search: string;
  /** By facet: the values of which one must be there. */
  facets: Readonly<Record<string, readonly string[]>>;
}

/** What an entry shows of a facet, such as `type` or `energy`. */
export function valuesOf(entry: Entry, facet: string): readonly string[] {
  if (entry.kind === 'seasons') {
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
    }
  }
  if (entry.kind === 'timemasters') {
    const { card } = entry;
    switch (facet) {
      case 'kind':
        return [card.kind];
      case 'set':
        return [card.set];
      case 'level':
        return [card.level === null ? 'X' : String(card.level)];
      case 'wizard':
        return card.wizard === null ? [] : [card.wizard];
    }
  }
  return [];
}

function costsOf(card: SeasonsCard): string[] {
  const energies = card.any_energy ? 'AWFE' : Object.values(card.energy_cost).join('');
  const costs = [...'AWFE'].filter((letter) => energies.includes(letter));
  if (Object.values(card.crystal_cost).some((amount) => amount > 0)) costs.push('crystal');
  if (costs.length === 0) costs.push('free');
  return costs;
}

function prestigeBand(prestige: number): string {
  if (prestige <= 0) return 'none';
  return prestige < 8 ? 'low' : prestige < 12 ? 'middle' : 'high';
}

/** Of a facet one of the values must be there, but of the cost all: a search for air and fire means both. */
const ALL_OF: ReadonlySet<string> = new Set(['cost']);

export function matches(entry: Entry, wanted: Wanted): boolean {
  const looked = fold(wanted.search).split(/\s+/).filter(Boolean);
  if (!looked.every((word) => entry.words.includes(word))) return false;
  return Object.entries(wanted.facets).every(([facet, values]) => {
    if (values.length === 0 || entry.shelf !== 'cards') return true;
    const own = valuesOf(entry, facet);
    return ALL_OF.has(facet) ? values.every((value) => own.includes(value)) : values.some((value) => own.includes(value));
  });
}

export type Order = 'number' | 'name' | 'worth' | 'cost';

/** Sorted anew; what is found by its name comes before what is found by its rule. */
export function sorted(entries: readonly Entry[], order: Order, search: string, language: string): Entry[] {
  const collator = new Intl.Collator(language);
  const looked = fold(search).trim();
  const rank = (entry: Entry): number => (looked === '' || entry.title.includes(looked) ? 0 : 1);
  const by: Record<Order, (one: Entry, other: Entry) => number> = {
    number: () => 0,
    name: (one, other) => collator.compare(one.text.name, other.text.name),
    worth: (one, other) => worthOf(other) - worthOf(one),
    cost: (one, other) => costOf(one) - costOf(other),
  };
  return [...entries].sort(
    (one, other) => rank(one) - rank(other) || by[order](one, other) || one.order - other.order,
  );
}

function worthOf(entry: Entry): number {
  if (entry.kind === 'seasons') return entry.card.prestige;
  if (entry.kind === 'timemasters') return entry.card.points;
  return entry.kind === 'ability' ? entry.prestige : 0;
}

/** An energy weighs as much as three crystals: its worth in its best season. */
function costOf(entry: Entry): number {
  if (entry.kind === 'seasons') return entry.card.energy_cost['2'].length * 3 + entry.card.crystal_cost['2'];
  return entry.kind === 'timemasters' ? entry.card.cost : 0;
}
