/**
 * Numbers of the rules that the table draws or counts with.
 *
 * Made by `make generated` from src/chronomage/games/seasons/facts.py: change it there.
 */

/** How many may play, as costs name it. */
export const PLAYER_COUNTS = ['2', '3', '4'] as const;

/** In their order. */
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;

/** In the order in which they are always told. */
export const ENERGIES = ['A', 'W', 'F', 'E'] as const;

/** Of the wheel; every season has as many. */
export const SPACES = 12;

/** From the first to the last. */
export const YEARS = [1, 2, 3] as const;

/** For which cards are put by, as a library names them. */
export const LIBRARY_YEARS = ['2', '3'] as const;

/** After it the game is over. */
export const LAST_YEAR = 3;

/** Of those dealt. */
export const CARDS_KEPT = 9;

/** Tokens, as long as no card changes it. */
export const RESERVE_LIMIT = 7;

/** The prestige that bonuses cost, by how many were used. */
export const BONUS_PENALTY = [0, 5, 12, 20] as const;

/** Of ready-made cards. */
export const APPRENTICE_SETS = 4;

/** Crystals for a token, by season. */
export const TRANSMUTATION = {
  winter: { A: 1, W: 1, F: 2, E: 3 },
  spring: { A: 2, W: 1, F: 3, E: 1 },
  summer: { A: 3, W: 2, F: 1, E: 1 },
  autumn: { A: 1, W: 3, F: 1, E: 2 },
} as const;
