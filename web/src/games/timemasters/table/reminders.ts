/** The reminder tokens before a player: spells dearer or cheaper, Ke that may be spent. */

import type { Seat } from '../../../net/types.ts';
import type { Board } from './board.svelte.ts';
import { capNow } from './lasting.ts';
import { say } from './words.svelte.ts';

export interface Token {
  readonly kind: 'dearer' | 'cheaper' | 'cap';
  readonly amount: number;
  readonly said: string;
  /** It counts only in the next turn. */
  readonly later: boolean;
}

export function remindersOf(board: Board, seat: Seat): Token[] {
  const player = board.seen.players[seat];
  if (player === undefined) return [];
  const { next_spell: next, next_turn_spell: later, spent } = player;
  const cap = capNow(seat, board.seen.players, (card) => board.facts(card));
  const found: Token[] = [];
  if (next > 0) found.push({ kind: 'dearer', amount: next, said: say('dearer', { n: next }), later: false });
  if (next < 0) found.push({ kind: 'cheaper', amount: -next, said: say('cheaper', { n: -next }), later: false });
  if (later > 0) found.push({ kind: 'dearer', amount: later, said: say('dearer-later', { n: later }), later: true });
  if (later < 0) found.push({ kind: 'cheaper', amount: -later, said: say('cheaper-later', { n: -later }), later: true });
  if (cap !== null) found.push({ kind: 'cap', amount: cap, said: say('cap', { n: cap, spent }), later: false });
  return found;
}
