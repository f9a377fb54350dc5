/** What a first game teaches: lessons, and the moments in which each is told. */

import type { Observation } from '../net/observations.ts';
import type { Decision, GameEvent, Outcome, Seat } from '../net/types.ts';
import type { WordFacts } from '../words/words.svelte.ts';

/** What the guide looks at. */
export interface Moment<Seen extends Observation = Observation> {
  me: Seat;
  seen: Seen;
  /** The question put to us; null: it is not up to us. */
  decision: Decision | null;
  /** All that has happened in the game. */
  events: readonly GameEvent[];
  outcome: Outcome | null;
}

/** A card by its word in the program, and those parts of its face (`data-part`) that are explained, in their order. */
export interface CardReading {
  readonly name: string;
  readonly parts: readonly string[];
}

export interface Lesson<Seen extends Observation = Observation, Name extends string = string> {
  /** Its texts are `{name}` and `{name}.title`. */
  name: Name;
  /** The moments in which it makes sense. */
  when: (moment: Moment<Seen>) => boolean;
  /** What it points at, the first that is there: a thing of the table (`reserve`), or spots by their beginning (`die:`). */
  points?: readonly string[];
  /** What the player does to learn it. Without it the lesson is only read. */
  until?: (moment: Moment<Seen>) => boolean;
  facts?: (moment: Moment<Seen>) => WordFacts;
  /** A card that is shown large, with what its parts mean: the texts of its parts are `{name}.{part}`. */
  card?: CardReading;
  /** Told once the game is over, whatever has been told before. */
  last?: boolean;
}

/** Lessons of any game, whatever they look at. */
export type AnyLesson = Lesson<never>;

// Words for the predicates of lessons.

/** How often something has happened; by us, where `me` is given. */
export function happened(moment: Moment, kind: string, me?: Seat): number {
  return moment.events.filter((event) => event.kind === kind && (me === undefined || event.facts?.player === me)).length;
}

/** Whether such a question is put to us. */
export function asked(moment: Moment, ...kinds: readonly string[]): boolean {
  return moment.decision !== null && kinds.includes(moment.decision.kind);
}

/** Whether we may make a choice of this form. */
export function mayChoose(moment: Moment, form: string): boolean {
  return moment.decision?.choices.some((choice) => choice.form === form) ?? false;
}
