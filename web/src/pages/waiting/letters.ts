/** Before a game: what there is to send to others, and why somebody may have no seat. */

import type { OwnTable } from '../../net/answers.ts';
import type { Seat, SeatView, TableView } from '../../net/types.ts';
import type { WordKey } from '../../words/words.svelte.ts';

/** A link that lets somebody sit down: on any of these seats. */
export interface Letter {
  seats: readonly Seat[];
  /** The code in it; null: the address of the table is enough. */
  invite: string | null;
  kind: 'open' | 'invited';
}

export function isFree(seat: SeatView): boolean {
  return seat.kind === 'open' || seat.kind === 'invited';
}

/** One letter for all open seats, and one for each seat by invitation; only those that we can write. */
export function lettersOf(view: TableView, own: OwnTable | null): Letter[] {
  const letters: Letter[] = [];
  const open = view.seats.flatMap((seat, number) => (seat.kind === 'open' ? [number] : []));
  const key = view.privacy === 'private' ? own?.invite : null;
  if (open.length > 0 && key !== undefined) letters.push({ seats: open, invite: key, kind: 'open' });
  view.seats.forEach((seat, number) => {
    const invite = seat.kind === 'invited' && own?.seat_invites?.[String(number)];
    if (invite) letters.push({ seats: [number], invite, kind: 'invited' });
  });
  return letters;
}

/** Why there is no seat for somebody who came with this invitation, or without one. */
export function whyNoSeat(view: TableView, invite: string | null): WordKey {
  if (!view.seats.some(isFree)) return 'wait.full';
  return invite === null ? 'wait.no-seat.invited' : 'wait.no-seat.used';
}
