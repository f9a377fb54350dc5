/** Where the choices of a decision lie on the table. */

import type { Choice, Decision } from '../net/types.ts';

/** A place on the table, as a key that its game understands; `none`: what has no place and stands in the lectern. */
export type Spot = string;

/** The choices of a decision by spot; those of `none` in their order. */
export type Spots = ReadonlyMap<Spot, readonly Choice[]>;

export function spotsOf(decision: Decision, spotOf: (choice: Choice) => Spot): Spots {
  const spots = new Map<Spot, Choice[]>();
  for (const choice of decision.choices) {
    const spot = spotOf(choice);
    const there = spots.get(spot);
    if (there) there.push(choice);
    else spots.set(spot, [choice]);
  }
  return spots;
}
