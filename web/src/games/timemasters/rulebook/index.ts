/** The rulebook, each language fetched when somebody reads it. */

import type { Rulebooks } from '../../../ui/rulebook/rulebook.ts';

export const rulebooks: Rulebooks = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  pl: async () => (await import('./pl.ts')).pl,
  uk: async () => (await import('./uk.ts')).uk,
};
