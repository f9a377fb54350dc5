/** How large a name is written, so that every word of it stands whole in its place. */

import { linesOf, measured, type Measure } from './measuring.ts';

export interface Place {
  readonly width: number;
  readonly height: number;
  /** No name is written larger. */
  readonly largest: number;
}

export interface Written {
  readonly size: number;
  readonly lines: number;
}

const SMALLEST = 8;
const STEP = 0.5;
export const LINE_HEIGHT = 1.05;
/** Names are written in bold letters, which are broader than those that are measured. */
const BOLD = 1.14;

export const bold: Measure = (text, size) => measured(text, size) * BOLD;

export function written(name: string, { width, height, largest }: Place, measure: Measure = bold): Written {
  for (let size = largest; ; size -= STEP) {
    const lines = linesOf(name, size, width, measure);
    if (size <= SMALLEST || lines * size * LINE_HEIGHT <= height) return { size, lines: Number.isFinite(lines) ? lines : 1 };
  }
}
