/** Which cards speak of one another, and where in a text they do. */

import { fold, type Entry } from '../../games/catalogue.ts';
import type { CardText } from '../../net/answers.ts';

/** Other things that an entry's rule or rulings name, and those that name it; by their English names, which never bend. */
export function related(entry: Entry, entries: readonly Entry[]): Entry[] {
  const own = entry.english ?? entry.text;
  return entries.filter((other) => {
    if (other === entry || !other.spokenOf) return false;
    const their = other.english ?? other.text;
    return names(own, their.name) || (entry.spokenOf && names(their, own.name));
  });
}

/** Names of one word, such as Focus or Timer, are words of every rule too. */
function names(text: CardText, name: string): boolean {
  return name.includes(' ') && `${text.rule} ${text.ruling ?? ''}`.includes(name);
}

/** A piece of a text; with `entry`, the name of something that can be opened. */
export interface Piece {
  text: string;
  entry?: Entry;
}

interface Mention {
  at: number;
  text: string;
  entry: Entry;
}

/**
 * A text in pieces, with the names of others in it: those of `others` as they stand, and, where a language bends its
 * names and quotes them for that, any entry's between its quotation marks.
 */
export function linked(text: string, others: readonly Entry[], entries: readonly Entry[] = others): Piece[] {
  const mentions = [...quoted(text, entries), ...standing(text, others)].sort((one, other) => one.at - other.at);
  const pieces: Piece[] = [];
  let read = 0;
  for (const { at, text: name, entry } of mentions) {
    if (at < read) continue;
    if (at > read) pieces.push({ text: text.slice(read, at) });
    pieces.push({ text: name, entry });
    read = at + name.length;
  }
  if (read < text.length) pieces.push({ text: text.slice(read) });
  return pieces;
}

function standing(text: string, others: readonly Entry[]): Mention[] {
  return others.flatMap((entry) => {
    const { name } = entry.text;
    const found: Mention[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) found.push({ at, text: name, entry });
    return found;
  });
}

const QUOTATION = /[«„]([^«»„”]+)[»”]/g;

function quoted(text: string, entries: readonly Entry[]): Mention[] {
  return [...text.matchAll(QUOTATION)].flatMap(({ index, 1: name = '' }) => {
    const entry = meant(name, entries);
    return entry ? [{ at: index + 1, text: name, entry }] : [];
  });
}

/** The one entry whose name this is, in whatever case it stands; or else, shortened to some of its words. */
function meant(name: string, entries: readonly Entry[]): Entry | null {
  const said = wordsOf(name);
  const candidates = entries.filter(({ spokenOf, text }) => spokenOf && isIn(said, wordsOf(text.name)));
  const whole = candidates.filter(({ text }) => wordsOf(text.name).length === said.length);
  const [found, another] = whole.length > 0 ? whole : candidates;
  return found && !another ? found : null;
}

function wordsOf(name: string): string[] {
  return fold(name).split(/[\s-]+/);
}

/** Whether all these words stand in a name, in their order. */
function isIn(said: readonly string[], name: readonly string[]): boolean {
  let from = 0;
  return said.every((word) => {
    const at = name.findIndex((own, place) => place >= from && bends(word, own));
    from = at + 1;
    return at >= 0;
  });
}

const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;

/** Whether two words are forms of one: the stem stays, the ending changes. */
function bends(one: string, other: string): boolean {
  if (one === other) return true;
  let stem = 0;
  while (stem < one.length && one[stem] === other[stem]) stem++;
  return stem >= SHORTEST_STEM && Math.max(one.length, other.length) - stem <= LONGEST_ENDING;
}
