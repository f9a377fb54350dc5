/** What the things on the Time Masters table share: what lies where, what was pressed, and the note that lies on top. */

import { getContext, setContext } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { CardText } from '../../../net/answers.ts';
import type { MaybeCard } from '../../../net/observations.ts';
import type { Seat } from '../../../net/types.ts';
import { cards } from '../../../play/cards.svelte.ts';
import type { Spot } from '../../../play/spots.ts';
import type { TableState } from '../../../play/table.svelte.ts';
import { settings } from '../../../settings/settings.svelte.ts';
import { heightFor } from '../../../ui/windows.ts';
import { t } from '../../../words/words.svelte.ts';
import type { TimeMastersCard, TimeMastersCards } from '../cardList.ts';
import type { TimeMastersObservation, TimeMastersPlayer } from '../observations.ts';
import { costNow } from './lasting.ts';
import { LOW, measuresFor, WATCHED, type Measures } from './measures.ts';

/** A note of parchment: why what was pressed cannot be chosen. */
export interface Note {
  anchor: Element;
  reason: string;
}

export class Board {
  note = $state.raw<Note | null>(null);
  /** The card of the hand that is being dragged. */
  dragged = $state<string | null>(null);

  readonly seen: TimeMastersObservation = $derived.by(() => this.table.observation as TimeMastersObservation);
  readonly mine: Seat | null = $derived(this.seen.player);
  readonly me: TimeMastersPlayer | null = $derived(this.mine === null ? null : (this.seen.players[this.mine] ?? null));
  /** The others in the order of turns, from the left neighbour on; for those who watch, everybody. */
  readonly others: readonly Seat[] = $derived.by(() => {
    const seats = this.seen.players.map((_, seat) => seat);
    return this.mine === null ? seats : [...seats.slice(this.mine + 1), ...seats.slice(0, this.mine)];
  });
  readonly kind: string | null = $derived.by(() => this.table.decision?.kind ?? null);
  #height = $derived(heightFor(innerHeight.current ?? 900, settings.textScale));
  /** A laptop's window: wide, but low. */
  readonly low: boolean = $derived(this.#height < LOW);
  /** So many sit below each other that each has to do with less room. */
  readonly crowded: boolean = $derived.by(() => {
    if (this.mine === null) return this.low && this.others.length * WATCHED > (innerWidth.current ?? 1280);
    return this.others.length > (this.low ? 1 : 2);
  });
  /** Below them nothing else finds room. */
  readonly full: boolean = $derived(this.crowded && this.low && this.mine !== null && this.others.length > 2);
  readonly measures: Measures = $derived(measuresFor(innerWidth.current ?? 1280, this.#height));

  #facts = $derived.by(() => {
    const found = cards.of<TimeMastersCards>('timemasters', this.table.table?.options)?.cards ?? [];
    return new Map(found.map((card) => [card.name, card]));
  });

  constructor(readonly table: TableState) {}

  facts(card: string): TimeMastersCard | null {
    return this.#facts.get(card) ?? null;
  }

  /** The Timer that wanders, by its name; empty: the pack has none. */
  readonly wanderer: string = $derived([...this.#facts.values()].find(({ level }) => level === null)?.name ?? '');

  text(card: MaybeCard): CardText {
    return this.table.texts?.card(card) ?? { name: card ?? '', rule: '' };
  }

  /** A card in words, for those who cannot see it. */
  say(card: MaybeCard): string {
    const { name, line, rule } = this.text(card);
    return [name, line, rule].filter(Boolean).join('. ');
  }

  /** The wizard's name in the language of the moment: the last part of the card's line. */
  wizardName(card: string): string {
    return this.text(card).line?.split(' · ').at(-1) ?? '';
  }

  nameOf(seat: Seat): string {
    return this.table.names[seat] ?? t('seat.number', { n: seat + 1 });
  }

  /** What the player's cards are worth so far: everybody knows of every card from which sphere it came. */
  points(player: TimeMastersPlayer): number {
    const open = player.owned.reduce((sum, card) => sum + (this.facts(card)?.points ?? 0), 0);
    return (player.known as { card: MaybeCard; level?: number }[]).reduce(
      (sum, { card, level }) => (card === null ? sum + (level ?? 0) : sum),
      open,
    );
  }

  /** How many levels of the spheres the player's spells open now. */
  power(seat: Seat): number {
    const player = this.seen.players[seat];
    if (player === undefined) return 0;
    return this.seen.turn === seat ? this.seen.budget : player.spells.length;
  }

  /** What a spell costs us by the reminders and Timers in play; null: what is printed. */
  otherCost(card: string): number | null {
    const facts = this.facts(card);
    if (facts?.kind !== 'spell' || this.mine === null) return null;
    const cost = costNow(facts.cost, this.mine, this.seen.players, (each) => this.facts(each));
    return cost === facts.cost ? null : cost;
  }

  /** Whether the player has begun to take cards from the spheres in this turn. */
  taking(seat: Seat): boolean {
    return this.seen.turn === seat && Object.values(this.seen.spheres).some(({ taken }) => taken);
  }

  /** Whether what lies here can be chosen or picked. */
  open(spot: Spot): boolean {
    return this.table.choiceAt(spot) !== null || this.#stock(spot) > 0;
  }

  hinted(spot: Spot): boolean {
    return this.table.hintedSpot === spot;
  }

  /** Whether cards are picked here before they are sent; then how many of this one have been. */
  picked(spot: Spot): number {
    return this.#stock(spot) > 0 ? this.table.picking.count(spot) : 0;
  }

  /** Press what lies here: choose it, or pick it and put it back. `taken`: this copy has been picked. */
  press(spot: Spot, taken = false): void {
    this.note = null;
    if (this.table.sending || this.table.picking.sending) return;
    if (this.#stock(spot) === 0) void this.table.chooseAt(spot);
    else if (taken) this.table.picking.remove(spot);
    else this.table.picking.add(spot);
  }

  /** Ask why this cannot be chosen, and lay the answer at what was pressed. */
  async why(choice: string, anchor: Element): Promise<void> {
    if (this.table.seat === null) return;
    const reason = await this.table.why(choice);
    this.note = reason === null ? null : { anchor, reason };
  }

  /** A card of the hand onto a Timer: two choices of the protocol, where there are several Timers. */
  async put(card: string, place: number): Promise<void> {
    await this.table.together(async () => {
      if (!(await this.table.chooseAt(`put:${card}`))) return;
      if (this.kind === 'put') await this.table.chooseAt(`timer:${place}`);
    });
  }

  /** How many of the card at this spot can be picked together with others. */
  #stock(spot: Spot): number {
    const { pool, sending } = this.table.picking;
    return sending ? 0 : (pool?.stock.get(spot) ?? 0);
  }
}

const BOARD = Symbol('board');

export function layBoard(table: TableState): Board {
  return setContext(BOARD, new Board(table));
}

export function board(): Board {
  return getContext<Board>(BOARD);
}
