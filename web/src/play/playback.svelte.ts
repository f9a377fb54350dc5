/** Shows steps one after the other, at the chosen speed. `shown` is the position on the screen. */

import type { GameEvent, Position, Seat, Step } from '../net/types.ts';
import { settings, type Speed } from '../settings/settings.svelte.ts';

const OTHERWISE = 250;
const FACTOR: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.4 };
/** Where more than this is waiting, all goes faster, so that nobody falls far behind the table. */
const BEHIND = 6;

interface Waiting {
  steps: readonly Step[];
  position: Position;
}

/** How long events are on the screen at normal speed, in milliseconds, by kind. What is not named is quick. */
export type Durations = Readonly<Record<string, number>>;

/** How long an event is shown at this speed. */
export function lasts(event: GameEvent, durations: Durations, speed: Speed, behind = 0): number {
  const hurry = behind > BEHIND ? BEHIND / behind : 1;
  return (durations[event.kind] ?? OTHERWISE) * FACTOR[speed] * hurry;
}

export class Playback {
  /** The position on the screen. */
  shown = $state.raw<Position | null>(null);
  /** The event on the screen; null while nothing happens. Each is a new object, also where two are alike. */
  event = $state.raw<GameEvent | null>(null);
  /** The step that the event belongs to. */
  step = $state.raw<Step | null>(null);
  /** Whether there is something left to show. */
  busy = $state(false);

  #queue: Waiting[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  /** Somebody has gone elsewhere, maybe back: where the event on the screen led does not matter any more. */
  #jumped = false;

  constructor(private readonly durations: () => Durations = () => ({})) {}

  /** Show a position at once, without what led to it. */
  jump(position: Position | null): void {
    this.#queue = [];
    this.#skipping = true;
    this.#jumped = true;
    this.#wake?.();
    this.shown = position;
  }

  /** Show what happened, then where it led. What we did ourselves is on the screen at once, and plays out after. */
  push(steps: readonly Step[], position: Position, me: Seat | null): void {
    const own = steps.length > 0 && steps.every((step) => step.seat === me);
    const still = steps.every((step) => (step.events ?? []).every((event) => lasts(event, this.durations(), settings.speed) === 0));
    // Whoever acts has seen enough of what went before.
    if (own && this.busy) this.skip();
    if (own || (!this.busy && (still || document.hidden))) this.shown = position;
    if (!this.busy && (still || document.hidden)) return;
    this.#queue.push({ steps, position });
    if (!this.busy) void this.#play();
  }

  /** On to the present. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.#skipping = true;
    if (last) this.shown = last.position;
    this.#wake?.();
  }

  async #play(): Promise<void> {
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#skipping = false;
      this.#jumped = false;
      await this.#show(next);
      if (this.#jumped) continue;
      // Whoever skipped or jumped has set what is shown.
      if (!this.#skipping || this.shown === null || this.shown.number < next.position.number) this.shown = next.position;
    }
    this.event = null;
    this.step = null;
    this.busy = false;
  }

  async #show({ steps }: Waiting): Promise<void> {
    for (const step of steps) {
      this.step = step;
      for (const event of step.events ?? []) {
        if (this.#skipping || document.hidden) return;
        const time = lasts(event, this.durations(), settings.speed, this.#queue.length);
        if (time === 0) continue;
        this.event = { ...event };
        await this.#pause(time);
      }
    }
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
