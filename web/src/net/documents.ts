/** Documents that a game is played with, such as a pack of cards: named by what they say, told by their titles. */

import type { DocumentOffer, DocumentView } from './answers.ts';
import type { Language, TableView } from './types.ts';

const NAMED = 'document:';

export function isDocument(value: string): boolean {
  return value.startsWith(NAMED);
}

/** Its title in a language, or in another where it has none. */
export function titleOf(document: DocumentView, language: Language): string {
  return said(document.titles, language) || document.name;
}

/** One of several translations: in that language, in English, or the first there is. */
export function said(texts: Readonly<Record<string, string>>, language: Language): string {
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
}

/** Whether somebody has brought it, and not the host of the server: then it is for invited people only. */
export function isOwn(value: string, offer: DocumentOffer | undefined): boolean {
  return isDocument(value) && !offer?.offered.some((each) => each.value === value);
}

/** The options of a table that name documents: its cards are asked for with them. */
export function documentsOf({ documents }: Pick<TableView, 'documents'>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(documents ?? {}).map(([option, { value }]) => [option, value]));
}

/** The texts that a record brings along, by the options that name them. */
export function documentsIn(record: string): { game: string; texts: Readonly<Record<string, string>> } {
  try {
    const head = JSON.parse(record.split('\n', 1)[0] ?? '') as { game?: unknown; documents?: unknown };
    const texts = Object.entries(head.documents ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { game: String(head.game), texts: Object.fromEntries(texts) };
  } catch {
    return { game: '', texts: {} };
  }
}
