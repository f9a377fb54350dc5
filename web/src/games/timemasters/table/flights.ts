/** What flies over the table when something happens: from where, to where. Places are the `data-at` of the table. */

import type { GameEvent, Seat } from '../../../net/types.ts';

export interface Flight {
  from: string;
  to: string;
  /** The card that flies; null: its back. */
  card: string | null;
}

/** What rises from a place: Ke that come, go, or turn. */
export interface Rising {
  at: string;
  ke: 'active' | 'exhausted' | 'ephemeral';
  /** Below 0: so many go. */
  amount: number;
}

/** The flight of a card that an event tells of; null: none. */
export function flightOf(event: GameEvent, me: Seat | null): Flight | null {
  const { player = 0, card = null, amount = 0, timer = 0 } = event.facts ?? {};
  const hand = `hand-${player}`;
  const discard = `discard-${player}`;
  const stand = `timer-${player}-${timer}`;
  switch (event.kind) {
    case 'card-taken':
      return { from: `sphere-${amount}`, to: hand, card };
    case 'closed-taken':
      return { from: `sphere-${amount}`, to: hand, card: null };
    case 'spell-played':
    case 'spell-released':
      return { from: hand, to: `area-${player}`, card };
    case 'spell-put':
      return { from: hand, to: stand, card };
    case 'timer-played':
      return { from: hand, to: `timers-${player}`, card };
    case 'timer-delayed':
      return { from: hand, to: stand, card: null };
    case 'focus-played':
    case 'card-discarded':
      return { from: hand, to: discard, card };
    case 'timer-launched':
    case 'timer-thrown-away':
    case 'delay-discarded':
      return { from: stand, to: discard, card };
    case 'card-exiled':
      return { from: hand, to: 'exiled', card };
    case 'card-taken-back':
      return { from: discard, to: hand, card };
    case 'card-drawn':
      return { from: `deck-${player}`, to: hand, card };
    case 'cards-drawn':
      // Of one's own cards each is told by itself.
      return player === me ? null : { from: `deck-${player}`, to: hand, card: null };
    case 'deck-reshuffled':
      return { from: discard, to: `deck-${player}`, card: null };
    default:
      return null;
  }
}

/** What an event does to somebody's Ke; null: nothing. */
export function risingOf(event: GameEvent): Rising | null {
  const { player = 0, amount = 0 } = event.facts ?? {};
  const at = `ke-${player}`;
  switch (event.kind) {
    case 'ke-added':
    case 'ke-restored':
      return { at, ke: 'active', amount };
    case 'ke-spent':
    case 'ke-exhausted':
      return { at, ke: 'exhausted', amount: -amount };
    case 'ephemeral-gained':
      return { at, ke: 'ephemeral', amount };
    case 'ephemeral-lost':
    case 'ephemeral-spent':
      return { at, ke: 'ephemeral', amount: -amount };
    default:
      return null;
  }
}
