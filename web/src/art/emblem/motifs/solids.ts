/** Dice, cubes, stones, statues, trees, hourglasses: what stands. */

import { around, both, circle, ellipse, polygon, star, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, twice, type Shape, type Tint } from '../../engrave/shapes.ts';
import { energy } from '../../signs/energies.ts';
import { crystal, gaugeStar } from '../../signs/tokens.ts';
import { leaf } from '../../signs/season.ts';

const TOP = 'M0 -44L38 -24L0 -4L-38 -24Z';
const LEFT = 'M-38 -24L0 -4V42L-38 22Z';
const RIGHT = 'M38 -24L0 -4V42L38 22Z';

const solid = (tint: Tint): Shape[] => [
  body(TOP, tint, null),
  body(LEFT, tint, null),
  body(RIGHT, tint, { light: [0, 0], angle: 60, gap: 2.4 }),
  light('M0 -39L29 -24L0 -9L-29 -24Z'),
];

/** A die with horns, that grins. */
export const maliceDie = (): Shape[] => [
  ...twice([deep('M26 -28C30 -40 40 -44 48 -42C42 -36 42 -26 36 -20Z', 'fire', { light: [-3, -3] })]),
  ...solid('fire'),
  dark(ellipse(0, -24, 6, 3.4) + both(ellipse(14, -24, 4, 2.4))),
  dark('M-31 -8L-19 -2L-20 6C-26 6 -31 0 -31 -8ZM-15 0L-6 5L-7 12C-11 13 -15 8 -15 0Z'),
  light('M-33 10C-24 20 -14 24 -4 24L-6 33C-18 31 -28 25 -33 10Z'),
  thin('M-27 16L-27 22M-20 21L-20 28M-13 23L-14 31'),
  dark(circle(4, 19, 8) + circle(3.2, 9, -2 + 3) + circle(3.2, 29, 16) + circle(3.2, 10, 25) + circle(3.2, 30, -8)),
];

/** A die that stands firm on a base with an anchor's cross. */
export const steadfastDie = (): Shape[] => [
  deep(whole('M0 30H34L42 42V48H0'), 'brass', { light: [-10, 0], angle: 0 }),
  ...at([...solid('earth'), ...at(gaugeStar(), 0, -24, 0.2)], 0, -4, 0.92),
  ...at(crystal(), -17, 5, 0.3, -4),
  ...at(energy('E'), 17, 5, 0.26),
  thin('M-38 42H38'),
  line(both('M31 30C38 26 42 18 42 10M42 10L38 16M42 10L47 15')),
];

/** A cube with a rune on each side. */
export const runicCube = (): Shape[] => [
  ...solid('crystal'),
  line('M-10 -27L0 -32L10 -27M0 -32V-15M-6 -20L6 -20'),
  line('M-29 -10V20M-29 -2L-19 10M-29 10L-19 2M-12 -1V29M-12 6L-6 14L-12 20'),
  line('M12 -1V29M12 10L20 -2M12 20L22 6M29 -10V20M29 0L24 8M29 8L24 16'),
  dark(circle(2, 0, -44) + both(circle(2, 38, -24) + circle(2, 38, 22)) + circle(2, 0, 42) + circle(2, 0, -4)),
];

/** A bust on a plinth, with a halo. */
export const blessedStatue = (): Shape[] => [
  thin(circle(20, 0, -22) + around('M0 -22V-27', 20, 0, -22)),
  body(whole('M0 -40C10 -40 14 -32 12 -22C12 -16 9 -12 6 -10V-4C18 -2 26 4 28 18H0'), 'winter', { light: [-8, -3], angle: 60 }),
  light(whole('M0 -18C8 -18 10 -12 9 -6C7 4 3 8 0 12')),
  thin('M-4 -10V2M0 -10V8M4 -10V2'),
  dark(both('M3 -26C5 -28 8 -28 10 -26C8 -25 5 -25 3 -26Z')),
  line('M0 -26V-20L-2 -19M-3 -15H3M-12 -32C-6 -36 6 -36 12 -32'),
  deep(whole('M0 18H22V24H0'), 'brass', null),
  body(whole('M0 24H18V42H26V48H0'), 'winter', { light: [-8, 0], angle: 90 }),
  line('M-18 42H18'),
  ...at(gaugeStar(), 0, 33, 0.16),
];

/** A winged figure on a column, turning with the wind. */
export const windStatue = (): Shape[] => [
  ...twice([
    body('M6 -12C18 -24 30 -28 46 -26C42 -18 40 -16 36 -14C40 -13 41 -12 42 -10C36 -4 32 -3 28 -2C31 0 31 1 32 3C24 8 12 6 6 2Z', 'air', { light: [-3, -5] }),
    thin('M10 -8C20 -16 28 -18 36 -14M10 -3C18 -7 22 -6 28 -2'),
  ]),
  body(whole('M0 -26C6 -22 9 -14 8 -4C7 6 12 14 12 22H0'), 'winter', { light: [-5, 0], angle: 70 }),
  light(circle(8, 0, -34)),
  line('M-8 -36C-4 -40 4 -40 8 -36M0 -26V22M-6 -6L5 20'),
  deep(whole('M0 22H18V27H0'), 'brass', null),
  body(whole('M0 27H13L15 48H0'), 'winter', { light: [-7, 0], angle: 90 }),
  line(both('M6 28L7 47')),
  thin('M-48 20C-40 14 -36 26 -28 20M28 20C36 14 40 26 48 20M-44 30C-38 26 -34 34 -26 30M26 30C34 26 38 34 44 30'),
];

/** A standing stone with wings of a fairy and old marks. */
export const monolith = (): Shape[] => [
  ...twice([
    light('M14 0C22 -22 36 -30 46 -28C50 -14 40 2 16 6Z', { light: [-2, -5] }),
    light('M14 8C26 6 38 14 38 26C28 32 18 24 14 12Z', { light: [-2, -5] }),
    thin('M18 0C28 -12 36 -18 42 -22M18 2C28 -4 36 -8 42 -14M18 11C26 14 30 18 33 23'),
  ]),
  body('M-16 46L-20 -20C-18 -36 -8 -46 4 -46C14 -42 20 -30 18 -14L19 46Z', 'winter', { light: [-9, -4], angle: 70 }),
  line('M-6 -34H6L0 -26V-16M-8 -8L0 -14L8 -8L0 -2ZM-8 4V16M-8 8L2 14M8 4V16'),
  ...at(leaf(), 0, 30, 0.2),
  line('M-34 46H34'),
  thin('M-30 46L-32 40M-26 46L-25 41M26 46L28 39M30 46L33 41M-14 -24L-10 -18L-14 -12'),
];

/** A pole of carved faces. */
export const idol = (): Shape[] => [
  ...twice([body('M16 -26C28 -40 40 -38 46 -30C38 -28 34 -20 36 -12C28 -16 20 -14 16 -10Z', 'sepia', { light: [-3, -5] })]),
  body(whole('M0 -46H14C20 -40 20 -32 17 -24V44H0'), 'sepia', { light: [-8, 0], angle: 90 }),
  line('M-17 -18H17M-17 14H17M-17 44H17'),
  light(both(circle(5, 8, -34)) + both('M4 -4L14 -10V2L6 4Z') + both(ellipse(9, 22, 5, 3.4))),
  dark(both(circle(2.2, 8, -34) + circle(1.8, 10, -3) + circle(1.8, 9, 22))),
  deep('M-5 -30L0 -20L5 -30Z', 'gold', null),
  light('M-10 8L-6 4L-3 8L0 4L3 8L6 4L10 8C6 13 -6 13 -10 8Z'),
  light('M-10 32C-6 28 6 28 10 32C8 40 -8 40 -10 32Z'),
  dark('M-6 32H6L0 36Z'),
  line('M-26 48H26'),
];

/** A tree whose crown is light. */
export const lightTree = (): Shape[] => [
  thin(around('M0 -30V-38', 20, 0, -10)),
  thin(around('M0 -31V-35', 20, 0, -10, 9)),
  body(circle(29, 0, -10), 'gold', { light: [-8, -6], angle: 60 }),
  dark(star(4, 3, 0.8, -14, -22) + star(4, 3, 0.8, 16, -18) + star(4, 3, 0.8, -20, -4) + star(4, 3, 0.8, 20, 2) + star(4, 3, 0.8, 0, -30)),
  deep(whole('M0 -8L2 -8C3 8 4 24 6 32C10 38 18 42 26 46C16 46 10 44 6 42L2 50H0'), 'sepia', { light: [-3, 0], angle: 90 }),
  line(both('M2 10C10 4 12 -4 12 -12M12 -2C18 -4 20 -8 21 -12M1 -6C6 -12 6 -18 6 -24M12 -8C10 -14 12 -18 14 -22')),
];

/** A bare tree whose roots hold something fast. */
export const rootTree = (held: readonly Shape[]): Shape[] => [
  body(whole('M0 -46C12 -48 22 -42 24 -36C34 -36 40 -28 36 -20C40 -12 32 -6 22 -8C16 -2 8 -2 5 -8H0'), 'earth', { light: [-8, -6], angle: 30 }),
  ...at(held, 0, 30, 0.34),
  deep(whole('M0 -12H5C6 0 10 6 18 10C30 14 38 24 36 40C32 30 28 22 18 20C24 28 24 40 14 48C16 38 12 26 4 16L0 18'), 'sepia', { light: [-3, -2], angle: 60 }),
  line(both('M28 18C36 16 42 20 46 28M20 38C26 40 30 44 32 49')),
  thin(both('M4 -14C8 -20 12 -24 20 -26M2 -16C3 -26 6 -32 12 -36')),
];

/** An hourglass; the sand may have run otherwise. */
export const hourglass = (tint: Tint, low = 0.5, cracked = false): Shape[] => [
  ...twice([deep('M26 -38H31V38H26Z', 'brass', { light: [-2, 0], angle: 0 })]),
  light(whole('M0 -38H22C22 -18 4 -10 4 0C4 10 22 18 22 38H0'), { light: [-6, 0], angle: 90 }),
  deep(whole(`M0 ${-38 + 34 * low}H${18 - 12 * low}C12 -12 3 -6 2 0H0`), tint, null),
  deep(whole(`M0 ${38 - 26 * low}C8 ${40 - 22 * low} 18 32 20 37H0`), tint, { light: [-6, 0], angle: 60 }),
  thin('M0 0V26'),
  deep(whole('M0 -46H34V-38H0'), 'brass', { light: [0, -5], angle: 0 }),
  deep(whole('M0 38H34V46H0'), 'brass', { light: [0, -5], angle: 0 }),
  ...(cracked ? [line('M14 -30L8 -24L13 -19L7 -12M8 -24L2 -26M-16 30L-9 25L-12 18'), dark(circle(1.3, 20, 26) + circle(1, 24, 30) + circle(1.1, 22, 34))] : []),
];

/** Waves of heat over split ground. */
export const drought = (): Shape[] => [
  deep(star(12, 26, 18, 0, -20), 'summer', null),
  light(circle(17, 0, -20)),
  deep(circle(14, 0, -20), 'summer', { light: [-5, -4] }),
  body('M-48 20C-34 14 -20 18 -8 15C8 12 24 18 48 14L44 42C24 48 -20 46 -42 44Z', 'autumn', { light: [-4, -9], angle: 0 }),
  dark('M-12 16L-8 24L-15 31L-7 46L-9 31L-4 24L-7 16ZM-8 24L6 27L12 22L7 29ZM18 16L16 26L24 33L20 45L28 33L21 26L22 16ZM24 33L36 30L45 33L36 32ZM-15 31L-28 28L-34 33L-44 30L-34 30L-28 26L-15 29ZM-34 17L-30 27L-28 27L-31 17Z'),
  line('M36 14C34 6 36 0 33 -6M35 4L41 -3M34 0L28 -4'),
  thin('M-18 4C-16 8 -20 8 -18 12M0 4C2 8 -2 8 0 12M18 4C20 8 16 8 18 12'),
];

/** A stone with many sides. */
export const boulder = (x: number, y: number, radius: number): Shape[] => [
  body(polygon(9, radius, x, y, 12), 'winter', { light: [-6, -6], angle: 60 }),
  thin(`M${x - radius * 0.4} ${y - radius * 0.5}l${radius * 0.5} ${radius * 0.3}l${radius * 0.1} ${radius * 0.5}M${x - radius * 0.7} ${y + radius * 0.2}l${radius * 0.4} ${radius * 0.1}`),
];
