/** The turns of a replay: where one can jump to. */

import type { ReplayStep } from '../net/answers.ts';
import type { Seat } from '../net/types.ts';

export interface Turn {
  /** The first state in it. */
  state: number;
  round: number;
  seat: Seat;
  /** Of a game that has years. */
  year: number | null;
}

/** Every turn, in order. A prelude, in which all decide at once, is one. */
export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  const turns: Turn[] = [];
  for (const { state, round, turn, year } of steps) {
    const last = turns.at(-1);
    if (last && last.round === round && (last.seat === turn || round === 0)) continue;
    turns.push({ state, round, seat: turn, year: year ?? null });
  }
  return turns;
}

const YEARS = 3;

/** The first turn of each of the three years; the prelude is no year, and time that is turned back begins none. */
export function yearsOf(turns: readonly Turn[]): Turn[] {
  let reached = 0;
  return turns.filter(({ year, round }) => {
    if (year === null || round === 0 || year <= reached || year > YEARS) return false;
    reached = year;
    return true;
  });
}

/** The first turn of each round. */
export function roundsOf(turns: readonly Turn[]): Turn[] {
  return turns.filter((turn, index) => index === 0 || turns[index - 1]?.round !== turn.round);
}
