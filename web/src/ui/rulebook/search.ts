/** Finds a word in a rulebook: the sections that speak of it, cut up so that it can be marked. */

import type { Rulebook, Section } from './rulebook.ts';

/** A piece of a text; `hit`: it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface Found {
  section: Section;
  title: readonly Piece[];
  paragraphs: readonly (readonly Piece[])[];
}

/** Without accents and in small letters, and as long as before, so that places in it are places in the text. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}

export function pieces(text: string, wanted: string): Piece[] {
  const [where, what] = [plain(text), plain(wanted.trim())];
  if (what === '') return [{ text, hit: false }];
  const found: Piece[] = [];
  let read = 0;
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, read)) {
    if (at > read) found.push({ text: text.slice(read, at), hit: false });
    read = at + what.length;
    found.push({ text: text.slice(at, read), hit: true });
  }
  if (read < text.length) found.push({ text: text.slice(read), hit: false });
  return found;
}

/** The sections in which that is said; all of them where nothing is looked for. */
export function search(book: Rulebook, wanted: string): Found[] {
  return book
    .map((section) => ({
      section,
      title: pieces(section.title, wanted),
      paragraphs: section.paragraphs.map((paragraph) => pieces(paragraph, wanted)),
    }))
    .filter(({ title, paragraphs }) => wanted.trim() === '' || [title, ...paragraphs].flat().some(({ hit }) => hit));
}
