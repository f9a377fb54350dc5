/**
 * What comes to lie under a resting pointer cannot have been meant by a press in the same moment. This is the reckoning;
 * `pressGuard.ts` tells it what happens in the page.
 */

/** How long something lies under a resting pointer before it can be pressed, in milliseconds: longer than a double click. */
export const MOMENT = 400;

export class Steady {
  x = 0;
  y = 0;
  #meaning = '';
  /** Since when what lies there means what it means; whatever the pointer was moved to is meant. */
  #since = -Infinity;

  /** The pointer was pressed or moved to a point; nearer than `near` to where it rested it rests on. */
  at(x: number, y: number, near: number, meaning: () => string): void {
    if (Math.hypot(x - this.x, y - this.y) <= near) return;
    this.x = x;
    this.y = y;
    this.#meaning = meaning();
    this.#since = -Infinity;
  }

  /** Something has changed in the page, and this is what lies under the pointer now. */
  changed(meaning: string, now: number): void {
    if (meaning === this.#meaning) return;
    this.#meaning = meaning;
    this.#since = now;
  }

  /** Whether what lies there can be pressed. */
  allows(now: number): boolean {
    return now - this.#since >= MOMENT;
  }
}
