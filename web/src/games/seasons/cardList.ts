/**
 * The cards as facts, in no language: docs/protocol.md, "Cards".
 *
 * Made by `make generated` from src/chronomage/games/seasons/card_list.py: change it there.
 */

import type { EnergyLetter, SeasonName } from './observations.ts';

export type PlayerCount = '2' | '3' | '4';

export type CardSet = 'base' | 'enchanted-kingdom';

export type CardLevel = 'magician' | 'archmage';

export type CardType = 'magic-item' | 'familiar';

export type Acting = 'enter' | 'round-end' | 'season-change' | 'activated';

/** A card, but for its name and rule in a language. */
export interface SeasonsCard {
  /** As printed; each set counts from 1. */
  number: number;
  name: string;
  set: CardSet;
  /** Null for the expansion. */
  level: CardLevel | null;
  apprentice_sets: number[];
  type: CardType;
  prestige: number;
  energy_cost: Record<PlayerCount, string>;
  crystal_cost: Record<PlayerCount, number>;
  /** Paid with any energies, each at most once. */
  any_energy: boolean;
  copies: number;
  /** When it acts; never: by lying there, or at the end of the game. */
  effects: Acting[];
}

/** An enchantment that may lie over the game. */
export interface Enchantment {
  number: number;
  name: string;
}

/** An ability token. */
export interface Ability {
  number: number;
  /** At the end of the game, once it has been used. */
  prestige: number;
  /** Otherwise it acts by itself. */
  needs_use: boolean;
}

/** Everything with facts of its own; names and rules are in the texts. */
export interface SeasonsCards {
  game: string;
  cards: SeasonsCard[];
  enchantments: Enchantment[];
  abilities: Ability[];
  /** Crystals for a token. */
  transmutation: Record<SeasonName, Record<EnergyLetter, number>>;
}
