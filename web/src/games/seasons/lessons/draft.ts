/** The second game of Seasons: the draft, and what to look for in it. It ends where the first round begins. */

import { asked, type Lesson, type Moment } from '../../lesson.ts';
import type { SeasonsObservation } from '../observations.ts';
import type { LessonName } from './words.svelte.ts';

type At = Moment<SeasonsObservation>;
/** How many cards we have chosen. */
const chosen = (at: At): number => at.seen.players[at.me]?.hand.length ?? 0;
const drafting = (at: At): boolean => asked(at, 'draft');
/** Whether so many have been chosen, or the draft is over. */
const has = (at: At, cards: number): boolean => chosen(at) >= cards || asked(at, 'split') || at.seen.round > 0;

export const DRAFT: readonly Lesson<SeasonsObservation, LessonName>[] = [
  { name: 'draft.pack', when: (at) => drafting(at) && chosen(at) === 0, points: ['aside:'] },
  { name: 'draft.first', when: drafting, until: (at) => has(at, 1), points: ['aside:'] },
  { name: 'draft.passed', when: (at) => drafting(at) && chosen(at) < 3, points: ['aside:'] },
  { name: 'draft.energy', when: drafting, until: (at) => has(at, 3), points: ['aside:'] },
  { name: 'draft.years', when: drafting, until: (at) => has(at, 6), points: ['aside:'] },
  { name: 'draft.deny', when: drafting, until: (at) => has(at, 8), points: ['aside:'] },
  { name: 'split', when: (at) => asked(at, 'split'), until: (at) => at.seen.round > 0, points: ['split'] },
  { name: 'draft.farewell', when: (at) => at.seen.round > 0 },
];
