/**
 * The cards as facts, in no language: docs/protocol.md, "Cards".
 *
 * Made by `make generated` from src/chronomage/games/timemasters/card_list.py: change it there.
 */

export type CardSet = 'base' | 'expansion' | 'promo';

export type CardKind = 'spell' | 'focus' | 'timer';

export type Occasion = 'played' | 'put' | 'launched' | 'delayed' | 'while_in_play';

export interface Lasting {
  cheaper?: number;
  'cheaper-here'?: number;
  hand?: number;
  dearer?: number;
  cap?: number;
}

/** A card, but for its name and rule in a language; what its kind does not have is 0. */
export interface TimeMastersCard {
  number: number;
  name: string;
  set: CardSet;
  kind: CardKind;
  /** Of its sphere; 0: the starting deck, null: a Timer that wanders. */
  level: number | null;
  cost: number;
  slots: number;
  copies: number;
  points: number;
  wizard: string | null;
  /** When it acts. */
  effects: Occasion[];
  /** What holds while it lies in play, and how much of it. */
  lasting: Lasting;
}

/** The pack and its cards; names and rules are in the texts. */
export interface TimeMastersCards {
  game: string;
  pack: string;
  cards: TimeMastersCard[];
}
