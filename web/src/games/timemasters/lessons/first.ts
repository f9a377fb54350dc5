/** The first game of Time Masters, lesson by lesson; shorter, since its cards explain themselves. */

import { asked, happened, mayChoose, type Lesson, type Moment } from '../../lesson.ts';
import type { TimeMastersObservation, TimeMastersPlayer } from '../observations.ts';
import type { LessonName } from './words.svelte.ts';

type At = Moment<TimeMastersObservation>;
const mine = (at: At): TimeMastersPlayer | undefined => at.seen.players[at.me];
const main = (at: At): boolean => asked(at, 'main');
const did = (at: At, ...kinds: readonly string[]): boolean => kinds.some((kind) => happened(at, kind, at.me) > 0);

export const FIRST: readonly Lesson<TimeMastersObservation, LessonName>[] = [
  {
    name: 'card',
    when: (at) => at.decision !== null,
    card: { name: 'growth', parts: ['cost', 'kind', 'level', 'rule'] },
  },
  { name: 'goal', when: (at) => at.decision !== null, points: ['spheres'] },
  { name: 'hand', when: main, points: ['hand'] },
  { name: 'ke', when: main, points: ['ke'], facts: (at) => ({ n: mine(at)?.active ?? 0 }) },
  {
    name: 'play',
    when: (at) => main(at) && mayChoose(at, 'play'),
    until: (at) => did(at, 'spell-played', 'focus-played', 'timer-played'),
    points: ['hand'],
  },
  { name: 'area', when: (at) => main(at) && did(at, 'spell-played'), points: ['area'] },
  {
    name: 'timer',
    when: (at) => main(at) && (mine(at)?.timers.length ?? 0) > 0,
    points: ['timers'],
  },
  {
    name: 'put',
    when: (at) => main(at) && mayChoose(at, 'put'),
    until: (at) => did(at, 'spell-put'),
    points: ['put:', 'timers'],
  },
  {
    name: 'end',
    when: (at) => main(at) && mayChoose(at, 'end') && (mine(at)?.acted ?? false),
    until: (at) => did(at, 'card-taken', 'closed-taken', 'turn-passed') || asked(at, 'spheres'),
    points: ['end', 'lectern'],
  },
  {
    name: 'spheres',
    when: (at) => asked(at, 'spheres'),
    until: (at) => did(at, 'card-taken', 'closed-taken'),
    points: ['sphere:', 'spheres'],
    facts: (at) => ({ n: at.seen.budget }),
  },
  { name: 'taken', when: (at) => main(at) && did(at, 'card-taken', 'closed-taken'), points: ['deck', 'discard', 'hand'] },
  { name: 'full', when: (at) => asked(at, 'timers'), until: (at) => did(at, 'timer-launched', 'timer-delayed'), points: ['timers'] },
  {
    name: 'pass',
    when: (at) => main(at) && mayChoose(at, 'pass') && (mine(at)?.exhausted ?? 0) > 0,
    points: ['lectern'],
    facts: (at) => ({ n: mine(at)?.exhausted ?? 0 }),
  },
  { name: 'free', when: (at) => main(at) && at.seen.round > 3, points: ['lectern'] },
  {
    name: 'nearly',
    when: (at) => main(at) && Object.values(at.seen.spheres).some(({ size }) => size === 0),
    points: ['spheres'],
  },
  {
    name: 'scores',
    when: () => true,
    last: true,
    points: ['outcome'],
    facts: (at) => {
      const others = (at.outcome?.scores ?? []).filter((_, seat) => seat !== at.me);
      return { mine: at.outcome?.scores[at.me] ?? 0, other: Math.max(...others, 0) };
    },
  },
  { name: 'farewell', when: () => true, last: true },
];
