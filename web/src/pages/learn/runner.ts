/** Chooses what the guide says: the first lesson whose moment has come. It knows no rules and never stops the game. */

import type { Decision, GameEvent, Outcome, Seat } from '../../net/types.ts';
import type { Observation } from '../../net/observations.ts';
import type { WordFacts } from '../../words/words.svelte.ts';

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
  /** Told once the game is over, whatever has been told before. */
  last?: boolean;
}

/** What is kept, so that a lesson can go on another day. */
export interface Progress {
  told: readonly string[];
  /** How often each was shown without being done. */
  shown: Readonly<Record<string, number>>;
  current: string | null;
}

export const BEGINNING: Progress = { told: [], shown: {}, current: null };

/** Who has not done it the second time does not want to. */
const PATIENCE = 2;

/** Whether it is over with a lesson, or something else is more fitting now. */
function lapsed<Seen extends Observation>(lesson: Lesson<Seen>, moment: Moment<Seen>): boolean {
  return !lesson.when(moment) || (moment.outcome !== null && !lesson.last);
}

/**
 * The progress after a look at the game. What has been done is learned, whether it was being taught or not. Of the
 * current lesson three things can be true: it has been done, its moment has passed, or it stands. One that is only read
 * and has passed counts as read; one that was to be done comes again. While it is not up to us nothing new is told.
 */
export function look<Seen extends Observation>(
  lessons: readonly Lesson<Seen>[],
  progress: Progress,
  moment: Moment<Seen>,
): Progress {
  const { current } = progress;
  let { told, shown } = progress;
  const learned = lessons.filter(({ name, until }) => until?.(moment) && !told.includes(name)).map(({ name }) => name);
  if (learned.length > 0) told = [...told, ...learned];
  const pausing = moment.decision === null && moment.outcome === null;
  const lesson = lessons.find(({ name }) => name === current && !told.includes(name));
  if (lesson && (pausing || !lapsed(lesson, moment))) return told === progress.told ? progress : { ...progress, told };
  if (lesson) {
    const times = (shown[lesson.name] ?? 0) + 1;
    if (!lesson.until || times >= PATIENCE) told = [...told, lesson.name];
    else shown = { ...shown, [lesson.name]: times };
  }
  const over = moment.outcome !== null;
  const next = pausing
    ? undefined
    : lessons.find((each) => !told.includes(each.name) && !lapsed(each, moment) && Boolean(each.last) === over);
  const now = next?.name ?? null;
  return told === progress.told && shown === progress.shown && now === current ? progress : { told, shown, current: now };
}

/** The progress once the current lesson has been read, or was not wanted. */
export function onward<Seen extends Observation>(
  lessons: readonly Lesson<Seen>[],
  progress: Progress,
  moment: Moment<Seen>,
): Progress {
  if (progress.current === null) return progress;
  return look(lessons, { ...progress, told: [...progress.told, progress.current], current: null }, moment);
}

/** Whether all that is told after a game has been told. */
export function finished<Seen extends Observation>(lessons: readonly Lesson<Seen>[], progress: Progress): boolean {
  return lessons.every(({ last, name }) => !last || progress.told.includes(name));
}

// Words for the predicates of lessons.

/** How often something has happened; by us, where `me` is given. */
export function happened(moment: Moment, kind: string, me?: Seat): number {
  return moment.events.filter((event) => event.kind === kind && (me === undefined || event.facts?.player === me)).length;
}

/** Whether such a question is put to us. */
export function asked(moment: Moment, ...kinds: readonly string[]): boolean {
  return moment.decision !== null && kinds.includes(moment.decision.kind);
}

/** Whether we may choose something whose text begins like this. */
export function mayChoose(moment: Moment, beginning: string): boolean {
  return moment.decision?.choices.some(({ text }) => text === beginning || text.startsWith(`${beginning} `)) ?? false;
}
