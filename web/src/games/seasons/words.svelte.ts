/** What every page may say of Seasons. */

import { Vocabulary } from '../../words/vocabulary.svelte.ts';
import type { en } from './words/en.ts';

export type Key = keyof typeof en;

export const words = new Vocabulary<Key>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});
