/** The guide of one table: looks at the game, remembers what it has told, and says what comes next. */

import { untrack } from 'svelte';
import { isFarewell, type Course, type Lessons } from '../../games/kit.ts';
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

/** A first game was once the only one, and is kept under the name of its game alone. */
const KEPT = (game: GameName, key: string): string => `chronomage.lesson.${game}${key === 'first' ? '' : `.${key}`}`;

/** What is kept of a lesson as it was last begun; null: it never was. */
export function keptOf(game: GameName, key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT(game, key)) ?? 'null') as Kept | null;
    return kept === null ? null : { ...kept, progress: renamed(kept.progress) };
  } catch {
    return null;
  }
}

/** How far somebody has come with a lesson. */
export function stageOf(game: GameName, key: string): 'new' | 'begun' | 'done' {
  const kept = keptOf(game, key);
  if (kept === null) return 'new';
  return [...kept.progress.told, kept.progress.current].some(isFarewell) ? 'done' : 'begun';
}

export function keep(game: GameName, key: string, kept: Kept): void {
  localStorage.setItem(KEPT(game, key), JSON.stringify(kept));
}

export class Guiding {
  progress = $state.raw<Progress>(BEGINNING);
  ended = $state(false);
  /** A lesson that is read once more; null: the present one. */
  rereading = $state<number | null>(null);

  readonly game: GameName | null = $derived.by(() => this.table.table?.game ?? null);
  /** Which lesson is given at this table. */
  readonly given: Lessons | null = $derived.by(() => {
    const { game } = this;
    if (game === null) return null;
    const { lessons } = offer.kitOf(game);
    return lessons.find(({ key }) => keptOf(game, key)?.table === this.table.id) ?? lessons[0] ?? null;
  });
  /** What it teaches; null until it has come. */
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
  /** What was to be done and has just been done otherwise, while that is worth a word. */
  readonly passed: AnyLesson | null = $derived(
    this.rereading !== null || this.progress.passed == null ? null : (this.lessons.find(({ name }) => name === this.progress.passed) ?? null),
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
      this.given?.course().then(
        (found) => (this.course = found),
        () => undefined,
      );
    });
    $effect(() => {
      if (this.game === null || this.given === null) return;
      const kept = keptOf(this.game, this.given.key);
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
    if (this.game && this.given) keep(this.game, this.given.key, { table: this.table.id, progress: this.progress, ended: this.ended });
  }

  /** Whether the last word is being said, or has been. */
  readonly done: boolean = $derived.by(
    () => this.lessons.length > 0 && (this.current === this.lessons.at(-1) || finished(this.lessons, this.progress)),
  );
}
