/** Which line of a table's chat was read last: kept for this tab, so that a page loaded anew calls nothing new. */

import type { ChatLine, Seat } from '../net/types.ts';

export class Reading {
  #read = $state(0);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `chronomage.read.${table}`;
    this.#read = Number(sessionStorage.getItem(this.#key) ?? 0);
  }

  /** Everything up to here has been seen. */
  upTo(lines: readonly ChatLine[]): void {
    const last = lines.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    sessionStorage.setItem(this.#key, String(last));
  }

  /** Whether somebody else has said something since. */
  hasMore(lines: readonly ChatLine[], mine: Seat | null): boolean {
    return lines.some((line) => line.number > this.#read && (line.seat == null || line.seat !== mine));
  }
}
