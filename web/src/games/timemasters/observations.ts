/**
 * What one player may know: docs/observation.md. No field is ever left out; a hidden card is null.
 *
 * Made by `make generated` from src/chronomage/games/timemasters/fields.py: change it there.
 */

import type { CommonObservation, MaybeCard } from '../../net/observations.ts';
import type { CardName, Seat } from '../../net/types.ts';

export type SphereLevel = '1' | '2' | '3' | '4' | '5';

/** A sphere. */
export interface Sphere {
  /** How many cards are left. */
  size: number;
  /** From the top; closed ones are null. */
  cards: MaybeCard[];
  /** Whether the top card lies open. */
  open: boolean;
  /** Whether a card was taken in this turn. */
  taken: boolean;
}

/** Where Timer X is in its wandering. */
export interface TimerX {
  /** Who has it. */
  holder: Seat;
  /** Whether it has been played. */
  started: boolean;
  /** Whether that was in this turn. */
  started_now: boolean;
  /** Whole turns of its holder since. */
  turns: number;
}

/** A Timer in play. */
export interface TimerInPlay {
  /** The card. */
  card: CardName;
  /** From 1; a Timer keeps its place. */
  place: number;
  /** How many spells it holds. */
  slots: number;
  /** The spells on it. */
  spells: CardName[];
  /** The cards face down under it. */
  delays: MaybeCard[];
  /** Whether it has been delayed in this turn's Timer phase. */
  settled: boolean;
}

/** What everybody knows of a hidden card. */
export interface TimeMastersClaim {
  /** The card; null: taken unseen. */
  card: CardName | null;
  /** Its level. */
  level: number;
  /** Where it may be: `hand`, `deck`, `timer 1` …. */
  places: string[];
  /** Left out where there is nothing to say: it may instead be that `card` in those `places`. */
  or?: { card: CardName; places: string[] };
}

/** A player of Time Masters. */
export interface TimeMastersPlayer {
  /** Permanent Ke that is ready. */
  active: number;
  /** Permanent Ke that is spent. */
  exhausted: number;
  /** Ephemeral Ke. */
  ephemeral: number;
  /** How much dearer the next spell is; below 0: cheaper. */
  next_spell: number;
  /** The same of the first spell of the next turn. */
  next_turn_spell: number;
  /** The most Ke that may be spent in this turn; null: no limit. */
  cap: number | null;
  /** How many have been. */
  spent: number;
  /** Whether the turn can no longer be passed. */
  acted: boolean;
  /** The hand. */
  hand: MaybeCard[];
  /** The deck, in no order. */
  deck: MaybeCard[];
  /** The discard pile. */
  discard: CardName[];
  /** The spell area, in the order played. */
  spells: CardName[];
  /** Spells of launched Timers, to be played this turn. */
  launched: CardName[];
  /** Cards that are just being played. */
  aside: CardName[];
  /** The Timers in play. */
  timers: TimerInPlay[];
  /** All cards that everybody knows this player has. */
  owned: CardName[];
  /** What everybody knows of hidden cards. */
  known: TimeMastersClaim[];
  /** The places where the cards of `owned` that nothing is said of may be. */
  others_in: string[];
}

/** What one player may know of a game of Time Masters. */
export interface TimeMastersObservation extends CommonObservation<'timemasters', TimeMastersPlayer> {
  /** By level, `"1"` to `"5"`. */
  spheres: Record<SphereLevel, Sphere>;
  /** How many levels of the spheres the spells of this turn are still good for. */
  budget: number;
  /** Out of the game. */
  exiled: CardName[];
  /** Null in a game without Timer X. */
  timer_x: TimerX | null;
}
