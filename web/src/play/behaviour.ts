/** What a game adds to the table that all games share. */

import type { Observation } from '../net/observations.ts';
import type { Choice, Decision } from '../net/types.ts';
import type { RoundEnd } from '../net/answers.ts';
import type { Durations } from './playback.svelte.ts';
import type { Pool } from './pool.ts';
import type { Spot } from './spots.ts';

export interface TableBehaviour<Seen = Observation> {
  /** Where a choice lies. What it does not know has no place, and is shown in the lectern. */
  spotOf(seen: Seen, decision: Decision, choice: Choice): Spot;
  /** What can be picked together; null: the decision asks for one thing. */
  poolOf(seen: Seen, decision: Decision): Pool | null;
  /** How long its events are shown. */
  readonly durations: Durations;
  /** What a chart of the rounds can show beside the score. */
  readonly figures: readonly Figure[];
  /** What the chronicle tells in one line. */
  readonly joining: Joining;
}

/** Events that tell small things one by one, and are read as one. */
export interface Joining {
  /** Kinds that name one card each: read as a list of cards. */
  readonly lists: readonly string[];
  /** Kinds whose tokens and amounts are added up. */
  readonly sums: readonly string[];
  /** Kinds that only say once more what events of another kind, named here, have just told: how many cards it were. */
  readonly repeats: Readonly<Record<string, string>>;
  /** Which kind has already told what a source is, where that is no card. */
  readonly sources: Readonly<Record<string, string>>;
}

/** A figure that every seat has after each round. */
export interface Figure {
  readonly name: string;
  readonly label: () => string;
  of(end: RoundEnd, seat: number): number;
}

/** Of a game that nothing is known about: everything is chosen in the lectern, one thing at a time. */
export const PLAIN: TableBehaviour = {
  spotOf: () => 'none',
  poolOf: () => null,
  durations: {},
  figures: [],
  joining: { lists: [], sums: [], repeats: {}, sources: {} },
};
