/** What energy is worth. The numbers are those of TRANSMUTATION in src/chronomage/games/seasons/facts.py. */

import type { CardInPlay, EnergyLetter, SeasonName, SeasonsObservation } from '../../../net/observations.ts';

export const LETTERS: readonly EnergyLetter[] = ['A', 'W', 'F', 'E'];
export const SEASON_ORDER: readonly SeasonName[] = ['winter', 'spring', 'summer', 'autumn'];
export const SPACES = 12;

export const RATES: Readonly<Record<SeasonName, Readonly<Record<EnergyLetter, number>>>> = {
  winter: { A: 1, W: 1, F: 2, E: 3 },
  spring: { A: 2, W: 1, F: 3, E: 1 },
  summer: { A: 3, W: 2, F: 1, E: 1 },
  autumn: { A: 1, W: 3, F: 1, E: 2 },
};

/** The prestige that bonuses cost, by how many were used: BONUS_PENALTY of the same file. */
export const BONUS_PRICE = [0, -5, -12, -20] as const;

export function nextSeason(season: SeasonName): SeasonName {
  return SEASON_ORDER[(SEASON_ORDER.indexOf(season) + 1) % SEASON_ORDER.length] ?? 'winter';
}

/** What is added for each token: by each Purse of Io, Io's Bounty, and the bonuses used this turn. */
export function addition(seen: SeasonsObservation, seat: number): number {
  const player = seen.players[seat];
  if (player === undefined) return 0;
  const purses = player.in_play.filter((each: CardInPlay) => (each.imitates ?? each.card) === 'purse-of-io').length;
  return purses + (seen.enchantment === 'ios-bounty' ? 1 : 0) + player.transmute_bonus;
}

/** The crystals for these tokens now; texts of choices, such as `F` and `amulet F`. */
export function worth(seen: SeasonsObservation, seat: number, picked: readonly string[]): number {
  const more = addition(seen, seat);
  return picked.reduce((sum, text) => sum + RATES[seen.season][text.slice(-1) as EnergyLetter] + more, 0);
}
