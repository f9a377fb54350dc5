/** What the others did since one's own last turn ended. */

import type { GameEvent, Step } from '../../../net/types.ts';

/** What is worth telling in a few lines; everything is in the chronicle. */
const TOLD = new Set([
  'die-taken',
  'card-summoned',
  'card-put-into-play',
  'card-activated',
  'card-sacrificed',
  'energy-transmuted',
  'energy-stolen',
  'crystals-lost',
  'crystals-stolen',
  'bonus-used',
  'ability-used',
  'season-changed',
  'year-begins',
  'imitation-began',
  'gauge-lowered',
  'reserve-shrunk',
  'card-passed',
]);

/** Of what others do, this may happen to us. */
const DONE_TO_US = new Set([
  'crystals-lost',
  'gauge-lowered',
  'energy-discarded',
  'energy-became-air',
  'card-sacrificed',
  'card-discarded',
  'card-returned',
  'reserve-shrunk',
]);

export function sinceLastTurn(steps: readonly Step[], me: number): GameEvent[] {
  const told: GameEvent[] = [];
  for (let at = steps.length - 1; at >= 0; at--) {
    for (const event of [...(steps[at]?.events ?? [])].reverse()) {
      const mine = event.facts?.player === me;
      if (mine && event.kind === 'turn-ended') return told.reverse();
      // What happens to us by others counts; what we do by ourselves we know.
      if ((mine ? DONE_TO_US : TOLD).has(event.kind) && steps[at]?.seat !== me) told.push(event);
    }
  }
  return told.reverse();
}
