/**
 * The cards as facts, in no language: docs/protocol.md, "Cards".
 *
 * Made by `make generated` from src/chronomage/games/timemasters/card_list.py: change it there.
 */

export type CardSet = 'base' | 'expansion' | 'promo';

export type CardKind = 'spell' | 'focus' | 'timer';

export type Occasion = 'played' | 'put' | 'launched' | 'delayed' | 'each_turn' | 'while_in_play';

export interface Lasting {
  cheaper?: number;
  'cheaper-here'?: number;
  hand?: number;
  dearer?: number;
  cap?: number;
  'own-dearer'?: number;
  'own-cap'?: number;
  'others-cheaper'?: number;
  'others-hand'?: number;
}

export type Share = 'half' | 'all';

export type Per = 'spell' | 'timer' | 'stored' | 'delay' | 'done' | 'hand' | 'active' | 'exhausted' | 'ephemeral';

/** A condition: that there are at least so many of a thing, or that there are fewer. */
export interface Under {
  thing: Per;
  amount: number;
  fewer: boolean;
}

/** One thing that a card does: a verb of the packs with its amount. */
export interface Deed {
  occasion: Occasion;
  verb: string;
  amount: number;
  /** In place of the amount. */
  share: Share | null;
  /** What the amount is counted for. */
  per: Per | null;
  /** As the player likes, up to the amount. */
  may: boolean;
  /** Each of them does it. */
  opponents: boolean;
  /** Of the opponents, the one whom the player chooses. */
  chosen: boolean;
  /** Of the cards that it is about. */
  kind: CardKind | null;
  /** The condition without which it is not done. */
  under: Under | null;
  /** In place of the deed before it, as the player likes. */
  instead: boolean;
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
  /** What it does, in order. */
  deeds: Deed[];
  /** What holds while it lies in play, and how much of it. */
  lasting: Lasting;
}

/** The pack and its cards; names and rules are in the texts. */
export interface TimeMastersCards {
  game: string;
  pack: string;
  cards: TimeMastersCard[];
}
