/** The guide of one table: looks at the game, remembers what it has told, and says what comes next. */

import { untrack } from 'svelte';
import { FAREWELL, type Course } from '../../games/kit.ts';
import type { AnyLesson, Moment } from '../../games/lesson.ts';
import { offer } from '../../games/offer.svelte.ts';
import type { GameName } from '../../net/types.ts';
import type { TableState } from '../../play/table.svelte.ts';
import { BEGINNING, finished, look, onward, renamed, type Progress } from './runner.ts';

export interface Kept {
  table: string;
  progress: Progress;
  /** The guide was sent away, or has told everything. */
  ended: boolean;
}

const KEPT = (game: GameName): string => `chronomage.lesson.${game}`;

/** What is kept of the last first game; null: there is none. */
export function keptOf(game: GameName): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT(game)) ?? 'null') as Kept | null;
    return kept === null ? null : { ...kept, progress: renamed(kept.progress) };
  } catch {
    return null;
  }
}

/** Whether a first game was begun and has not been told to its end. */
export function isUnfinished(game: GameName): boolean {
  const kept = keptOf(game);
  return kept !== null && ![...kept.progress.told, kept.progress.current].includes(FAREWELL);
}

export function keep(game: GameName, kept: Kept): void {
  localStorage.setItem(KEPT(game), JSON.stringify(kept));
}

export class Guiding {
  progress = $state.raw<Progress>(BEGINNING);
  ended = $state(false);
  /** A lesson that is read once more; null: the present one. */
  rereading = $state<number | null>(null);

  readonly game: GameName | null = $derived.by(() => this.table.table?.game ?? null);
  /** What the game teaches; null until it has come. */
  course = $state.raw<Course | null>(null);
  readonly lessons: readonly AnyLesson[] = $derived(this.course?.lessons ?? []);
  readonly moment: Moment<never> | null = $derived.by(() => {
    const { observation, seat, shown, steps, decision, outcome } = this.table;
    if (observation === null || seat === null || shown === null) return null;
    const events = steps.filter(({ number }) => number <= shown.number).flatMap((step) => step.events ?? []);
    return { me: seat, seen: observation as never, decision, events, outcome };
  });
  /** Whether the current lesson waits for something that cannot be done now. */
  readonly waiting: boolean = $derived.by(
    () => this.moment?.decision === null && this.moment.outcome === null && Boolean(this.current?.until),
  );
  readonly current: AnyLesson | null = $derived(
    this.lessons.find(({ name }) => name === this.progress.current) ?? null,
  );
  /** What has been told, in its order. */
  readonly told: readonly AnyLesson[] = $derived(
    this.progress.told.flatMap((name) => this.lessons.find((lesson) => lesson.name === name) ?? []),
  );
  readonly shown: AnyLesson | null = $derived(
    this.rereading === null ? (this.waiting ? null : this.current) : (this.told[this.rereading] ?? null),
  );

  constructor(readonly table: TableState) {}

  /** Watch the game, from within a component. */
  watch(): void {
    $effect(() => {
      const lessons = this.game === null ? null : offer.kitOf(this.game).lessons;
      lessons?.course().then(
        (found) => (this.course = found),
        () => undefined,
      );
    });
    $effect(() => {
      if (this.game === null) return;
      const kept = keptOf(this.game);
      if (kept?.table !== this.table.id) return;
      this.progress = kept.progress;
      this.ended = kept.ended;
    });
    $effect(() => {
      const { moment, course } = this;
      if (moment && course) untrack(() => this.#take(look(this.lessons, this.progress, moment)));
    });
  }

  /** The lesson has been read, or is not wanted. */
  next(): void {
    this.rereading = null;
    if (this.moment) this.#take(onward(this.lessons, this.progress, this.moment));
  }

  end(): void {
    this.ended = true;
    this.#keep();
  }

  recall(): void {
    this.ended = false;
    this.#keep();
  }

  #take(progress: Progress): void {
    if (progress === this.progress) return;
    if (progress.current !== this.progress.current) this.rereading = null;
    this.progress = progress;
    this.#keep();
  }

  #keep(): void {
    if (this.game) keep(this.game, { table: this.table.id, progress: this.progress, ended: this.ended });
  }

  /** Whether the last word is being said, or has been. */
  readonly done: boolean = $derived.by(
    () => this.lessons.length > 0 && (this.current === this.lessons.at(-1) || finished(this.lessons, this.progress)),
  );
}
