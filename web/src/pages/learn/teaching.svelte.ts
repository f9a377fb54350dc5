/** What the guide of a first game says. */

import { Vocabulary } from '../../words/vocabulary.svelte.ts';
import type { en } from './words/en.ts';

export type TeachingKey = keyof typeof en;

export const teaching = new Vocabulary<TeachingKey>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});
