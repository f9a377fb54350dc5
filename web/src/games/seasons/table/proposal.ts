/** What a payment is proposed to be made of: the tokens that are worth least now. */

import type { EnergyLetter, SeasonsObservation } from '../../../net/observations.ts';
import type { Decision } from '../../../net/types.ts';
import type { Pool } from '../../../play/pool.ts';
import { RATES } from './rates.ts';

const PAYMENTS = new Set(['pay-any', 'overflow', 'discard-energy']);

export function proposal(seen: SeasonsObservation, decision: Decision, pool: Pool | null): string[] {
  if (pool === null || !PAYMENTS.has(decision.kind)) return [];
  const tokens = [...pool.stock].flatMap(([text, count]) => Array<string>(count).fill(text));
  const price = (text: string): number => RATES[seen.season][text.slice(-1) as EnergyLetter];
  return tokens.sort((one, other) => price(one) - price(other)).slice(0, pool.least);
}
