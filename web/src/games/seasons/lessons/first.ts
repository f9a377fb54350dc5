/** The first game of Seasons, lesson by lesson, in the order in which one would explain it at a table. */

import { asked, happened, mayChoose, type Lesson, type Moment } from '../../lesson.ts';
import { LAST_YEAR, RESERVE_LIMIT } from '../facts.ts';
import type { SeasonsObservation, SeasonsPlayer } from '../observations.ts';
import type { LessonName } from './words.svelte.ts';

type At = Moment<SeasonsObservation>;
const mine = (at: At): SeasonsPlayer | undefined => at.seen.players[at.me];
/** The free part of our turn. */
const turn = (at: At): boolean => asked(at, 'turn');
/** Something to say at any moment in which we have the time to read: our own. */
const ours = (at: At): boolean => asked(at, 'turn', 'die');

export const FIRST: readonly Lesson<SeasonsObservation, LessonName>[] = [
  {
    name: 'card',
    when: (at) => at.seen.round === 0,
    card: { name: 'amulet-of-air', parts: ['cost', 'type', 'prestige', 'rule'] },
  },
  { name: 'goal', when: (at) => at.seen.round === 0 || ours(at) },
  {
    name: 'split',
    when: (at) => asked(at, 'split'),
    until: (at) => at.seen.round > 0,
    points: ['split'],
  },
  { name: 'wheel', when: ours, points: ['wheel'] },
  { name: 'dice', when: (at) => asked(at, 'die'), points: ['dice'] },
  {
    name: 'take-die',
    when: (at) => asked(at, 'die'),
    until: (at) => happened(at, 'die-taken', at.me) > 0,
    points: ['dice'],
  },
  {
    name: 'reserve',
    when: turn,
    points: ['reserve'],
    facts: (at) => ({ n: mine(at)?.reserve.length ?? 0, limit: mine(at)?.reserve_limit ?? RESERVE_LIMIT }),
  },
  { name: 'crystals', when: turn, points: ['crystals'] },
  {
    name: 'transmute',
    when: (at) => turn(at) && mayChoose(at, 'transmute'),
    until: (at) => happened(at, 'energy-transmuted', at.me) > 0,
    points: ['transmute', 'reserve'],
  },
  {
    name: 'gauge',
    when: turn,
    points: ['gauge'],
    facts: (at) => ({ gauge: mine(at)?.gauge ?? 0, cards: mine(at)?.in_play.length ?? 0 }),
  },
  {
    name: 'summon',
    when: (at) => turn(at) && mayChoose(at, 'summon'),
    until: (at) => happened(at, 'card-summoned', at.me) > 0,
    points: ['hand:', 'hand'],
  },
  {
    name: 'why-not',
    when: (at) => turn(at) && !mayChoose(at, 'summon') && (mine(at)?.hand.length ?? 0) > 0,
    points: ['hand'],
  },
  { name: 'effects', when: (at) => turn(at) && happened(at, 'card-summoned', at.me) > 0, points: ['play'] },
  {
    name: 'activate',
    when: (at) => turn(at) && mayChoose(at, 'activate'),
    until: (at) => happened(at, 'card-activated', at.me) > 0,
    points: ['play:', 'play'],
  },
  { name: 'bonuses', when: (at) => turn(at) && at.seen.round > 1, points: ['bonuses'] },
  {
    name: 'end-turn',
    when: (at) => turn(at) && mayChoose(at, 'end'),
    until: (at) => happened(at, 'turn-ended', at.me) > 0,
    points: ['end', 'lectern'],
  },
  { name: 'round', when: (at) => ours(at) && happened(at, 'marker-moved') > 0, points: ['wheel'] },
  { name: 'library', when: (at) => ours(at) && at.seen.round > 2 && at.seen.year < LAST_YEAR, points: ['library'] },
  { name: 'season', when: (at) => ours(at) && happened(at, 'season-changed') > 0, points: ['wheel'] },
  { name: 'free', when: (at) => turn(at) && at.seen.round > 3, points: ['lectern'] },
  { name: 'year', when: (at) => ours(at) && at.seen.year === 2, points: ['hand'] },
  { name: 'last-year', when: (at) => ours(at) && at.seen.year >= LAST_YEAR, points: ['hand'] },
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
