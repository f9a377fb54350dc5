/** How large a card's name is written, so that every word of it stands whole, in as many lines as there is room for. */

export interface Cartouche {
  /** All in hundredths of the card's width. */
  readonly width: number;
  readonly height: number;
  /** The size of a short name, which no other exceeds. */
  readonly largest: number;
}

const SMALLEST = 5;
const STEP = 0.2;
const LINE_HEIGHT = 0.95;

/** The width of small capitals in parts of their size: of the broadest face that may stand in for ours, drawn very small. */
const NARROW = /[iіїjl'’-]/i;
const BROAD = /[mwмжшщюы]/i;
const SPACE = 0.36;
const CAPITAL = 1.42;

function widthOf(letter: string): number {
  const width = NARROW.test(letter) ? 0.42 : BROAD.test(letter) ? 0.95 : 0.69;
  return letter === letter.toLowerCase() ? width : width * CAPITAL;
}

/** How many lines the name takes where a line holds so much; Infinity: a word is longer than a line. */
function linesOf(words: readonly number[], line: number): number {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    if (word > line) return Infinity;
    const grown = filled === 0 ? word : filled + SPACE + word;
    if (grown > line) lines += 1;
    filled = grown > line ? word : grown;
  }
  return lines;
}

export function lettering(name: string, { width, height, largest }: Cartouche): number {
  // A hyphen may end a line, too.
  const words = name.split(/ |(?<=-)/).map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  let size = largest;
  while (size > SMALLEST && linesOf(words, width / size) * size * LINE_HEIGHT > height) size -= STEP;
  return Math.max(SMALLEST, Math.round(size * 10) / 10);
}
