/**
 * How a face is laid out by what can be read on it. All places are in hundredths of the card's width, like the drawing;
 * what must not be smaller than a person can read is in pixels.
 *
 * With room for it the rule stands in words; where the words would be too small, as a line of signs; on the smallest
 * faces there is neither. Whatever room is left is the emblem's.
 */

import { linesOf, type Measure } from './measuring.ts';
import { LETTERS, ROW, rowsOf, type Atom } from './signs.ts';

/** The least size of letters on a face and in a preview, at the usual text size. */
export const READABLE = { face: 11, preview: 14 } as const;
export type Reading = keyof typeof READABLE;

export interface Asked {
  /** Of the card, in pixels. */
  readonly width: number;
  readonly rule: string;
  readonly signs: readonly Atom[];
  /** How many things the cost has, one below the other at the left. */
  readonly items: number;
  /** The least size of letters in pixels. */
  readonly least: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Composition {
  /** The name stands beside the cost, not above it: as on a card held in the hand. */
  readonly full: boolean;
  /** Middle and half width of the emblem; null: the words need all the room. */
  readonly emblem: { readonly x: number; readonly y: number; readonly r: number } | null;
  /** What the card does: nothing, words or signs, with the size of letters or of signs in pixels. */
  readonly told: 'nothing' | 'words' | 'signs';
  readonly size: number;
  readonly box: Box;
  /** The cost: where its first thing stands, and how far the next is. */
  readonly column: { readonly x: number; readonly top: number; readonly gap: number };
}

/** Where things are on the two kinds of faces. */
interface Form {
  readonly full: boolean;
  /** Below the name, and above the foot. */
  readonly top: number;
  readonly foot: number;
  /** Between the emblem and what is told below it. */
  readonly space: number;
  readonly column: { readonly x: number; readonly top: number; readonly widest: number; readonly narrowest: number; readonly end: number };
  /** What an item of the cost needs around its middle. */
  readonly item: number;
  readonly left: number;
  readonly right: number;
  /** The left edge beside the column. */
  readonly beside: number;
  readonly plain: { readonly x: number; readonly y: number; readonly r: number };
  readonly largest: number;
}

const FULL: Form = {
  full: true, top: 27, foot: 114, space: 4.5, column: { x: 15, top: 19, widest: 14, narrowest: 8.5, end: 81 }, item: 8,
  left: 9, right: 91, beside: 24, plain: { x: 56, y: 72, r: 38 }, largest: 31,
};
const SMALL: Form = {
  full: false, top: 30, foot: 107, space: 2, column: { x: 15.5, top: 39.5, widest: 17, narrowest: 11, end: 125 }, item: 8.5,
  left: 8.5, right: 92, beside: 25, plain: { x: 59, y: 74, r: 37 }, largest: 36,
};
/** From this width on the name stands beside the cost. */
const FULL_FROM = 150;
/** A face less wide than this is known by its picture, which needs all of it. */
const LEAST_WIDTH = 68;
const LINE_HEIGHT = 1.16;
/** Words are written larger than they must be as long as the emblem has this much; below the other it is left out. */
const FAIR = 21;
const SMALLEST = 8;
/** How large words and signs become where there is room: in hundredths of the width, and beyond what is needed. */
const LARGE_WORDS = 5.2;
const LARGE_SIGNS = 14;
const GROWN = 1.6;
const STEP = 0.5;

export function compose(asked: Asked, measure: Measure): Composition {
  const form = asked.width >= FULL_FROM ? FULL : SMALL;
  if (asked.width < LEAST_WIDTH || (asked.rule === '' && asked.signs.length === 0)) return plain(form, asked.items);
  const words = told(form, asked, 'words', asked.least, Math.max(asked.least, (LARGE_WORDS * asked.width) / 100), (size, line) =>
    asked.rule === '' ? Infinity : linesOf(asked.rule, size, line, measure) * size * LINE_HEIGHT,
  );
  // A large card is for reading: its words need no picture.
  if (words && (words.emblem || form.full)) return words;
  const smallest = asked.least / LETTERS;
  const signs = told(form, asked, 'signs', smallest, Math.min(smallest * GROWN, Math.max(smallest, (LARGE_SIGNS * asked.width) / 100)), (size, line) =>
    asked.signs.length === 0 ? Infinity : rowsOf(asked.signs, size, line, measure) * size * ROW,
  );
  return signs ?? words ?? plain(form, asked.items);
}

/** A width at which the rule stands on the card in letters of the least size, with its emblem; at most this wide. */
export function widthToRead(asked: Omit<Asked, 'width'>, from: number, most: number, measure: Measure): number {
  for (let width = from; width < most; width += 10) {
    const found = compose({ ...asked, width }, measure);
    if (found.told === 'words' && (found.emblem?.r ?? 0) >= FAIR - 3) return width;
  }
  return most;
}

function plain(form: Form, items: number): Composition {
  const box = { left: form.left, top: form.foot, right: form.right, bottom: form.foot };
  return { full: form.full, emblem: form.plain, told: 'nothing', size: 0, box, column: column(form, items, form.column.end) };
}

function column(form: Form, items: number, end: number): Composition['column'] {
  const { x, top, widest } = form.column;
  return { x, top, gap: Math.min(widest, (end - top) / Math.max(items - 1, 1)) };
}

/** The largest size at which it fits and leaves the emblem a fair room, or else the least; null: it does not fit. */
function told(
  form: Form, asked: Asked, how: 'words' | 'signs', least: number, largest: number,
  heightAt: (size: number, line: number) => number,
): Composition | null {
  const unit = asked.width / 100;
  const sizes = [];
  for (let size = largest; size > least; size -= STEP) sizes.push(size);
  sizes.push(least);
  for (const size of sizes) {
    const found = [form.left, form.beside]
      .map((left) => placed(form, asked.items, how, size, left, heightAt(size, (form.right - left) * unit) / unit))
      .filter((each) => each !== null)
      .sort((one, other) => (other.emblem?.r ?? 0) - (one.emblem?.r ?? 0))[0];
    if (found && (size === least || (found.emblem?.r ?? 0) >= FAIR)) return found;
  }
  return null;
}

/** So high a block at the foot of the card, below the cost or beside it; null: there is no room. */
function placed(form: Form, items: number, how: 'words' | 'signs', size: number, left: number, height: number): Composition | null {
  const top = form.foot - height;
  const room = top - form.space - form.top;
  if (top < form.top) return null;
  const below = left < form.beside;
  const end = below ? Math.min(form.column.end, top - form.item) : form.column.end;
  const cost = column(form, items, end);
  if (items > 1 && cost.gap < form.column.narrowest) return null;
  if (below && form.column.top > end) return null;
  const r = Math.min(form.largest, room / 2, (form.right - form.beside) / 2);
  return {
    full: form.full,
    emblem: r < SMALLEST ? null : { x: (form.beside + form.right) / 2, y: form.top + room / 2, r },
    told: how,
    size,
    box: { left, top, right: form.right, bottom: form.foot },
    column: cost,
  };
}
