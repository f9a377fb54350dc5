/** The second lesson of Time Masters, at a made position: full Timers, reminder tokens, and cards for a Ke, in one turn. */

import { asked, happened, mayChoose, type Lesson, type Moment } from '../../lesson.ts';
import type { TimeMastersObservation, TimeMastersPlayer } from '../observations.ts';
import type { LessonName } from './words.svelte.ts';

type At = Moment<TimeMastersObservation>;
const mine = (at: At): TimeMastersPlayer | undefined => at.seen.players[at.me];
const main = (at: At): boolean => asked(at, 'main');
const did = (at: At, ...kinds: readonly string[]): boolean => kinds.some((kind) => happened(at, kind, at.me) > 0);
/** Whether our turn is over: the lesson is one turn. */
const over = (at: At): boolean => at.events.some(({ kind, facts }) => kind === 'turn-began' && facts?.player !== at.me);

export const TIMERS: readonly Lesson<TimeMastersObservation, LessonName>[] = [
  { name: 'timers.phase', when: (at) => asked(at, 'timers') && !over(at), points: ['timers'] },
  {
    name: 'timers.delay',
    when: (at) => asked(at, 'timers', 'delay') && !over(at),
    until: (at) => did(at, 'timer-delayed'),
    points: ['delay:1', 'hand:growth', 'timers'],
  },
  {
    name: 'timers.launch',
    when: (at) => asked(at, 'timers') && did(at, 'timer-delayed') && !over(at),
    until: (at) => did(at, 'timer-launched'),
    points: ['launch:2', 'timers'],
  },
  {
    name: 'timers.release',
    when: (at) => main(at) && mayChoose(at, 'release'),
    until: (at) => did(at, 'spell-released') && (mine(at)?.launched.length ?? 0) === 0,
    points: ['launched:'],
  },
  {
    name: 'timers.reminder',
    when: (at) => main(at) && !over(at) && (mine(at)?.next_spell ?? 0) > 0,
    points: ['reminders', 'ke'],
    facts: (at) => ({ n: mine(at)?.next_spell ?? 0 }),
  },
  {
    name: 'timers.restore',
    when: (at) => (main(at) || asked(at, 'discard')) && !over(at) && (mine(at)?.exhausted ?? 0) > 0,
    until: (at) => did(at, 'ke-restored'),
    points: ['restore', 'hand:', 'ke'],
  },
  {
    name: 'timers.pay',
    when: (at) => main(at) && !over(at) && mayChoose(at, 'play'),
    until: (at) => did(at, 'spell-played'),
    points: ['hand:', 'hand'],
  },
  {
    name: 'timers.end',
    when: (at) => (main(at) || asked(at, 'spheres')) && !over(at),
    until: over,
    points: ['sphere:', 'end', 'lectern'],
  },
  { name: 'timers.farewell', when: over },
];
