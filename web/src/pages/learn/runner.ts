/** Chooses what the guide says: the first lesson whose moment has come. It knows no rules and never stops the game. */

import type { Lesson, Moment } from '../../games/lesson.ts';
import type { Observation } from '../../net/observations.ts';

/** What is kept, so that a lesson can go on another day. */
export interface Progress {
  told: readonly string[];
  /** How often each was shown without being done. */
  shown: Readonly<Record<string, number>>;
  current: string | null;
  /** What was to be done, and has just been done otherwise: the guide says so, and how to come back to it. */
  passed?: string | null;
}

export const BEGINNING: Progress = { told: [], shown: {}, current: null };

/** Lessons were once named with the letter of their game before them; what was kept then is still good. */
export function renamed({ told, shown, current, ...rest }: Progress): Progress {
  const present = (name: string): string => name.replace(/^[st]\./, '');
  return {
    told: told.map(present),
    shown: Object.fromEntries(Object.entries(shown).map(([name, times]) => [present(name), times])),
    current: current === null ? null : present(current),
    ...rest,
  };
}

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
  let { told, shown, passed = null } = progress;
  const learned = lessons.filter(({ name, until }) => until?.(moment) && !told.includes(name)).map(({ name }) => name);
  if (learned.length > 0) {
    told = [...told, ...learned];
    passed = null;
  }
  const pausing = moment.decision === null && moment.outcome === null;
  const lesson = lessons.find(({ name }) => name === current && !told.includes(name));
  if (lesson && (pausing || !lapsed(lesson, moment))) return told === progress.told ? progress : { ...progress, told, passed };
  if (lesson) {
    const times = (shown[lesson.name] ?? 0) + 1;
    if (lesson.until) passed = lesson.name;
    if (!lesson.until || times >= PATIENCE) told = [...told, lesson.name];
    else shown = { ...shown, [lesson.name]: times };
  }
  const over = moment.outcome !== null;
  const next = pausing
    ? undefined
    : lessons.find((each) => !told.includes(each.name) && !lapsed(each, moment) && Boolean(each.last) === over);
  const now = next?.name ?? null;
  // What comes again, as after a choice was taken back, speaks for itself.
  if (now !== null && shown[now] !== undefined) passed = null;
  return told === progress.told && shown === progress.shown && now === current ? progress : { told, shown, current: now, passed };
}

/** The progress once the current lesson has been read, or was not wanted. */
export function onward<Seen extends Observation>(
  lessons: readonly Lesson<Seen>[],
  progress: Progress,
  moment: Moment<Seen>,
): Progress {
  if (progress.current === null) return progress;
  return look(lessons, { ...progress, told: [...progress.told, progress.current], current: null, passed: null }, moment);
}

/** Whether the farewell has been said. */
export function finished<Seen extends Observation>(lessons: readonly Lesson<Seen>[], progress: Progress): boolean {
  return progress.told.includes(lessons.at(-1)?.name ?? '');
}
