/** Hatching as an engraver cuts it: parallel strokes within an outline, on its shaded side only. */

import { corners, type Point } from './path.ts';

export interface Shade {
  /** Where the light comes from: the outline is moved this far, and what is left uncovered lies in the shade. */
  readonly light?: Point;
  /** Direction of the strokes, in degrees. */
  readonly angle?: number;
  readonly gap?: number;
}

type Span = readonly [number, number];

export function hatched(d: string, { light = [-7, -5], angle = 45, gap = 2.1 }: Shade = {}): string {
  const turn = (-angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const edges = turnedEdges(d, cos, sin);
  const lx = light[0] * cos - light[1] * sin;
  const ly = light[0] * sin + light[1] * cos;
  const whole = light[0] === 0 && light[1] === 0;
  let top = Infinity;
  let bottom = -Infinity;
  for (let i = 1; i < edges.length; i += 4) {
    top = Math.min(top, edges[i] as number);
    bottom = Math.max(bottom, edges[i] as number);
  }
  const strokes: string[] = [];
  for (let y = Math.ceil(top / gap) * gap + gap / 3; y < bottom; y += gap) {
    const lit = whole ? [] : crossings(edges, y - ly, lx);
    for (const [a, b] of without(crossings(edges, y, 0), lit)) {
      if (b - a >= 0.8) strokes.push(`M${back(a, y, cos, sin)}L${back(b, y, cos, sin)}`);
    }
  }
  return strokes.join('');
}

/** The edges of an outline, turned so that the strokes lie flat: four numbers each. */
function turnedEdges(d: string, cos: number, sin: number): number[] {
  const edges: number[] = [];
  for (const ring of corners(d)) {
    let [ax, ay] = ring[ring.length - 1] as Point;
    for (const [bx, by] of ring) {
      edges.push(ax * cos - ay * sin, ax * sin + ay * cos, bx * cos - by * sin, bx * sin + by * cos);
      ax = bx;
      ay = by;
    }
  }
  return edges;
}

/** The inverse of the turn, since the strokes were found lying flat. */
function back(x: number, y: number, cos: number, sin: number): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  return `${round(x * cos + y * sin)} ${round(y * cos - x * sin)}`;
}

/** Where a level line runs inside the outline, moved sideways. */
function crossings(edges: readonly number[], y: number, shift: number): Span[] {
  const xs: number[] = [];
  for (let i = 0; i < edges.length; i += 4) {
    const ay = edges[i + 1] as number;
    const by = edges[i + 3] as number;
    if (ay <= y === by <= y) continue;
    const ax = edges[i] as number;
    xs.push(ax + ((y - ay) / (by - ay)) * ((edges[i + 2] as number) - ax) + shift);
  }
  xs.sort((a, b) => a - b);
  const spans: Span[] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) spans.push([xs[i] as number, xs[i + 1] as number]);
  return spans;
}

function without(spans: readonly Span[], holes: readonly Span[]): Span[] {
  let rest = [...spans];
  for (const [from, to] of holes) {
    rest = rest.flatMap(([a, b]): Span[] => {
      if (to <= a || from >= b) return [[a, b]];
      const left: Span[] = from > a ? [[a, from]] : [];
      return to < b ? [...left, [to, b]] : left;
    });
  }
  return rest;
}
