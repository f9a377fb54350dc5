/** What engravings are made of: outlines with a kind, a colour wash, and shade. */

import { hatched, type Shade } from './hatch.ts';
import { both, placed } from './path.ts';

export type Tint =
  | 'air' | 'water' | 'fire' | 'earth' | 'crystal' | 'prestige' | 'brass'
  | 'winter' | 'spring' | 'summer' | 'autumn' | 'plain' | 'ink' | 'sepia' | 'gold';

/**
 * body: washed and outlined; deep: a stronger wash; light: bare paper; dark: solid ink; line and thin: strokes;
 * hatch: the finest strokes, which vanish first where there is little room.
 */
export type Kind = 'body' | 'deep' | 'light' | 'dark' | 'line' | 'thin' | 'hatch';

export interface Shape {
  readonly kind: Kind;
  readonly d: string;
  readonly tint?: Tint;
  readonly shade?: Shade;
}

/** One path to be drawn. */
export interface Cut {
  readonly d: string;
  readonly look: string;
}

export type Detail = 'low' | 'full';

export const body = (d: string, tint?: Tint, shade: Shade | null = {}): Shape => made('body', d, tint, shade);
export const deep = (d: string, tint?: Tint, shade: Shade | null = {}): Shape => made('deep', d, tint, shade);
export const light = (d: string, shade: Shade | null = null): Shape => made('light', d, undefined, shade);
export const dark = (d: string): Shape => made('dark', d);
export const line = (d: string): Shape => made('line', d);
export const thin = (d: string): Shape => made('thin', d);
/** Strokes over the whole of an outline that is itself not drawn. */
export const tone = (d: string, angle = 45, gap = 2.1): Shape => made('hatch', hatched(d, { light: [0, 0], angle, gap }));

function made(kind: Kind, d: string, tint?: Tint, shade?: Shade | null): Shape {
  return { kind, d, ...(tint ? { tint } : {}), ...(shade ? { shade } : {}) };
}

/** A drawing put at a place, smaller or turned; its strokes keep their width. */
export function at(shapes: readonly Shape[], x: number, y: number, scale = 1, degrees = 0, flip = false): Shape[] {
  return shapes.map((shape) => ({ ...shape, d: placed(shape.d, x, y, scale, degrees, flip) }));
}

/** A drawing and its mirror image. */
export const twice = (shapes: readonly Shape[]): Shape[] => [...shapes, ...at(shapes, 0, 0, 1, 0, true)];

/** Strokes on both sides of the axis. */
export const lines = (d: string): Shape => line(both(d));

export const tinted = (shapes: readonly Shape[], tint: Tint): Shape[] =>
  shapes.map((shape) => (shape.tint ? shape : { ...shape, tint }));

/** Half-shade in single strokes, and the strokes crossed where the shade is deepest. */
function shaded(d: string, shade: Shade): string {
  const { light: [x, y] = [-7, -5], angle = 45, gap = 1.7 } = shade;
  const half = hatched(d, { light: [x * 1.8, y * 1.8], angle, gap });
  return x === 0 && y === 0 ? half : half + hatched(d, { light: [x * 0.7, y * 0.7], angle: angle + 68, gap: gap * 1.05 });
}

const kept = new WeakMap<readonly Shape[], Partial<Record<Detail, Cut[]>>>();

/** The paths of a drawing, from the back to the front. Made once for each drawing. */
export function cut(shapes: readonly Shape[], detail: Detail = 'full'): Cut[] {
  const known = kept.get(shapes) ?? {};
  kept.set(shapes, known);
  return (known[detail] ??= paths(shapes, detail));
}

function paths(shapes: readonly Shape[], detail: Detail): Cut[] {
  const cuts: Cut[] = [];
  const add = (d: string, look: string, open: boolean): void => {
    const last = cuts.at(-1);
    if (open && last?.look === look) cuts[cuts.length - 1] = { d: last.d + d, look };
    else cuts.push({ d, look });
  };
  for (const { kind, d, tint, shade } of shapes) {
    if (detail === 'low' && kind === 'hatch') continue;
    add(d, tint ? `k-${kind} t-${tint}` : `k-${kind}`, OPEN.has(kind));
    if (detail === 'full' && shade) {
      const strokes = shaded(d, shade);
      if (strokes) add(strokes, 'k-hatch', true);
    }
  }
  return cuts;
}

/** Kinds that are strokes alone, so that neighbours can share one path. */
const OPEN: ReadonlySet<Kind> = new Set<Kind>(['line', 'thin', 'hatch']);

/** A drawing that is made when it is first asked for, and then kept. */
export function once(draw: () => Shape[]): () => Shape[] {
  let drawn: Shape[] | null = null;
  return () => (drawn ??= draw());
}
