/** What energy is worth: by the rules, and by what lies on the table. */

import { SEASONS, SPACES, TRANSMUTATION } from '../facts.ts';
import type { CardInPlay, EnergyLetter, SeasonName, SeasonsObservation } from '../observations.ts';

/** What is never exceeded without an addition. */
export const DEAREST = Math.max(...Object.values(TRANSMUTATION).flatMap((rates) => Object.values(rates)));

/** The season of a space of the wheel, which counts from 1. */
export function seasonAt(space: number): SeasonName {
  return SEASONS[Math.floor((space - 1) / (SPACES / SEASONS.length))] ?? 'winter';
}

export function nextSeason(season: SeasonName): SeasonName {
  return SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length] ?? 'winter';
}

/** The space so many steps from another, round the wheel. */
export function spaceAfter(space: number, steps: number): number {
  return ((((space - 1 + steps) % SPACES) + SPACES) % SPACES) + 1;
}

/** What is added for each token: by each Purse of Io, Io's Bounty, and the bonuses used this turn. */
export function addition(seen: SeasonsObservation, seat: number): number {
  const player = seen.players[seat];
  if (player === undefined) return 0;
  const purses = player.in_play.filter((each: CardInPlay) => (each.imitates ?? each.card) === 'purse-of-io').length;
  return purses + (seen.enchantment === 'ios-bounty' ? 1 : 0) + player.transmute_bonus;
}

/** The crystals for these tokens now. */
export function worth(seen: SeasonsObservation, seat: number, letters: readonly EnergyLetter[]): number {
  const more = addition(seen, seat);
  return letters.reduce((sum, letter) => sum + TRANSMUTATION[seen.season][letter] + more, 0);
}
