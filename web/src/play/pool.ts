/** What can be picked together, before anything is sent. */

import type { Spot } from './spots.ts';

export interface Pool {
  /** How often each may be picked, by where it lies. */
  readonly stock: ReadonlyMap<Spot, number>;
  readonly least: number;
  readonly most: number;
  /** The form of the choice that has to be made first, where the question is not open yet. */
  readonly lead?: string;
}
