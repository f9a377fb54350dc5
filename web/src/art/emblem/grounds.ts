/** What stands behind a motif. All of it is fine work, so that the motif stays in front. */

import { arc, around, both, circle, line as through, placed, polar, star, ticks } from '../engrave/path.ts';
import { at, body, dark, line, thin, tone, twice, type Shape } from '../engrave/shapes.ts';

/** Rays, long and short in turn. */
export const rays = (count = 16, inner = 34, outer = 49): Shape[] => [
  thin(ticks(count, inner, outer)),
  thin(ticks(count, inner, outer - 7, 0, 0, 180 / count)),
];

/** Rays that alternately wave and are straight, as around a sun on old maps. */
export const glory = (count = 12): Shape[] => [
  thin(around('M0 -33C-4 -38 4 -43 0 -49', count)),
  thin(ticks(count, 35, 46, 0, 0, 180 / count)),
  dark(around(circle(1.1, 0, -49), count, 0, 0, 180 / count)),
];

/** A graduated ring. */
export const limb = (count = 60): Shape[] => [thin(circle(48)), thin(circle(44)), thin(ticks(count, 44, 48))];

/** A disc of level strokes, as a night sky is engraved. */
export const night = (angle = 0): Shape[] => [tone(circle(47), angle, 2.6)];

/** A ring of dots. */
export const beads = (count = 36): Shape[] => [dark(around(circle(1.1, 0, -48), count)), thin(circle(45))];

/** A thorny ring. */
export const thorns = (): Shape[] => [thin(circle(44)), thin(around('M-3 -44L1 -50L4 -44M-9 -43L-10 -39', 12))];

/** Two branches that meet below. */
export const laurel = (): Shape[] => {
  const leaves = [105, 122, 139, 156, 50, 68, 87].map((angle) => {
    const [x, y] = polar(46, angle);
    const blade = 'M0 0C3 -4 3 -9 0 -12C-3 -9 -3 -4 0 0Z';
    return placed(blade, x, y, 0.8, angle - 130) + placed(blade, x, y, 0.7, angle - 40);
  });
  return [thin(both(arc(46, 46, 172))), ...twice([body(leaves.join(''), 'earth', null)])];
};

const spark = (x: number, y: number, size: number): string => star(4, size, size * 0.24, x, y);

/** Stars strewn at the sides. */
export const stars = (): Shape[] => [
  dark(both(spark(40, -30, 6) + spark(44, 12, 4) + spark(30, -44, 3) + spark(46, -8, 2.4) + spark(34, 40, 4.4))),
  dark(both(circle(1, 36, -14) + circle(1, 42, 30) + circle(1, 22, -40))),
];

/** Water below. */
export const waves = (): Shape[] => [
  thin(
    [34, 40, 46]
      .map((y, row) => {
        const width = 46 - row * 8;
        let d = `M${-width} ${y}`;
        for (let x = -width; x < width - 4; x += 8) d += 'c2 -4 6 -4 8 0';
        return d;
      })
      .join(''),
  ),
];

/** Cloud banks at the foot. */
export const clouds = (): Shape[] => [
  thin('M-50 40C-50 32 -42 30 -38 34C-36 26 -24 26 -22 34C-18 28 -8 30 -8 37C-4 30 8 30 8 37C10 29 22 28 24 35C28 27 38 28 39 35C44 31 50 34 50 40'),
  thin('M-40 46C-38 41 -30 41 -28 45C-22 39 -12 41 -10 46M8 46C12 40 22 40 26 46C30 41 38 42 40 46'),
];

/** Flames that lick up from below. */
export const blaze = (): Shape[] => [
  thin(both('M6 48C14 42 10 34 18 28C18 36 26 36 24 46C32 38 28 26 38 16C37 28 46 30 44 42C50 36 48 26 50 20')),
  thin(both('M34 6C32 0 38 -6 36 -14C42 -8 46 -2 44 6')),
];

/** The heaped ground of a field, with blades of grass. */
export const field = (): Shape[] => [
  thin('M-48 44C-30 38 30 38 48 44'),
  thin('M-40 41L-42 34M-38 41L-36 35M-28 39L-30 33M28 39L30 32M38 41L42 34M36 41L35 36M-14 46H-4M6 47H18M-34 46H-26M30 46H36'),
];

/** A pair of wings behind. */
export const wings = (): Shape[] =>
  twice([
    body(
      'M10 2C16 -18 28 -30 49 -36C48 -29 46 -25 42 -21C47 -21 48 -20 49 -19C46 -12 42 -9 37 -7C41 -6 42 -5 43 -4C38 3 32 5 26 5C28 7 29 8 29 9C22 13 14 12 10 10Z',
      'plain',
      { light: [-2, -6], angle: 60 },
    ),
    thin('M14 -2C22 -14 30 -20 42 -21M15 2C22 -4 28 -7 37 -7M16 6C20 5 23 5 26 5'),
  ]);

/** Ripples of a sound or a thought. */
export const ripples = (): Shape[] => [
  thin([30, 35, 40, 45, 49].map((radius) => arc(radius, -70, -20) + arc(radius, 20, 70)).join('')),
  thin([35, 40, 45].map((radius) => arc(radius, 110, 160) + arc(radius, -160, -110)).join('')),
];

/** A cobweb of lines, as on the plate of an astrolabe. */
export const almucantars = (): Shape[] => [
  thin([14, 22, 30, 38].map((radius, index) => arc(radius, -90 - index * 6, 90 + index * 6, 0, 12 - index * 3)).join('')),
  thin(circle(48)),
];

/** Snow or ash that falls. */
export const flakes = (): Shape[] => [
  thin(
    ([[38, -36], [44, -4], [34, 22], [44, 40], [22, -46]] as const)
      .map(([x, y], index) => both(around(`M0 0V-${index % 2 ? 3 : 4.6}`, 6, x, y)))
      .join(''),
  ),
];

/** Rain in slanting strokes. */
export const rain = (): Shape[] => [
  thin([-44, -36, -28, 28, 36, 44].map((x, i) => `M${x} ${-44 + (i % 3) * 6}l-3 12M${x - 4} ${-14 + (i % 2) * 8}l-3 12M${x - 2} ${18 + (i % 3) * 5}l-3 12`).join('')),
];

/** A lozenge and its double, as in a heraldic plate. */
export const lozenge = (): Shape[] => [
  thin(through([[0, -50], [50, 0], [0, 50], [-50, 0]], true)),
  thin(through([[0, -45], [45, 0], [0, 45], [-45, 0]], true)),
];

/** Two crossed rules that mark the axes. */
export const axes = (): Shape[] => [thin(around('M0 -50V-38M-3 -46L0 -50L3 -46', 4)), ...at([line(circle(1.6))], 0, -36, 0.4)];
