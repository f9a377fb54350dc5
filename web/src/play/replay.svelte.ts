/** A finished game on the table of live play: the same state to read, a moment of it at a time, and nothing to choose. */

import type { ReplayPart } from '../net/api.ts';
import type { Beginning, Replay, ReplayPosition, ReplayStep } from '../net/answers.ts';
import type { Position, Seat, TableView } from '../net/types.ts';
import { settings, type Speed } from '../settings/settings.svelte.ts';
import { TableState } from './table.svelte.ts';
import { turnsOf, yearsOf, type Turn } from './turns.ts';

/** Whose eyes a game is seen with; null: a watcher's. */
export type Eyes = Seat | 'all' | null;

/** Where a replay comes from: a table of the server, or a record that somebody has. */
export interface Source {
  readonly table: TableView;
  readonly invite: string | null;
  tell(part: ReplayPart): Promise<Replay>;
  /** Where a new game takes this one up. */
  from(choices: number): Beginning;
}

/** The rest between two steps, in milliseconds, beyond what the events themselves take. */
const REST: Record<Speed, number> = { off: 500, slow: 900, normal: 350, fast: 90 };
const LOOK_AGAIN = 60;

export class ReplayState extends TableState {
  override readonly live = false;
  /** Which state is shown. */
  at = $state(0);
  eyes = $state.raw<Eyes>(null);
  playing = $state(false);
  /** Whether another pair of eyes is being waited for. */
  loading = $state(false);
  replay = $state.raw<Replay | null>(null);

  readonly last: number = $derived(Math.max(0, (this.replay?.steps.length ?? 1) - 1));
  readonly turns: readonly Turn[] = $derived(turnsOf(this.replay?.steps ?? []));
  readonly years: readonly Turn[] = $derived(yearsOf(this.turns));
  /** The turn that the state belongs to. */
  readonly turn: Turn | null = $derived(this.turns.findLast((turn) => turn.state <= this.at) ?? null);
  readonly moment: ReplayStep | null = $derived(this.replay?.steps[this.at] ?? null);

  #told = new Map<Eyes, Replay>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly source: Source) {
    super(source.table.id, source.invite);
    const seats = source.table.seats.map((seat) => ({ ...seat, here: true }));
    this.table = { ...source.table, seats, chat: false, hints: false, turn: [] };
  }

  /** A record does not say it of its seats, and yet somebody may have given up. */
  #mark(told: Replay): void {
    if (told.gave_up == null || this.table === null) return;
    const seats = this.table.seats.map((seat, number) =>
      number === told.gave_up ? { ...seat, stand_in: 'gave-up' } : seat,
    );
    this.table = { ...this.table, seats };
  }

  /** See the game with other eyes, at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    this.loading = true;
    try {
      const told = this.#told.get(eyes) ?? (await this.#fetch(eyes));
      this.#told.set(eyes, told);
      this.replay = told;
      this.#mark(told);
      this.eyes = eyes;
      this.seat = typeof eyes === 'number' ? eyes : null;
      this.history = told.history;
      this.show(this.at);
    } finally {
      this.loading = false;
    }
  }

  /** Go to a state at once. */
  show(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    this.#tell();
    this.playback.jump(this.position);
  }

  /** One step on, with what happened in it. */
  forward(): void {
    const step = this.replay?.steps[this.at + 1];
    if (step === undefined) return;
    if (this.playback.busy) this.playback.skip();
    this.at += 1;
    this.#tell();
    if (this.position) this.playback.push([step], this.position, null);
  }

  back(): void {
    this.show(this.at - 1);
  }

  turnForward(): void {
    this.show(this.turns.find((turn) => turn.state > this.at)?.state ?? this.last);
  }

  /** To the beginning of this turn, and from there to the one before. */
  turnBack(): void {
    this.show(this.turns.findLast((turn) => turn.state < this.at)?.state ?? 0);
  }

  play(): void {
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.#goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    if (this.playing && !this.playback.busy) {
      this.forward();
      if (this.at >= this.last) return this.pause();
    }
    if (this.playing) this.#timer = setTimeout(() => this.#goOn(), this.playback.busy ? LOOK_AGAIN : REST[settings.speed]);
  }

  /** What the rest of the table reads: where the game stood, and what had happened until then. */
  #tell(): void {
    const found = this.replay?.positions[this.at];
    this.position = found ? positionOf(found) : null;
    this.steps = this.replay?.steps.slice(0, this.at + 1) ?? [];
  }

  async #fetch(eyes: Eyes): Promise<Replay> {
    const seat = eyes === null ? {} : { seat: eyes };
    const whole = await this.source.tell(seat);
    let next = whole.next ?? null;
    while (next !== null) {
      const part = await this.source.tell({ ...seat, from: next });
      whole.steps.push(...part.steps);
      whole.positions.push(...part.positions);
      next = part.next ?? null;
    }
    return whole;
  }

  // Nothing is said to the server about a game that is over.
  override enter(): void {}
  override exit(): void {
    this.pause();
  }
  override choose(): Promise<boolean> {
    return Promise.resolve(false);
  }
  override why(): Promise<string | null> {
    return Promise.resolve(null);
  }
}

function positionOf({ state, observation, outcome }: ReplayPosition): Position {
  return { state, number: state, observation, outcome: outcome ?? null };
}
