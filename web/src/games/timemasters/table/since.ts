/** What is worth telling of the turns between one's own. */

import type { GameEvent, Seat } from '../../../net/types.ts';

const TOLD = new Set([
  'turn-passed',
  'spell-played',
  'spell-put',
  'spell-released',
  'spell-echoed',
  'focus-played',
  'timer-played',
  'timer-launched',
  'timer-delayed',
  'timer-thrown-away',
  'timer-wandered',
  'card-taken',
  'closed-taken',
  'card-exiled',
]);
/** What others do to us is told as well. */
const DONE_TO_US = new Set([
  'spell-dearer', 'spell-cheaper', 'ke-capped', 'ke-exhausted', 'ke-added', 'ephemeral-lost', 'ephemeral-gained', 'card-discarded',
  'card-taken-back',
]);

/** The events of the others' turns after our last one; for those who watch, of the last turns of all. */
export function sinceLastTurn(events: readonly GameEvent[], me: Seat | null): GameEvent[] {
  let found: GameEvent[] = [];
  let ours = true;
  let watched: Seat | null = null;
  for (const event of events) {
    if (event.kind === 'turn-began') {
      const player = event.facts?.player ?? null;
      const next = me === null ? player !== watched : player === me;
      if (me === null ? next : ours && !next) found = [];
      ours = me !== null && next;
      watched = player;
    }
    if (ours) continue;
    if (TOLD.has(event.kind) || (event.facts?.player === me && DONE_TO_US.has(event.kind))) found.push(event);
  }
  return found;
}
