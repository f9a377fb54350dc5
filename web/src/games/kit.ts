/** What the client knows of one game: everything that shared code asks for. */

import type { Component, Snippet } from 'svelte';
import type { Language } from '../net/types.ts';
import type { TableBehaviour } from '../play/behaviour.ts';
import type { TableState } from '../play/table.svelte.ts';
import type { Texts } from '../words/bundle.ts';
import type { WordFacts } from '../words/words.svelte.ts';
import type { CardCatalogue } from './catalogue.ts';
import type { AnyLesson } from './lesson.ts';

export interface GameKit {
  /** As the server calls it. */
  readonly name: string;
  /** Sentences that any page may need: they are there before the first page is. */
  readonly words: { load(language: Language): Promise<void> } | null;
  readonly title: () => string;
  /** What it is about, in a sentence. */
  readonly about: () => string;
  /** A few small signs for its sheet on the start page and the middle of a table that is being set. */
  readonly Signs: Component<{ size: 'large' | 'small' }>;
  /** A drawing for the head of the start page; it tells the season whose light lies on the page. */
  readonly Hero?: Component<{ season?: string }, object, 'season'>;

  /** Ready-made ways to play, the simplest first. */
  readonly presets: readonly Preset[];
  /** The options of a game that is opened by one click. */
  readonly quick: Options;
  /** Whether most people want to see an option; the others are rules in detail. */
  readonly isCommon: (option: string) => boolean;
  /** What an option is about; null: only the server can say. */
  readonly optionAbout: (option: string) => string | null;
  /** What a chosen value means, where that is worth a sentence. */
  readonly valueAbout: (option: string, value: string, texts: Texts) => string;
  /** What a list of tables says of one beside its game. */
  readonly inBrief: (options: Options, texts: () => Texts | null) => string;
  /** What can be switched on and off among the settings. */
  readonly switches: readonly Switch[];

  /** Fetched when somebody comes to a table. */
  readonly table: () => Promise<GameTable>;
  /** Null: there are no cards to leaf through. */
  readonly cards: Cards | null;
  /** Null: there is no first game that teaches. */
  readonly lessons: Lessons | null;
}

export type Options = Readonly<Record<string, string>>;

export interface Preset {
  readonly name: () => string;
  readonly about: () => string;
  readonly options: Options;
}

export interface Switch {
  /** What it is kept under. */
  readonly key: string;
  readonly label: () => string;
}

/** A table to play at. */
export interface GameTable {
  readonly component: Component<GameTableProps, object, 'dock'>;
  readonly behaviour: TableBehaviour;
}

export interface GameTableProps {
  table: TableState;
  /** What opens the chronicle and its neighbours, where the table has to find a place for it. */
  openers?: Snippet | undefined;
  /** The height of what stays in sight at the foot. */
  dock?: number;
}

export interface Cards {
  /** What the link to them says. */
  readonly title: () => string;
  readonly catalogue: () => Promise<CardCatalogue>;
}

export interface Lessons {
  /** How long it takes, and with what. */
  readonly about: () => string;
  readonly options: Options;
  readonly course: () => Promise<Course>;
}

/** The lessons with what is said in them: `{name}`, `{name}.title`, and of the game's questions `kind.{kind}`. */
export interface Course {
  readonly lessons: readonly AnyLesson[];
  readonly words: { say(key: string, facts?: WordFacts): string; has(key: string): boolean };
}

/** The last lesson of every game. */
export const FAREWELL = 'farewell';
