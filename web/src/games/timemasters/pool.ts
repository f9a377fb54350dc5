/** What can be picked together in Time Masters, before anything is sent. */

import type { MaybeCard } from '../../net/observations.ts';
import type { Decision } from '../../net/types.ts';
import { counted } from '../../play/copies.ts';
import type { Pool } from '../../play/pool.ts';
import type { Spot } from '../../play/spots.ts';
import type { TimeMastersObservation } from './observations.ts';
import { cardPlace } from './spots.ts';

/** The cards of which several can be picked in this decision; null: it asks for one thing. */
export function poolOf(seen: TimeMastersObservation, decision: Decision): Pool | null {
  const me = seen.player === null ? undefined : seen.players[seen.player];
  const most = decision.count ?? 0;
  // Of a pick that was broken off, the rest is chosen one by one: in rising order not everything can follow any more.
  if (me === undefined || most < 2 || decision.picked) return null;
  const least = decision.choices.some(({ form }) => form === 'done') ? 1 : most;
  const there = (cards: readonly MaybeCard[]): Map<Spot, number> =>
    new Map([...counted(cards)].map(([card, count]) => [`${cardPlace(decision)}:${card}`, count]));
  switch (decision.kind) {
    case 'discard':
    case 'exile':
      // Asked for in rising order, the last cards of the hand are not offered yet, and can be picked all the same.
      return { stock: there(me.hand), least, most };
    case 'exile-discard':
    case 'take-back': {
      // Maybe only cards of one kind; all of them are offered where one may stop, else not those at the end yet.
      if (least === most) return null;
      const offered = new Set(decision.choices.map(({ facts }) => facts?.card));
      return { stock: there(me.discard.filter((card) => card !== null && offered.has(card))), least, most };
    }
    default:
      return null;
  }
}
