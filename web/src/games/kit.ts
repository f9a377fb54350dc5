/** What the client knows of one game: everything that shared code asks for. */

import type { Component, Snippet } from 'svelte';
import type { Language } from '../net/types.ts';
import type { TableBehaviour } from '../play/behaviour.ts';
import type { TableState } from '../play/table.svelte.ts';
import type { Texts } from '../words/bundle.ts';
import type { WordFacts } from '../words/words.svelte.ts';
import type { CardCatalogue } from './catalogue.ts';
import type { AnyLesson } from './lesson.ts';
import type { Rulebooks } from '../ui/rulebook/rulebook.ts';

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
  /** What the start page offers for a game at once, the simplest first; nothing: by the rules that the game begins with. */
  readonly quick: readonly Preset[];
  /** Whether most people want to see an option; the others are rules in detail. */
  readonly isCommon: (option: string) => boolean;
  /** What an option is about; null: only the server can say. */
  readonly optionAbout: (option: string) => string | null;
  /** What a chosen value means, where that is worth a sentence. */
  readonly valueAbout: (option: string, value: string, texts: Texts) => string;
  /** What is said of options that take a document of one's own, such as a pack of cards. */
  readonly documents?: Readonly<Record<string, DocumentWords>>;
  /** What a list of tables says of one beside its game. */
  readonly inBrief: (options: Options, texts: () => Texts | null) => string;
  /** What can be switched on and off among the settings. */
  readonly switches: readonly Switch[];

  /** Fetched when somebody comes to a table. */
  readonly table: () => Promise<GameTable>;
  /** Null: there is no short rulebook. */
  readonly rulebook: Rulebooks | null;
  /** Null: its cards are those that are printed. */
  readonly ownCards: OwnCards | null;
  /** Null: there are no cards to leaf through. */
  readonly cards: Cards | null;
  /** Games that teach, in the order in which one learns; none: there is nothing to learn by. */
  readonly lessons: readonly Lessons[];
}

export type Options = Readonly<Record<string, string>>;

/** What is said of an option that takes a document. */
export interface DocumentWords {
  readonly title: () => string;
  readonly about: () => string;
  /** What the button says that chooses a file. */
  readonly choose: () => string;
  /** How much there is in one. */
  readonly size: (figures: Readonly<Record<string, number>>) => string;
  /** What the link says to where one can leaf through it. */
  readonly look: () => string;
  /** That a player has brought it. */
  readonly brought: () => string;
}

export interface Preset {
  /** What it is remembered by. */
  readonly key: string;
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

/** What players are told of cards that are not the printed ones. */
export interface OwnCards {
  readonly about: () => string;
  /** What the link says to where one brings one's own. */
  readonly bring: () => string;
  /** The id of that place on the page for new tables. */
  readonly place: string;
  /** Whether a table with these options plays with them. */
  readonly concerns: (options: Options) => boolean;
}

export interface Lessons {
  /** What its progress is kept under. */
  readonly key: string;
  readonly title: () => string;
  /** What one does in it. */
  readonly about: () => string;
  /** How long it takes whoever reads everything and thinks about what is chosen. */
  readonly minutes: number;
  /** How its table is set: by options, or with a made position. */
  readonly table: { readonly options: Options } | { readonly position: Readonly<Record<string, unknown>> };
  readonly course: () => Promise<Course>;
}

/** The lessons with what is said in them: `{name}`, `{name}.title`, and of the game's questions `kind.{kind}`. */
export interface Course {
  readonly lessons: readonly AnyLesson[];
  readonly words: { say(key: string, facts?: WordFacts): string; has(key: string): boolean };
}

/** The last lesson of every course is called so, perhaps with the name of the course before it. */
export function isFarewell(name: string | null): boolean {
  return name === 'farewell' || (name?.endsWith('.farewell') ?? false);
}
