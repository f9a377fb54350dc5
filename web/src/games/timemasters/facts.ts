/**
 * Numbers of the rules that the table draws or counts with.
 *
 * Made by `make generated` from src/chronomage/games/timemasters/facts.py: change it there.
 */

/** A sphere has one each. */
export const SPHERE_LEVELS = [1, 2, 3, 4, 5] as const;

/** Spells more than the open card of the same sphere. */
export const CLOSED_COSTS = 1;

/** Ephemeral Ke that one may have. */
export const MOST_EPHEMERAL = 4;

/** Discarded to restore one Ke. */
export const CARDS_FOR_KE = 2;

/** Of its holder, after which Timer X moves on. */
export const WANDERING_TURNS = 3;
