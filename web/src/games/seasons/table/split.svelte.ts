/** Cards are put by for the three years: laid out and rearranged here, sent once it is as it should be. */

import type { TableState } from '../../../play/table.svelte.ts';
import { YEARS } from '../facts.ts';
import type { SeasonsPlayer } from '../observations.ts';
import type { Board } from './board.svelte.ts';

export type Year = (typeof YEARS)[number];
export const ROMAN: Record<Year, string> = { 1: 'I', 2: 'II', 3: 'III' };

export class Split {
  /** The year of each card, by its place among the cards to be put by; null: not laid out yet. */
  years = $state.raw<readonly (Year | null)[]>([]);
  /** What lay there when it was confirmed: it stays on the screen while it is sent card by card. */
  #confirmed = $state.raw<SeasonsPlayer | null>(null);

  constructor(private readonly board: Board) {}

  get sending(): boolean {
    return this.#confirmed !== null;
  }
  get #own(): SeasonsPlayer | null {
    return this.#confirmed ?? this.board.own;
  }
  get cards(): readonly string[] {
    return (this.#own?.aside ?? []).filter((card) => card !== null);
  }
  /** How many cards each year gets. */
  get each(): number {
    const own = this.#own;
    if (!own) return 0;
    return Math.floor((own.hand.length + own.aside.length + own.library['2'].length + own.library['3'].length) / YEARS.length);
  }
  /** What has been sent for a year already, before the page was left. */
  sent(year: Year): readonly string[] {
    const own = this.#own;
    const cards = year === 1 ? own?.hand : year === 2 ? own?.library['2'] : own?.library['3'];
    return (cards ?? []).filter((card) => card !== null);
  }
  yearOf(place: number): Year | null {
    return this.years[place] ?? null;
  }
  /** The places of the cards laid out for a year. */
  placesOf(year: Year): number[] {
    return this.cards.flatMap((_, place) => (this.yearOf(place) === year ? [place] : []));
  }
  room(year: Year): number {
    return this.each - this.sent(year).length - this.placesOf(year).length;
  }
  /** How many cards a year has. */
  laid(year: Year): number {
    return this.each - Math.max(0, this.room(year));
  }
  /** How far the years are filled, for whoever does not see all of them. */
  get counts(): string {
    return YEARS.map((year) => `${ROMAN[year]} ${this.laid(year)}/${this.each}`).join(' · ');
  }
  get ready(): boolean {
    return this.room(1) <= 0 && this.room(2) <= 0 && !this.sending;
  }

  lay(place: number, year: Year | null): void {
    if (this.sending) return;
    if (year !== null && this.yearOf(place) !== year && this.room(year) <= 0) return;
    this.years = this.cards.map((_, each) => (each === place ? year : this.yearOf(each)));
  }
  /** The first year with room; what is laid out goes on to the next year with room, and then back. */
  press(place: number): void {
    const now = this.yearOf(place);
    const later = YEARS.filter((year) => year > (now ?? 0) && this.room(year) > 0);
    this.lay(place, later[0] ?? null);
  }
  /** Those not laid out are for the last year. */
  async confirm(table: TableState): Promise<void> {
    if (!this.ready) return;
    this.#confirmed = this.board.own;
    try {
      await table.together(() => this.#send(table));
    } finally {
      this.years = [];
      this.#confirmed = null;
    }
  }
  async #send(table: TableState): Promise<void> {
    const wanted = { 1: this.#named(1), 2: this.#named(2) };
    for (const year of [1, 2] as const) {
      while (wanted[year].length > 0) {
        // The others put by at the same time: what they do is not waited for.
        if (table.decision === null) table.playback.skip();
        if (table.decision?.kind !== 'split') return;
        const next = table.decision.choices.find(({ facts }) => wanted[year].includes(facts?.card ?? ''));
        if (next === undefined || !(await table.choose(next.id))) return;
        wanted[year].splice(wanted[year].indexOf(next.facts?.card ?? ''), 1);
      }
    }
  }
  #named(year: Year): string[] {
    return this.placesOf(year).map((place) => this.cards[place] ?? '');
  }
}
