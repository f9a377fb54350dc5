/** What the things on the Seasons table share: what lies where, what was pressed, and the note that lies on top. */

import type { Choice } from '../../../net/types.ts';
import type { Spot } from '../../../play/spots.ts';
import type { TableState } from '../../../play/table.svelte.ts';
import { t } from '../../../words/words.svelte.ts';
import type { SeasonsObservation, SeasonsPlayer } from '../observations.ts';

/** A note of parchment at a card: what it says, and why it cannot be chosen now. */
export interface Note {
  anchor: Element;
  card: string;
  reason: string;
}

/** What was touched: where it lies in the page, and what may be asked about it. */
export interface Touched {
  anchor: Element;
  card: string | null;
  /** The choice to ask about where it is not open. */
  why: string | null;
}

export class Board {
  note = $state.raw<Note | null>(null);
  /** The spot of what is being dragged; null: nothing is. */
  dragged = $state<Spot | null>(null);

  readonly seen: SeasonsObservation = $derived.by(() => this.table.observation as SeasonsObservation);
  readonly me: number | null = $derived(this.seen.player);
  readonly own: SeasonsPlayer | null = $derived(this.me === null ? null : (this.seen.players[this.me] ?? null));
  /** The others in the order of turns, from the left neighbour on; for those who watch, everybody. */
  readonly others: readonly number[] = $derived.by(() => {
    const seats = this.seen.players.map((_, seat) => seat);
    const me = this.me;
    return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
  });

  constructor(readonly table: TableState) {}

  nameOf(seat: number): string {
    return this.table.names[seat] ?? t('seat.number', { n: seat + 1 });
  }

  cardName(card: string | null): string {
    return this.table.texts?.card(card).name ?? card ?? '';
  }

  season(): string {
    return this.table.texts?.say({ key: `season.${this.seen.season}` }) ?? this.seen.season;
  }

  energyName(letter: string): string {
    return this.table.texts?.say({ key: `energy.${letter}` }) ?? letter;
  }

  choice(spot: Spot): Choice | null {
    return this.table.choiceAt(spot);
  }

  /** Whether what lies there is picked, together with others; else it is chosen at once, or cannot be chosen. */
  pickable(spot: Spot): boolean {
    const { pool, sending } = this.table.picking;
    return !sending && (pool?.stock.has(spot) ?? false);
  }

  glows(spot: Spot): boolean {
    return !this.table.away && (this.choice(spot) !== null || this.pickable(spot));
  }

  hinted(spot: Spot): boolean {
    return this.table.hintedSpot === spot;
  }

  /** Whether the nth thing at this spot is picked. */
  isPicked(spot: Spot, nth = 0): boolean {
    return this.pickable(spot) && this.table.picking.count(spot) > nth;
  }

  /** Touched where it lies: on a desk that chooses it; what cannot be chosen says why. */
  touch(spot: Spot, nth: number, { anchor, card, why }: Touched): void {
    if (this.glows(spot)) this.press(spot, nth);
    else if (card !== null) void this.ask(anchor, card, why);
  }

  /** Whether there is something to read about what lies there, whether or not it can be chosen. */
  tells(_spot: Spot): boolean {
    return false;
  }

  /** Whether touching it once more does what the first touch has only asked for. */
  again(spot: Spot, _nth: number): boolean {
    return spot === 'transmute' && this.table.picking.picked.length > 0;
  }

  /** Choose what lies there, or pick it, or put it back. */
  press(spot: Spot, nth = 0): void {
    this.note = null;
    const { picking } = this.table;
    if (this.pickable(spot)) {
      if (picking.count(spot) > nth) picking.remove(spot);
      else picking.add(spot);
    } else if (spot === 'transmute' && this.choice(spot)) {
      this.#transmute();
    } else if (this.choice(spot)) {
      picking.clear();
      void this.table.chooseAt(spot);
    }
  }

  /** First everything is laid out, so that its worth can be seen; pressed once more, it is done. */
  #transmute(): void {
    const { picking } = this.table;
    if (picking.picked.length > 0) void picking.confirm();
    else picking.set([...(picking.pool?.stock ?? [])].flatMap(([place, count]) => Array<Spot>(count).fill(place)));
  }

  /** Lay a note at a card that cannot be chosen: what it says, and why not. */
  async ask(anchor: Element, card: string, why: string | null): Promise<void> {
    if (this.note?.anchor === anchor) {
      this.note = null;
      return;
    }
    this.note = { anchor, card, reason: '' };
    const asked = why !== null && this.table.decision !== null ? await this.table.why(why) : null;
    if (this.note?.anchor === anchor) this.note = { anchor, card, reason: asked ?? '' };
  }
}
