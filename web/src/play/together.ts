/** What was sent together is taken back together: one press, one undo, however many choices of the protocol it was. */

import type { Step } from '../net/types.ts';

/** How many choices of the game stand after these steps: those made, less those taken back. */
export function standing(steps: readonly Step[]): number {
  return steps.reduce((sum, { did, choices }) => {
    if (did === 'chose') return sum + 1;
    return did === 'continued' ? sum + (choices ?? 0) : sum - (choices ?? 0);
  }, 0);
}

export class Together {
  /** How many choices stood before and after each. */
  #sent: { from: number; to: number }[] = [];

  sent(from: number, to: number): void {
    this.#sent = this.#sent.filter((each) => each.to <= from);
    if (to > from) this.#sent.push({ from, to });
  }

  /** How many choices the last press was, where so many stand. */
  last(standing: number): number {
    const found = this.#sent.findLast(({ to }) => to === standing);
    return found === undefined ? 1 : found.to - found.from;
  }
}
