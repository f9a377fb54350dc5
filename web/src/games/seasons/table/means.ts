/** The reserve and the gauge of a player, for his board and for the one line that it folds to. */

import { ENERGIES } from '../facts.ts';
import type { EnergyLetter, SeasonsPlayer } from '../observations.ts';
import type { Board } from './board.svelte.ts';
import { say } from './words.svelte.ts';

export interface Token {
  letter: EnergyLetter;
  /** Its number among those of its kind. */
  nth: number;
}

export function inOrder(letters: string): Token[] {
  return ENERGIES.flatMap((letter) => Array.from({ length: letters.split(letter).length - 1 }, (_, nth) => ({ letter, nth })));
}

/** A place for each token that the reserve holds, with what lies there. */
export function placesOf(player: SeasonsPlayer): (Token | null)[] {
  const tokens = inOrder(player.reserve);
  return Array.from({ length: Math.max(player.reserve_limit, tokens.length) }, (_, at) => tokens[at] ?? null);
}

export function reserveInWords(board: Board, seat: number, player: SeasonsPlayer): string {
  return say('reserve-of', {
    name: board.nameOf(seat),
    tokens: board.table.texts?.tokens(player.reserve) ?? player.reserve,
    n: player.reserve.length,
    limit: player.reserve_limit,
  });
}

/** How many more cards may come into play. */
export function freeOn(player: SeasonsPlayer): number {
  return Math.max(0, player.gauge - player.in_play.length);
}

export function gaugeInWords(player: SeasonsPlayer): string {
  return say('gauge-of', { used: player.in_play.length, gauge: player.gauge, n: freeOn(player) });
}
