/** How wide words are in the letters of the page, measured by the browser without laying anything out. */

/** The width of a text in pixels, written at this size. */
export type Measure = (text: string, size: number) => number;

/** Text is measured once at this size; other sizes follow from it. */
const MEASURED_AT = 100;
/** Small letters are drawn on whole pixels, and may come out a little wider than they were measured. */
const ALLOWANCE = 1.03;

const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null = null;

export const measured: Measure = (text, size) => {
  let width = widths.get(text);
  if (width === undefined) {
    canvas ??= pen();
    width = (canvas?.measureText(text).width ?? text.length * MEASURED_AT * 0.6) * ALLOWANCE;
    widths.set(text, width);
  }
  return (width * size) / MEASURED_AT;
};

function pen(): CanvasRenderingContext2D | null {
  const made = document.createElement('canvas').getContext('2d');
  if (made) made.font = `${MEASURED_AT}px ${getComputedStyle(document.documentElement).getPropertyValue('--font-text')}`;
  return made;
}

/** How many lines the text takes where a line is so wide; Infinity: a word is longer than a line. */
export function linesOf(text: string, size: number, line: number, measure: Measure): number {
  const space = measure(' ', size);
  let lines = 1;
  let filled = 0;
  // A hyphen may end a line, too.
  for (const word of text.split(/ |(?<=\S-)(?=\S)/)) {
    const width = measure(word, size);
    if (width > line) return Infinity;
    const grown = filled === 0 ? width : filled + space + width;
    if (grown > line) lines += 1;
    filled = grown > line ? width : grown;
  }
  return lines;
}
