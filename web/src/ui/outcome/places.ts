/** Who comes where: as the rules count, but whoever gave up comes last. */

import type { Outcome, Seat, SeatView } from '../../net/types.ts';

export interface Place {
  seat: Seat;
  /** From 1; those who are level share it. */
  place: number;
  wins: boolean;
}

export function placesOf(outcome: Outcome, seats: readonly SeatView[]): Place[] {
  const rank = (seat: Seat): number =>
    (outcome.ranking[seat] ?? 0) + (seats[seat]?.stand_in === 'gave-up' ? outcome.scores.length : 0);
  return outcome.scores
    .map((_, seat) => seat)
    .sort((one, other) => rank(one) - rank(other))
    .map((seat) => {
      const place = 1 + outcome.scores.filter((_, other) => rank(other) < rank(seat)).length;
      return { seat, place, wins: place === 1 };
    });
}
