/** The cards of a game as one leafs through them: what a game says of its own. */

import type { Component } from 'svelte';
import type { CardText, TextBundle } from '../net/answers.ts';
import type { Glossary } from '../ui/glossary/glossary.ts';
import type { Texts } from '../words/bundle.ts';

/** The shelf that every game has; filters are for this one. */
export const CARDS = 'cards';

/** A card, or whatever else lies on a shelf. */
export interface Entry {
  /** What stands in the address. */
  name: string;
  shelf: string;
  /** Its place in the box, sets one after the other. */
  order: number;
  text: CardText;
  /** The same in English; null: it has not come yet. */
  english: CardText | null;
  /** Whether rules speak of it by its name. */
  spokenOf: boolean;
  /** All that a search looks at, folded: names first, then the words of rule and ruling. */
  title: string;
  words: string;
}

/** A text for searching: no case, no accents, no apostrophes; ё is е, and the Polish ł is l. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ґ/g, 'г')
    .replace(/['’ʼ`]/g, '');
}

interface Place {
  name: string;
  shelf: string;
  order: number;
  spokenOf?: boolean;
}

/** What the texts say of something on a shelf. English names are found in every language. */
export function written({ name, shelf, order, spokenOf = true }: Place, text?: CardText, english?: CardText): Entry {
  const own = text ?? { name, rule: '' };
  const title = fold(`${own.name} ${english?.name ?? ''}`);
  const words = fold(`${title} ${own.rule} ${own.ruling ?? ''} ${own.line ?? ''}`);
  return { name, shelf, order, text: own, english: english ?? null, spokenOf, title, words };
}

export interface Shelf {
  readonly name: string;
  readonly label: () => string;
  /** The place of a thing on it, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The width of its face where it is opened. */
  readonly opened: number;
  /** Whether rules are written on faces: in a row, and where one is opened. */
  readonly written?: readonly ('row' | 'opened')[];
}

/** What pages know of the cards. Faces and facts are drawn by those who know what lies on their shelves. */
export interface CardCatalogue<Cards = unknown, Kind extends Entry = Entry> {
  /** More shelves than that of the cards. */
  readonly shelves: readonly Shelf[];
  /** What cards are filtered by, each with its values in order. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Facets of which all pressed values must be there, not just one. */
  readonly allOf: ReadonlySet<string>;
  readonly glossary: Glossary;
  readonly Face: Component<{ entry: never; width: number; written?: boolean }>;
  /** The printed facts of a card, as rows of a `<dl>`. */
  readonly Facts: Component<{ entry: never; texts: Texts }>;
  /** Everything on the shelves. */
  entriesOf(cards: Cards, texts: TextBundle, english: TextBundle | null): Kind[];
  /** What an entry shows of a facet. */
  valuesOf(entry: Kind, facet: string): readonly string[];
  facetName(facet: string): string;
  valueName(facet: string, value: string, texts: Texts): string;
  /** A value that has a sign of its own; `bare`: the sign says it by itself. */
  signOf(facet: string, value: string): { name: string; bare: boolean } | null;
  worthOf(entry: Kind): number;
  costOf(entry: Kind): number;
  /** Whether a game with these options is played with it. */
  isIn(entry: Kind, options: Readonly<Record<string, string>>): boolean;
}
