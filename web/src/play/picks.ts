/** Which questions belong to one pick: several tokens or cards that the protocol asks for one after the other. */

import type { Decision } from '../net/types.ts';
import type { Pool } from './pool.ts';

/** Whether `now` goes on with the pick that `first` began to ask for, with so many answers sent since. */
export function goesOn(first: Decision, now: Decision | null, sent: number): now is Decision {
  return (
    now !== null &&
    now.kind === first.kind &&
    now.card === first.card &&
    now.other === first.other &&
    (now.picked ?? 0) === (first.picked ?? 0) + sent
  );
}

/** Whether what was picked for the one question can stand for the other: nothing has been sent, and the same lies there. */
export function stands(before: Decision | null, old: Pool | null, after: Decision | null, pool: Pool | null): boolean {
  if (before === null || old === null || pool === null || !goesOn(before, after, 0)) return false;
  if (old.lead !== pool.lead || old.least !== pool.least || old.most !== pool.most) return false;
  return old.stock.size === pool.stock.size && [...old.stock].every(([spot, count]) => pool.stock.get(spot) === count);
}
