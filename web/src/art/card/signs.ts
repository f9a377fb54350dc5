/** What a card does as a line of signs: small pictures with numbers, for faces too small for words. */

import { cut, type Cut, type Shape } from '../engrave/shapes.ts';
import type { Measure } from './measuring.ts';

/** What is never torn apart at the end of a row: something written, a sign, or both, as in +9 crystals. */
export interface Atom {
  readonly text: string;
  readonly sign: readonly Cut[] | null;
  /** Begins a row of its own. */
  readonly first: boolean;
}

export type Pictures = Readonly<Record<string, () => readonly Shape[]>>;

const ATOM = /^([^a-zA-Z]*)([a-zA-Z][a-zA-Z-]*)?$/;

/** What only leads to what follows stays with it. */
const LEADING = /^[→←/]$/;

/**
 * A line such as `use 3same → +9crystal`: atoms with a space between them, each a text, the name of a sign, or a text
 * before a sign; `|` begins a new row.
 */
export function signLine(line: string, pictures: Pictures): Atom[] {
  const atoms: Atom[] = [];
  let first = true;
  let leading = '';
  for (const word of line.split(' ').filter(Boolean)) {
    if (word === '|') {
      first = true;
      continue;
    }
    if (LEADING.test(word)) {
      leading = `${word}\u2009`;
      continue;
    }
    const [, text = '', name] = ATOM.exec(word) ?? [];
    if (text === '' && name === undefined) throw new Error(`not an atom of signs: ${word}`);
    const shapes = name === undefined ? undefined : pictures[name];
    if (name !== undefined && shapes === undefined) throw new Error(`there is no sign ${name}`);
    atoms.push({ text: leading + text, sign: shapes ? cut(shapes(), 'low') : null, first });
    first = false;
    leading = '';
  }
  return atoms;
}

/** Between two atoms and between a text and its sign, in parts of the sign's size. */
export const GAP = 0.2;
export const INSIDE = 0.06;
/** A row's height, and the size of what is written, in parts of the sign's size. */
export const ROW = 1;
export const LETTERS = 0.95;
/** Signs have some air of their own around them, in pixels. */
const AIR = 1;

/** The largest size of signs, between these, at which all of them find room; null: there is none. */
export function signsIn(atoms: readonly Atom[], room: { width: number; height: number }, least: number, largest: number, measure: Measure): number | null {
  if (atoms.length === 0) return null;
  for (let size = Math.max(least, largest); ; size = Math.max(least, size - 0.5)) {
    if (rowsOf(atoms, size, room.width, measure) * size * ROW <= room.height + AIR) return size;
    if (size === least) return null;
  }
}

/** How many rows the atoms take where signs have this size; Infinity: one of them is wider than a row. */
export function rowsOf(atoms: readonly Atom[], size: number, row: number, measure: Measure): number {
  let rows = 0;
  let filled = 0;
  for (const { text, sign, first } of atoms) {
    const width = (text ? measure(text, size * LETTERS) : 0) + (sign ? size : 0) + (text && sign ? size * INSIDE : 0);
    if (width > row) return Infinity;
    const grown = filled + size * GAP + width;
    const anew = rows === 0 || first || grown > row;
    if (anew) rows += 1;
    filled = anew ? width : grown;
  }
  return rows;
}
