/** What Timers do as long as they lie in play. */

import type { Seat } from '../../../net/types.ts';
import type { Lasting, TimeMastersCard } from '../cardList.ts';
import type { TimeMastersPlayer } from '../observations.ts';

/** How what lasts is drawn: a reminder token of that kind, or a card. */
export const LASTING_SIGNS: Readonly<Record<keyof Lasting, 'cheaper' | 'dearer' | 'cap' | 'card'>> = {
  'cheaper': 'cheaper', 'cheaper-here': 'cheaper', 'others-cheaper': 'cheaper', 'dearer': 'dearer', 'own-dearer': 'dearer',
  'cap': 'cap', 'own-cap': 'cap', 'hand': 'card', 'others-hand': 'card',
};

type Facts = (card: string) => TimeMastersCard | null;

/** What a spell of this cost costs a player now, into the spell area; never below nothing. */
export function costNow(cost: number, seat: Seat, players: readonly TimeMastersPlayer[], facts: Facts): number {
  const own = players[seat];
  const mine = own ? [own] : [];
  const others = players.filter((player) => player !== own);
  const cheaper = total('cheaper', mine, facts) + total('others-cheaper', others, facts);
  const dearer = total('own-dearer', mine, facts) + total('dearer', others, facts);
  return Math.max(0, cost + (own?.next_spell ?? 0) - cheaper + dearer);
}

/** The most Ke that a player may spend in the turn, by reminders and by Timers; null: as many as there are. */
export function capNow(seat: Seat, players: readonly TimeMastersPlayer[], facts: Facts): number | null {
  const own = players[seat];
  const caps = amounts('cap', players.filter((player) => player !== own), facts);
  if (own) caps.push(...amounts('own-cap', [own], facts));
  if (own?.cap != null) caps.push(own.cap);
  return caps.length > 0 ? Math.min(...caps) : null;
}

function total(what: keyof Lasting, players: readonly TimeMastersPlayer[], facts: Facts): number {
  return amounts(what, players, facts).reduce((sum, amount) => sum + amount, 0);
}

function amounts(what: keyof Lasting, players: readonly TimeMastersPlayer[], facts: Facts): number[] {
  return players.flatMap(({ timers }) => timers.flatMap(({ card }) => facts(card)?.lasting[what] ?? []));
}
