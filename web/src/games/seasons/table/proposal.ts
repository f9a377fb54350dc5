/** What a payment is proposed to be made of: the tokens that are worth least now. */

import type { Decision } from '../../../net/types.ts';
import type { Pool } from '../../../play/pool.ts';
import type { Spot } from '../../../play/spots.ts';
import { TRANSMUTATION } from '../facts.ts';
import type { SeasonsObservation } from '../observations.ts';
import { letterAt } from '../spots.ts';

const PAYMENTS = new Set(['pay-any', 'overflow', 'discard-energy']);

export function proposal(seen: SeasonsObservation, decision: Decision, pool: Pool | null): Spot[] {
  if (pool === null || !PAYMENTS.has(decision.kind)) return [];
  const tokens = [...pool.stock].flatMap(([spot, count]) => Array<Spot>(count).fill(spot));
  const price = (spot: Spot): number => {
    const letter = letterAt(spot);
    return letter === null ? 0 : TRANSMUTATION[seen.season][letter];
  };
  return tokens.sort((one, other) => price(one) - price(other)).slice(0, pool.least);
}
