/** Where choices lie at a table that knows nothing of its game. */

import type { Observation } from '../../../net/observations.ts';
import type { Choice, Decision } from '../../../net/types.ts';
import type { Spot } from '../../../play/spots.ts';

/** So many choices have room in the lectern. */
export const IN_THE_LECTERN = 6;
/** How the spots of the sheet of choices begin. */
export const LISTED = 'choice:';

/** Few choices stand in the lectern; many are listed on a sheet of their own. */
export function spotOf(_: Observation, decision: Decision, choice: Choice): Spot {
  return decision.choices.length > IN_THE_LECTERN ? `${LISTED}${choice.id}` : 'none';
}
