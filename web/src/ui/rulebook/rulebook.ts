/** A short rulebook of a game, in our own words: fetched when somebody opens it. */

import type { Language } from '../../net/types.ts';

export interface Section {
  /** The same in every language. */
  readonly name: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
export type Rulebook = readonly Section[];
export type Rulebooks = Readonly<Record<Language, () => Promise<Rulebook>>>;
