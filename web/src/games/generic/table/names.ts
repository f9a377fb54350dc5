/** What fields and words are called: as the game's texts say, or else as the program calls them. */

import type { Texts } from '../../../words/bundle.ts';
import { labelOf, wordOf } from './facts.ts';

/** A field by its name: the text `field.{name}` where the game has one. */
export function labelFor(field: string, texts: Texts | null): string {
  return texts?.bundle.texts[`field.${field}`] ?? labelOf(field);
}

/** A word of an observation: the name of a card, the text `word.{word}`, or the word itself. */
export function wordFor(word: string, texts: Texts | null): string {
  const cards = texts?.bundle.cards ?? {};
  return (Object.hasOwn(cards, word) ? cards[word]?.name : undefined) ?? texts?.bundle.texts[`word.${word}`] ?? wordOf(word);
}
