/** The first game of Seasons, lesson by lesson, in the order in which one would explain it at a table. */

import type { SeasonsObservation, SeasonsPlayer } from '../../net/observations.ts';
import { asked, happened, mayChoose, type Lesson, type Moment } from './runner.ts';
import type { LessonName } from './teaching.svelte.ts';

type At = Moment<SeasonsObservation>;
const mine = (at: At): SeasonsPlayer | undefined => at.seen.players[at.me];
/** The free part of our turn. */
const turn = (at: At): boolean => asked(at, 'turn');
/** Something to say at any moment in which we have the time to read: our own. */
const ours = (at: At): boolean => asked(at, 'turn', 'die');

export const SEASONS_LESSONS: readonly Lesson<SeasonsObservation, LessonName>[] = [
  { name: 's.goal', when: (at) => at.seen.round === 0 || ours(at) },
  {
    name: 's.split',
    when: (at) => asked(at, 'split'),
    until: (at) => at.seen.round > 0,
    points: ['aside:'],
  },
  { name: 's.wheel', when: ours, points: ['wheel'] },
  { name: 's.dice', when: (at) => asked(at, 'die'), points: ['dice'] },
  {
    name: 's.take-die',
    when: (at) => asked(at, 'die'),
    until: (at) => happened(at, 'die-taken', at.me) > 0,
    points: ['dice'],
  },
  {
    name: 's.reserve',
    when: turn,
    points: ['reserve'],
    facts: (at) => ({ n: mine(at)?.reserve.length ?? 0, limit: mine(at)?.reserve_limit ?? 7 }),
  },
  { name: 's.crystals', when: turn, points: ['crystals'] },
  {
    name: 's.transmute',
    when: (at) => turn(at) && mayChoose(at, 'transmute'),
    until: (at) => happened(at, 'energy-transmuted', at.me) > 0,
    points: ['transmute', 'reserve'],
  },
  {
    name: 's.gauge',
    when: turn,
    points: ['gauge'],
    facts: (at) => ({ gauge: mine(at)?.gauge ?? 0, cards: mine(at)?.in_play.length ?? 0 }),
  },
  {
    name: 's.summon',
    when: (at) => turn(at) && mayChoose(at, 'summon'),
    until: (at) => happened(at, 'card-summoned', at.me) > 0,
    points: ['hand:', 'hand'],
  },
  {
    name: 's.why-not',
    when: (at) => turn(at) && !mayChoose(at, 'summon') && (mine(at)?.hand.length ?? 0) > 0,
    points: ['hand'],
  },
  { name: 's.effects', when: (at) => turn(at) && happened(at, 'card-summoned', at.me) > 0, points: ['play'] },
  {
    name: 's.activate',
    when: (at) => turn(at) && mayChoose(at, 'activate'),
    until: (at) => happened(at, 'card-activated', at.me) > 0,
    points: ['play:', 'play'],
  },
  { name: 's.bonuses', when: (at) => turn(at) && at.seen.round > 1, points: ['bonuses'] },
  {
    name: 's.end-turn',
    when: (at) => turn(at) && mayChoose(at, 'end'),
    until: (at) => happened(at, 'turn-ended', at.me) > 0,
    points: ['end', 'lectern'],
  },
  { name: 's.round', when: (at) => ours(at) && happened(at, 'marker-moved') > 0, points: ['wheel'] },
  { name: 's.library', when: (at) => ours(at) && at.seen.round > 2 && at.seen.year < 3, points: ['library'] },
  { name: 's.season', when: (at) => ours(at) && happened(at, 'season-changed') > 0, points: ['wheel'] },
  { name: 's.free', when: (at) => turn(at) && at.seen.round > 3, points: ['lectern'] },
  { name: 's.year', when: (at) => ours(at) && at.seen.year === 2, points: ['hand'] },
  { name: 's.last-year', when: (at) => ours(at) && at.seen.year >= 3, points: ['hand'] },
  {
    name: 's.scores',
    when: () => true,
    last: true,
    points: ['outcome'],
    facts: (at) => {
      const others = (at.outcome?.scores ?? []).filter((_, seat) => seat !== at.me);
      return { mine: at.outcome?.scores[at.me] ?? 0, other: Math.max(...others, 0) };
    },
  },
  { name: 's.farewell', when: () => true, last: true },
];
