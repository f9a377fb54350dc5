/** What can be picked together in Seasons, before anything is sent. */

import type { Decision } from '../../net/types.ts';
import { counted } from '../../play/copies.ts';
import type { Pool } from '../../play/pool.ts';
import type { Spot } from '../../play/spots.ts';
import { ENERGIES } from './facts.ts';
import type { SeasonsObservation, SeasonsPlayer } from './observations.ts';
import { cardSpot, energyPlace } from './spots.ts';

const ANY_NUMBER = Number.POSITIVE_INFINITY;

/** What can be picked in this decision; null: it asks for one thing. */
export function poolOf(seen: SeasonsObservation, decision: Decision): Pool | null {
  const me = seen.player === null ? undefined : seen.players[seen.player];
  // Of a pick that was broken off, the rest is chosen one by one: in rising order not everything can follow any more.
  if (me === undefined || decision.picked) return null;
  const wanted = decision.count ?? 0;
  const there = (letters: Iterable<string>): Map<Spot, number> => lying(energyPlace(decision), letters);
  switch (decision.kind) {
    case 'turn':
      return decision.choices.some(({ form }) => form === 'transmute')
        ? { stock: payable(me), least: 1, most: ANY_NUMBER, lead: 'transmute' }
        : null;
    case 'transmute':
      return { stock: payable(me), least: 1, most: ANY_NUMBER };
    case 'exchange':
    case 'pay-any':
      return exactly(wanted, payable(me));
    case 'overflow':
    case 'discard-energy':
      return exactly(wanted, there(me.reserve));
    case 'gain-energy':
    case 'put-energy':
      return wanted > 1 ? exactly(wanted, there(ENERGIES.join('').repeat(wanted))) : null;
    case 'take-tokens': {
      const tokens = tokensOn(me, decision);
      return tokens === null ? null : { stock: there(tokens), least: 1, most: ANY_NUMBER };
    }
    case 'steal-energy':
      return { stock: there(robbed(seen, decision)?.reserve ?? ''), least: 1, most: wanted };
    case 'discard-some':
      return { stock: cards(me, me.hand), least: 1, most: ANY_NUMBER };
    case 'choose-nine':
      return exactly(wanted, cards(me, me.aside));
    default:
      return null;
  }
}

/** The tokens on the card that is asked about; null: of two copies with different ones, nobody can say which it is. */
function tokensOn(me: SeasonsPlayer, { card }: Decision): string | null {
  const lying = me.in_play.filter((each) => (each.imitates ?? each.card) === card || each.card === card);
  const tokens = new Set(lying.map((each) => each.tokens).filter(Boolean));
  return tokens.size === 1 ? ([...tokens][0] ?? null) : null;
}

/** The player whose energy is taken now. */
function robbed(seen: SeasonsObservation, { other }: Decision): SeasonsPlayer | undefined {
  return other == null ? undefined : seen.players[other];
}

/** The tokens on Amulets of Water, which pay for whatever their owner pays. */
export function onAmulets(me: SeasonsPlayer): string {
  return me.in_play
    .filter((each) => (each.imitates ?? each.card) === 'amulet-of-water')
    .map((each) => each.tokens)
    .join('');
}

function exactly(count: number, stock: ReadonlyMap<Spot, number>): Pool | null {
  return count > 0 ? { stock, least: count, most: count } : null;
}

/** The tokens of one's own that can pay. */
function payable(me: SeasonsPlayer): Map<Spot, number> {
  return new Map([...lying('token', me.reserve), ...lying('amulet', onAmulets(me))]);
}

function lying(place: string, letters: Iterable<string>): Map<Spot, number> {
  return new Map([...counted(letters)].map(([letter, count]) => [`${place}:${letter}`, count]));
}

function cards(me: SeasonsPlayer, names: readonly (string | null)[]): Map<Spot, number> {
  return new Map([...counted(names)].map(([card, count]) => [cardSpot(me, card), count]));
}
