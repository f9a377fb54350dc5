/** Amulets, pendants, gems, hearts, and the chains they hang on. */

import { both, circle, ellipse, line as through, polygon, star, ticks, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, twice, type Shape, type Tint } from '../../engrave/shapes.ts';

/** Links along a hanging chain, given for the right side. */
function chain(spread: number, top: number, bottom: number, count = 8): Shape[] {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const x = 3 + (spread - 3) * t ** 0.8;
    const y = bottom + (top - bottom) * t ** 1.5;
    d += ellipse(x, y, i % 2 ? 1.3 : 2.4);
  }
  return [line(both(d))];
}

const FRAMES = {
  round: whole('M0 -18C17 -18 31 -4 31 13C31 30 17 44 0 44'),
  drop: whole('M0 -24C5 -10 31 0 31 19C31 35 17 46 0 46'),
  flame: whole('M0 -24C12 -16 16 -6 26 -8C26 2 34 10 30 22C26 36 14 44 0 46'),
  rhomb: whole('M0 -22L35 13L0 48'),
  dial: polygon(12, 32, 0, 13, 15),
  star: star(8, 37, 26, 0, 13),
  shield: whole('M0 -20C12 -14 22 -14 30 -18C33 6 28 34 0 47'),
} as const;

export interface AmuletLook {
  readonly frame: keyof typeof FRAMES;
  readonly sign: readonly Shape[];
  readonly tint: Tint;
  /** Size of the sign within the frame. */
  readonly scale?: number;
  /** Stones set around the rim. */
  readonly stones?: number;
}

export function amulet({ frame, sign, tint, scale = 0.4, stones = 0 }: AmuletLook): Shape[] {
  const outline = FRAMES[frame];
  return [
    ...chain(36, -47, -24),
    line(circle(4.4, 0, -23)),
    deep(outline, 'brass', { light: [-6, -5] }),
    ...at([light(outline)], 0, 13 * 0.2, 0.8),
    ...at([body(outline, tint, { light: [-8, -6], angle: -45 })], 0, 13 * 0.27, 0.73),
    ...(stones ? [dark(Array.from({ length: stones }, (_, i) => circle(1.7, 28.2 * Math.sin((i * 2 * Math.PI) / stones), 13 - 28.2 * Math.cos((i * 2 * Math.PI) / stones))).join(''))] : []),
    ...at(sign, 0, 14, scale),
  ];
}

/** A heavy collar with plates from which a jewel hangs. */
export const pendant = (): Shape[] => [
  ...twice([
    body('M6 6C20 2 32 -12 36 -46L46 -44C43 -10 28 12 8 18Z', 'brass', { light: [-5, -3] }),
    thin('M40 -30L33 -32M37 -16L30 -19M29 -4L23 -9M18 6L13 0'),
    dark(circle(2, 38, -38) + circle(2, 35, -23) + circle(2, 28, -10) + circle(2, 17, 1)),
  ]),
  deep(whole('M0 0L15 9V28L0 47'), 'fire', null),
  tone('M15 9V28L0 47L5 26L5 14Z', 60, 2),
  line(both('M0 0L5 14V26L0 47M5 14L15 9M5 26L15 28') + 'M-5 14H5M-5 26H5'),
  deep(circle(7, 0, 2), 'brass'),
];

/** A cut stone held by claws. */
export const jewel = (): Shape[] => [
  deep(circle(42), 'brass', { light: [-5, -4] }),
  thin(circle(38) + ticks(48, 38, 42)),
  ...[0, 90, 180, 270].flatMap((turn) => at([deep('M-6 -44C-6 -50 6 -50 6 -44L3 -29H-3Z', 'brass', null)], 0, 0, 1, turn + 45)),
  deep(polygon(8, 32, 0, 0, 22.5), 'fire', null),
  tone(through([[30, -12], [30, 12], [12, 30], [7, 17], [17, 7], [17, -7]], true), 45, 2),
  tone(through([[12, 30], [-12, 30], [-7, 17], [7, 17]], true), 90, 2.4),
  line(polygon(8, 18, 0, 0, 22.5)),
  line(ticks(8, 18, 32, 0, 0, 22.5)),
  light(star(8, 11, 5)),
  dark(circle(2)),
];

/** A heart grown of wood, with roots below and a leaf above. */
export const rootHeart = (sign: readonly Shape[]): Shape[] => [
  line(both('M2 40C4 44 8 46 14 48M6 34C14 40 22 42 30 42M12 28C22 32 32 32 40 30') + 'M0 40V50'),
  deep(whole('M0 -16C4 -32 38 -34 38 -8C38 12 14 26 0 42'), 'earth', { light: [-9, -6], angle: 70 }),
  thin(both('M6 -8C10 -20 26 -20 28 -8M28 -2C26 10 16 18 6 28') + 'M-14 2C-16 -6 -24 -8 -28 -4'),
  line(both('M2 -18C4 -28 12 -32 14 -46M9 -31C16 -34 22 -34 28 -44M4 -24C0 -32 4 -40 2 -48M20 -35C26 -32 32 -32 38 -36')),
  thin(both('M32 -14C34 -4 28 8 18 16M16 -24C24 -24 30 -18 32 -10')),
  ...at(sign, 0, 6, 0.3),
];

/** A plain heart with a band. */
export const heart = (sign: readonly Shape[], tint: Tint = 'fire'): Shape[] => [
  deep(whole('M0 -18C6 -40 42 -38 42 -8C42 14 16 28 0 46'), tint, { light: [-9, -6] }),
  light(circle(17, 0, 2)),
  thin(circle(14, 0, 2)),
  ...at(sign, 0, 2, 0.26),
];

/** A finger ring with a stone. */
export const ring = (sign: readonly Shape[], tint: Tint): Shape[] => [
  deep(circle(31, 0, 14) + circle(23, 0, 14), 'brass'),
  deep(polygon(6, 18, 0, -24, 30), tint),
  ...at(sign, 0, -24, 0.26),
];
