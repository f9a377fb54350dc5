/** What others do that lies nowhere on the board is told in passing: answers to a request, leaving, coming back. */

import type { Seat, Step } from '../net/types.ts';

const NEWS = new Set(['agreed', 'refused', 'stand-in', 'gave-up', 'returned']);
const ENDS_A_REQUEST = new Set(['chose', 'refused', 'undid', 'gave-up']);

/** The steps among these that somebody on this seat is told of: what others did, and that one's own time is over. */
export function newsAmong(fresh: readonly Step[], seat: Seat | null): Step[] {
  return fresh.filter((step) => NEWS.has(step.did) && (step.seat !== seat || step.reason === 'time'));
}

/** Whether one of the fresh steps, the last of `steps`, is a choice of somebody who was asked to go back, and did not answer. */
export function playedOn(steps: readonly Step[], fresh: readonly Step[], seat: Seat | null): boolean {
  const asked = steps.findLast((step) => step.did === 'asked-undo' && step.seat === seat);
  if (asked === undefined) return false;
  const end = steps.find(
    (step) => step.number > asked.number && (ENDS_A_REQUEST.has(step.did) || (step.choices ?? 0) > 0),
  );
  return end?.did === 'chose' && end.seat !== seat && fresh.includes(end);
}
