/** Paths as data: read, moved, mirrored and written again. The plane is 100 by 100 with its origin in the middle. */

export type Point = readonly [number, number];

/** A piece of a path: where it ends, and for a curve its two handles. */
interface Piece {
  readonly handles?: readonly [Point, Point];
  readonly to: Point;
}

export interface Stroke {
  readonly from: Point;
  readonly pieces: readonly Piece[];
  readonly closed: boolean;
}

const WORD = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;

const known = new Map<string, Stroke[]>();

/** Reads M L H V C S Q Z, absolute and relative. Signs come again and again, so what was read is kept. */
export function read(d: string): readonly Stroke[] {
  let strokes = known.get(d);
  if (!strokes) {
    strokes = parsed(d);
    known.set(d, strokes);
  }
  return strokes;
}

function parsed(d: string): Stroke[] {
  const words = d.match(WORD) ?? [];
  const strokes: { from: Point; pieces: Piece[]; closed: boolean }[] = [];
  let index = 0;
  let command = '';
  let x = 0;
  let y = 0;
  let handle: Point | null = null;
  const number = (): number => Number(words[index++]);
  const point = (): Point => {
    const [dx, dy] = command === command.toLowerCase() ? [x, y] : [0, 0];
    return [number() + dx, number() + dy];
  };
  const pieces = (): Piece[] => {
    const last = strokes.at(-1);
    if (!last) throw new Error(`a path begins with M: ${d}`);
    return last.pieces;
  };
  const go = (to: Point, handles?: [Point, Point]): void => {
    pieces().push(handles ? { handles, to } : { to });
    [x, y] = to;
    handle = handles ? handles[1] : null;
  };
  while (index < words.length) {
    const word = words[index] as string;
    if (/[a-zA-Z]/.test(word)) {
      command = word;
      index += 1;
    }
    switch (command.toUpperCase()) {
      case 'M': {
        const from = point();
        strokes.push({ from, pieces: [], closed: false });
        [x, y] = from;
        command = command === 'm' ? 'l' : 'L';
        break;
      }
      case 'L':
        go(point());
        break;
      case 'H':
        go([number() + (command === 'h' ? x : 0), y]);
        break;
      case 'V':
        go([x, number() + (command === 'v' ? y : 0)]);
        break;
      case 'C': {
        const first = point();
        const second = point();
        go(point(), [first, second]);
        break;
      }
      case 'S': {
        const first: Point = handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
        const second = point();
        go(point(), [first, second]);
        break;
      }
      case 'Q': {
        const [qx, qy] = point();
        const start: Point = [x, y];
        const to = point();
        const third = (end: Point): Point => [end[0] + ((qx - end[0]) * 2) / 3, end[1] + ((qy - end[1]) * 2) / 3];
        go(to, [third(start), third(to)]);
        break;
      }
      case 'Z': {
        const last = strokes.at(-1);
        if (last) {
          last.closed = true;
          [x, y] = last.from;
        }
        break;
      }
      default:
        throw new Error(`unknown command ${command} in ${d}`);
    }
  }
  return strokes;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export function write(strokes: readonly Stroke[]): string {
  return strokes
    .map(({ from, pieces, closed }) => {
      const body = pieces.map(({ handles, to }) =>
        handles ? `C${pair(handles[0])} ${pair(handles[1])} ${pair(to)}` : `L${pair(to)}`,
      );
      return `M${pair(from)}${body.join('')}${closed ? 'Z' : ''}`;
    })
    .join('');
}

function mapped(strokes: readonly Stroke[], move: (point: Point) => Point): Stroke[] {
  return strokes.map(({ from, pieces, closed }) => ({
    from: move(from),
    pieces: pieces.map(({ handles, to }) =>
      handles ? { handles: [move(handles[0]), move(handles[1])] as const, to: move(to) } : { to: move(to) },
    ),
    closed,
  }));
}

/** The path shrunk, turned by degrees, then moved. */
export function placed(d: string, x: number, y: number, scale = 1, degrees = 0, flip = false): string {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  return write(
    mapped(read(d), ([px, py]) => {
      const fx = flip ? -px : px;
      return [x + fx * cos - py * sin, y + fx * sin + py * cos];
    }),
  );
}

/** The same path on the other side of the axis. */
export const mirrored = (d: string): string => placed(d, 0, 0, 1, 0, true);

/** A path and its mirror image. */
export const both = (d: string): string => d + mirrored(d);

function backwards(stroke: Stroke): Piece[] {
  const stops: Point[] = [stroke.from, ...stroke.pieces.map((piece) => piece.to)];
  return stroke.pieces
    .map((piece, index): Piece => {
      const to = stops[index] as Point;
      return piece.handles ? { handles: [piece.handles[1], piece.handles[0]], to } : { to };
    })
    .reverse();
}

/** A closed outline of which only the right half is given, from the axis at the top to the axis at the bottom. */
export function whole(half: string): string {
  return write(
    read(half).map((right) => {
      const [left] = mapped([right], ([x, y]) => [-x, y]) as [Stroke];
      const last = right.pieces.at(-1) ?? { to: right.from };
      const bridge: Piece[] = Math.abs(last.to[0]) > 0.01 ? [{ to: [-last.to[0], last.to[1]] }] : [];
      return { from: right.from, pieces: [...right.pieces, ...bridge, ...backwards(left)], closed: true };
    }),
  );
}

/** All corners of a path, with curves cut into straight lines. */
export function corners(d: string): Point[][] {
  return read(d).map(({ from, pieces }) => {
    const points: Point[] = [from];
    let start = from;
    for (const { handles, to } of pieces) {
      if (handles) {
        for (let step = 1; step < 10; step += 1) points.push(onCurve(start, handles[0], handles[1], to, step / 10));
      }
      points.push(to);
      start = to;
    }
    return points;
  });
}

function onCurve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1): number => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [mix(0), mix(1)];
}

export function polar(radius: number, degrees: number, x = 0, y = 0): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const kx = rx * 0.5523;
  const ky = ry * 0.5523;
  return (
    `M${short(x)} ${short(y - ry)}c${short(kx)} 0 ${short(rx)} ${short(ry - ky)} ${short(rx)} ${short(ry)}` +
    `s${short(kx - rx)} ${short(ry)} ${short(-rx)} ${short(ry)}s${short(-rx)} ${short(ky - ry)} ${short(-rx)} ${short(-ry)}` +
    `s${short(rx - kx)} ${short(-ry)} ${short(rx)} ${short(-ry)}Z`
  );
}

export const circle = (radius: number, x = 0, y = 0): string => ellipse(x, y, radius);

/** An arc around a point, from one angle to another, clockwise; angles in degrees from the top. */
export function arc(radius: number, from: number, to: number, x = 0, y = 0): string {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 45));
  const step = (to - from) / count;
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius;
  let d = `M${pair(polar(radius, from, x, y))}`;
  for (let i = 0; i < count; i += 1) {
    const a = from + i * step;
    const b = a + step;
    const [ax, ay] = polar(radius, a, x, y);
    const [bx, by] = polar(radius, b, x, y);
    const [tax, tay] = polar(reach, a + 90);
    const [tbx, tby] = polar(reach, b + 90);
    d += `C${pair([ax + tax, ay + tay])} ${pair([bx - tbx, by - tby])} ${pair([bx, by])}`;
  }
  return d;
}

export const line = (points: readonly Point[], closed = false): string => `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** A star of so many points; with an inner radius near the outer one, a cogwheel or a sun. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0, turn = 0): string {
  const list: Point[] = [];
  for (let i = 0; i < points * 2; i += 1) list.push(polar(i % 2 ? inner : outer, turn + (i * 180) / points, x, y));
  return line(list, true);
}

export const polygon = (sides: number, radius: number, x = 0, y = 0, turn = 0): string =>
  line(
    Array.from({ length: sides }, (_, i) => polar(radius, turn + (i * 360) / sides, x, y)),
    true,
  );

export const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Short strokes around a circle, from one radius to another. */
export function ticks(count: number, inner: number, outer: number, x = 0, y = 0, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i * 360) / count;
    d += line([polar(inner, angle, x, y), polar(outer, angle, x, y)]);
  }
  return d;
}

/** Copies of a path around a point. */
export function around(d: string, count: number, x = 0, y = 0, turn = 0): string {
  let all = '';
  for (let i = 0; i < count; i += 1) all += placed(d, x, y, 1, turn + (i * 360) / count);
  return all;
}

/** Copies of a path around a point, between two angles. */
export function fanned(d: string, count: number, from: number, to: number, x = 0, y = 0): string {
  let all = '';
  for (let i = 0; i < count; i += 1) all += placed(d, x, y, 1, from + (i * (to - from)) / (count - 1));
  return all;
}
