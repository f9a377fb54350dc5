/** Which line of a table's chat was read last: kept for this tab, so that a page loaded anew calls nothing new. */

import { session } from '../net/session.svelte.ts';
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
    return this.unread(lines, mine).length > 0;
  }

  /** What others have said since. */
  unread(lines: readonly ChatLine[], mine: Seat | null): ChatLine[] {
    return lines.filter((line) => line.number > this.#read && !isOwn(line, mine));
  }
}

/** Whether we said it: from our seat, or as a watcher under our name. */
export function isOwn(line: ChatLine, mine: Seat | null): boolean {
  return line.seat == null ? mine === null && line.name === session.name : line.seat === mine;
}
