/**
 * What is read on a phone, one thing at a time: a card, a die, a bonus. A tap on it opens its page, and only what stands
 * there to be pressed does something with it, or a second tap on the thing itself: nothing is done by a first touch.
 *
 * A table has one `Reader`. Whatever lies on it calls `reader.tap(pages, key)` when it is tapped, with all that lies
 * together with it (a hand, the dice), so that a swipe goes on to the neighbours. `pages` is called again whenever
 * something that it looks at has changed: a page whose thing is gone closes by itself. `CardReader.svelte` shows it.
 */

import { MOMENT } from '../steady.ts';

/** Something that can be done with what is read. */
export interface Deed {
  /** In words, as on a button. */
  readonly name: string;
  readonly act: () => void;
  /** Where what it does lies on a desk: the guide of a lesson points at it. */
  readonly spot?: string;
  /** Nothing is gone by it: what is picked can be put back. One reads on. */
  readonly stays?: boolean;
  /** It is so already: picked, laid here. */
  readonly pressed?: boolean;
  readonly hinted?: boolean;
  readonly off?: boolean;
}

/** A page about one thing; `thing` is what the table's drawing of it needs to know. */
export interface Page<Thing = unknown> {
  /** Tells it from its neighbours, as long as it lies there: `hand:amulet-of-air:0`. */
  readonly key: string;
  readonly thing: Thing;
  readonly name: string;
  readonly rule: string;
  /** What has been settled about it. */
  readonly ruling?: string | undefined;
  /** What is so about it just now: used, what lies on it. */
  readonly notes?: readonly string[];
  /** The first is the one that a second tap does. None: it can only be read. */
  readonly deeds: readonly Deed[];
  /** The choice to ask about where there is nothing to do: why not. */
  readonly why?: string | null;
}

export type Pages<Thing> = () => readonly Page<Thing>[];

export class Reader<Thing = unknown> {
  #opened = $state.raw<{ pages: Pages<Thing>; key: string } | null>(null);
  #since = 0;

  readonly pages: readonly Page<Thing>[] = $derived(this.#opened?.pages() ?? []);
  /** The place of the open page among its neighbours; -1: none is open. */
  readonly at: number = $derived(this.pages.findIndex(({ key }) => key === this.#opened?.key));
  readonly page: Page<Thing> | null = $derived(this.pages[this.at] ?? null);

  /** `ask` says why a choice is not open; null: nobody can say. */
  constructor(readonly ask: (choice: string) => Promise<string | null> = () => Promise.resolve(null)) {}

  isOpen(key: string): boolean {
    return this.page?.key === key;
  }

  /** Tapped where it lies: read it; what is being read already, do. */
  tap(pages: Pages<Thing>, key: string): void {
    const first = this.isOpen(key) ? this.page?.deeds[0] : undefined;
    if (first) this.do(first);
    else if (this.isOpen(key)) this.close();
    else this.open(pages, key);
  }

  open(pages: Pages<Thing>, key: string): void {
    this.#opened = { pages, key };
    this.#since = performance.now();
  }

  /** To a neighbour; whether there is one. */
  turn(by: 1 | -1): boolean {
    const next = this.pages[this.at + by];
    if (this.#opened === null || next === undefined) return false;
    this.#opened = { pages: this.#opened.pages, key: next.key };
    return true;
  }

  do(deed: Deed): void {
    // So soon nobody has read anything yet, wherever the second tap came down: `pressGuard.ts` minds only what lies there.
    if (deed.off || performance.now() - this.#since < MOMENT) return;
    if (!deed.stays) this.close();
    deed.act();
  }

  close(): void {
    this.#opened = null;
  }
}
