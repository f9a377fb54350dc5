/** What the guide says in a first game of Time Masters. */

import { Vocabulary } from '../../../words/vocabulary.svelte.ts';
import type { en } from './words/en.ts';

export type LessonKey = keyof typeof en;
/** A lesson has a text and a title. */
export type LessonName = Extract<LessonKey, `${string}.title`> extends `${infer Name}.title` ? Name : never;

export const lessonWords = new Vocabulary<LessonKey>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});
