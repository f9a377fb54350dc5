/** What the signs of Time Masters mean. */

import { Vocabulary } from '../../../words/vocabulary.svelte.ts';
import type { en } from './words/en.ts';

export type SignKey = keyof typeof en;
/** A sign that is explained: `ke.active` or `sphere`. */
export type SignName = Extract<SignKey, `${string}.about`> extends `${infer Name}.about` ? Name : never;

export const signWords = new Vocabulary<SignKey>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});
