/** What the table of Seasons says. */

import { Vocabulary } from '../../../words/vocabulary.svelte.ts';
import type { WordFacts } from '../../../words/words.svelte.ts';
import type { en } from './words/en.ts';

export type Key = keyof typeof en;

export const tableWords = new Vocabulary<Key>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});

/** A sentence of the table: `say('hand')`. */
export function say(key: Key, facts?: WordFacts): string {
  return tableWords.say(key, facts);
}
