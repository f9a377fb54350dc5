/** The dice of the round as they are shown, each at its place, and in words. */

import type { DieFacts } from '../../../net/types.ts';
import type { SignName } from '../signs/words.svelte.ts';
import type { Board } from './board.svelte.ts';
import type { Staging } from './staging.svelte.ts';
import { say } from './words.svelte.ts';

export interface ShownDie {
  place: number;
  die: DieFacts | null;
  /** Who took it; null: nobody did. */
  seat: number | null;
  /** The last one, which moves the marker. */
  left: boolean;
}

/** A taken die leaves its place empty; it is shown there all the same, with the sign of who has it. */
export function shownDice(board: Board, staging: Staging): ShownDie[] {
  const { seen } = board;
  if (staging.dice) {
    return seen.dice.map((_, index) => ({ place: index + 1, die: staging.dice?.get(index + 1) ?? null, seat: null, left: false }));
  }
  const takers = order(board);
  const everybody = takers.every((seat) => seen.players[seat]?.die);
  const gone = takers.filter((seat) => seen.players[seat]?.die);
  return seen.dice.map((die, index) => {
    const place = index + 1;
    if (die !== null) return { place, die, seat: staging.taken.get(place) ?? null, left: everybody };
    // Which of the takers had this place is not told; the log has it.
    const seat = whoTook(board, place) ?? gone.shift() ?? null;
    return { place, die: seat === null ? null : (seen.players[seat]?.die ?? null), seat, left: false };
  });
}

function order(board: Board): number[] {
  const count = board.seen.players.length;
  return board.seen.players.map((_, index) => (board.seen.first_player + index) % count);
}

/** Looked up in what happened since the round began. */
function whoTook(board: Board, place: number): number | null {
  const { steps } = board.table;
  for (let at = steps.length - 1; at >= 0; at--) {
    for (const event of [...(steps[at]?.events ?? [])].reverse()) {
      if (event.kind === 'die-taken' && event.facts?.place === place) return event.facts.player ?? null;
      if (event.kind === 'round-began') return null;
    }
  }
  return null;
}

export function dieInWords(board: Board, { place, die, seat, left }: ShownDie): string {
  const said = [say('die', { n: place })];
  if (die) said.push(board.table.texts?.die(die) ?? '');
  if (seat !== null) said.push(say('die-taken', { name: board.nameOf(seat) }));
  if (left) said.push(say('die-left', { n: die?.pips ?? 0 }));
  return said.join(': ');
}

/** The signs on it that need a word. */
export function dieSigns(die: DieFacts): SignName[] {
  const there: [boolean, SignName][] = [
    [die.energy !== '', 'die.energy'],
    [die.crystals > 0, 'die.crystals'],
    [die.star, 'die.star'],
    [die.card, 'die.card'],
    [die.transmute, 'die.transmute'],
    [true, 'die.pips'],
  ];
  return there.filter(([has]) => has).map(([, name]) => name);
}
