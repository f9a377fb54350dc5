/** What the card browser says of cards of Seasons. */

import { Vocabulary } from '../../../words/vocabulary.svelte.ts';
import type { en } from './words/en.ts';

export type CardsKey = keyof typeof en;

export const cardWords = new Vocabulary<CardsKey>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});
