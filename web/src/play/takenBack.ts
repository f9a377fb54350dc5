/** What was taken back stays in the story that the server tells; nobody should read it as if it stood. */

import type { Step } from '../net/types.ts';

/** The numbers of the choices that were taken back. What a game began with, from the middle of another, stays. */
export function takenBack(steps: readonly Step[]): ReadonlySet<number> {
  const made: number[] = [];
  const gone = new Set<number>();
  for (const { number, did, choices } of steps) {
    if (did === 'chose') made.push(number);
    else if (did !== 'continued' && choices) for (const each of made.splice(-choices)) gone.add(each);
  }
  return gone;
}
