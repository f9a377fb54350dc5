/**
 * How a slip is laid out: its name in letters that can be read, and what its card does as well as there is room for, in words
 * where all of them find room, else as signs, else as the words with which the rule begins. The emblem gives way to both.
 */

import { READABLE } from '../../../art/card/composition.ts';
import { linesOf, measured, type Measure } from '../../../art/card/measuring.ts';
import { bold, LINE_HEIGHT, written } from '../../../art/card/naming.ts';
import { LETTERS, ROW, signsIn, type Atom } from '../../../art/card/signs.ts';

export interface Slip {
  readonly width: number;
  readonly height: number;
  /** How wide the sign of its price is; 0: it has none. */
  readonly price: number;
  /** By how much letters are larger than usual. */
  readonly scale: number;
  /** Without its emblem, where there is little room for its name. */
  readonly bare: boolean;
}

export type Told =
  | { readonly how: 'words'; readonly lines: number; readonly whole: boolean }
  | { readonly how: 'signs'; readonly size: number }
  | { readonly how: 'nothing' };

export interface SlipFace {
  readonly emblem: number;
  readonly name: number;
  /** Of the name. */
  readonly lines: number;
  /** What is told stands below the name, with the price; else all of it in one line. */
  readonly stacked: boolean;
  readonly told: Told;
  /** Of the rule's words, in pixels. */
  readonly words: number;
}

const LARGEST = 13;
const RULE_LINE = 1.12;
/** What edges and the room between things take. */
const EDGES = 17;
const BORDER = 4;
const EMBLEM = 36;
const SMALL_EMBLEM = 24;
const LARGEST_SIGN = 16;
const BESIDE = 5;
/** A line parts what a card costs from what it does. */
const PARTED = 10;
/** The price below a name, where room is dear; beside it there is more. */
export const PRICE = 13;
export const PRICE_BESIDE = 15;
/** Of more lines than these, signs are read sooner. */
const FEW = 2;

interface Measures {
  readonly plain: Measure;
  readonly bold: Measure;
}

export function slipFace(name: string, rule: string, signs: readonly Atom[], slip: Slip, measures: Measures = { plain: measured, bold }): SlipFace {
  const inside = slip.height - BORDER;
  const whole = Math.min(EMBLEM, inside);
  const emblems = slip.bare ? [0] : [...new Set([whole, Math.min(SMALL_EMBLEM, whole), 0])];
  const faces = emblems.flatMap((emblem) => [true, false].map((stacked) => face(name, rule, signs, slip, { inside, emblem, stacked }, measures)));
  const least = READABLE.face * slip.scale;
  const read = faces.filter(({ name: size }) => size >= least);
  return read.find(({ told }) => tellsAll(told)) ?? read[0] ?? faces.reduce((best, each) => (each.name > best.name ? each : best));
}

function tellsAll(told: Told): boolean {
  return told.how === 'signs' || (told.how === 'words' && told.whole);
}

interface Way {
  readonly inside: number;
  readonly emblem: number;
  /** In two lines, where there is room for them. */
  readonly stacked: boolean;
}

function face(name: string, rule: string, signs: readonly Atom[], slip: Slip, way: Way, measures: Measures): SlipFace {
  const { width, price, scale } = slip;
  const { inside, emblem } = way;
  const words = READABLE.face * scale;
  const row = Math.max(signs.length > 0 ? (words / LETTERS) * ROW : words * RULE_LINE, price === 0 ? 0 : PRICE);
  const stacked = way.stacked && inside >= words * LINE_HEIGHT + row && (rule !== '' || signs.length > 0);
  const across = width - emblem - EDGES;
  const aside = price === 0 ? 0 : price + (stacked ? PARTED : BESIDE);
  const place = { width: across - (stacked ? 0 : aside), height: stacked ? inside - row : inside, largest: LARGEST * scale };
  const { size, lines } = written(name, place, measures.bold);
  const taken = lines === 1 ? measures.bold(name, size) : place.width;
  const room = stacked
    ? { width: across - aside, height: inside - lines * size * LINE_HEIGHT }
    : { width: place.width - taken - BESIDE, height: inside };
  return { emblem, name: size, lines, stacked, told: tell(rule, signs, room, words, stacked, measures.plain), words };
}

function tell(rule: string, signs: readonly Atom[], room: { width: number; height: number }, words: number, stacked: boolean, measure: Measure): Told {
  const most = Math.floor(room.height / (words * RULE_LINE));
  const lines = stacked && rule !== '' ? linesOf(rule, words, room.width, measure) : Infinity;
  if (lines <= Math.min(most, FEW)) return { how: 'words', lines, whole: true };
  const size = signsIn(signs, room, words / LETTERS, LARGEST_SIGN, measure);
  if (size !== null) return { how: 'signs', size };
  if (lines <= most) return { how: 'words', lines, whole: true };
  return stacked && rule !== '' && most > 0 ? { how: 'words', lines: most, whole: false } : { how: 'nothing' };
}
