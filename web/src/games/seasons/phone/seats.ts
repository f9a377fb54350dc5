/** Who has what, on a table where one looks at one player after the other. */

import type { Spot } from '../../../play/spots.ts';
import type { SeasonsObservation } from '../observations.ts';

/** The serials of the cards that are imitated. */
export function modelsIn(seen: SeasonsObservation): ReadonlySet<number> {
  return new Set(seen.players.flatMap(({ in_play }) => in_play.map(({ model }) => model)));
}

/** Before whom a thing lies that can be chosen, a card in play or a token; null: before nobody. */
export function seatAt(seen: SeasonsObservation, spot: Spot): number | null {
  const [place, name] = spot.split(':');
  if (place === 'their') return Number(name);
  const seat = place === 'play' ? seen.players.findIndex(({ in_play }) => in_play.some(({ serial }) => serial === Number(name))) : -1;
  return seat < 0 ? null : seat;
}
