/** How a Timer in play stands, in words. */

import type { Lasting } from '../cardList.ts';
import type { TimerInPlay } from '../observations.ts';
import type { Board } from './board.svelte.ts';
import { say } from './words.svelte.ts';

export interface TimerState {
  readonly free: number;
  /** When it comes, in a sentence; and in a word or two. */
  readonly when: string;
  readonly brief: string;
  /** In a single word. */
  readonly word: string;
  /** What it does as long as it lies in play. */
  readonly lasting: readonly (readonly [keyof Lasting, number])[];
  /** All of it, with its number, for those who cannot see it. */
  readonly said: string;
}

/** `own`: of the player who looks at it. */
export function timerState(board: Board, timer: TimerInPlay, own: boolean): TimerState {
  const free = Math.max(0, timer.slots - timer.spells.length);
  const lasting = Object.entries(board.facts(timer.card)?.lasting ?? {}) as [keyof Lasting, number][];
  const due = own && board.kind === 'timers';
  const full = timer.settled ? say('timer.settled') : say(due ? 'timer.due' : 'timer.full');
  const when = free > 0 ? say('timer.free', { n: free }) : full;
  const brief = free > 0 ? when : say(timer.settled ? 'timer.later' : 'timer.soon');
  const word = free > 0 ? say('timer.open') : brief;
  const said = [
    say('timer', { n: timer.place, name: board.say(timer.card) }),
    when,
    timer.delays.length > 0 ? say('timer.delays', { n: timer.delays.length }) : '',
    ...lasting.map(([what, n]) => say(`lasting.${what}`, { n })),
  ];
  return { free, when, brief, word, lasting, said: said.filter(Boolean).join('. ') };
}
