import type { Observation } from '../net/observations.ts';
import type { Seat } from '../net/types.ts';

/** Who must decide something now. The observation of a game from outside need not say it: then it is nobody known. */
export function actingIn(seen: Observation | null): readonly Seat[] {
  const acting: unknown = seen?.must_act;
  return Array.isArray(acting) ? (acting as Seat[]) : [];
}
