/** Water, wind, fire, stones, sheaves and suns, for spells. */

import { arc, around, both, circle, ellipse, fanned, line as through, star, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, twice, type Shape, type Tint } from '../../engrave/shapes.ts';
import { energy } from '../../signs/energies.ts';
import { leaf } from '../../signs/season.ts';
import { boulder } from './solids.ts';

/** A wave that curls over. */
export const wave = (tint: Tint = 'water'): Shape[] => [
  deep('M-48 34C-30 30 -24 4 -10 -14C4 -34 30 -38 42 -18C48 -6 42 8 30 8C20 8 16 -2 22 -8C12 -10 2 2 4 16C6 26 24 32 48 30V44H-48Z', tint, { light: [-6, -7], angle: 20 }),
  thin('M-34 34C-22 24 -14 4 -2 -10C8 -22 22 -26 32 -18M-20 36C-12 28 -8 14 -4 4M-4 38C-6 30 -6 24 -4 18M-44 39H-10M10 36C22 39 34 38 46 36'),
  dark(circle(1.6, 30, -40) + circle(1.2, 38, -36) + circle(1.4, 44, -28) + circle(1, 24, -44)),
];

/** A breath with curls at its ends. */
export const breath = (tint: Tint): Shape[] => [
  line('M-48 -14H14C28 -14 30 -36 16 -36C8 -36 6 -26 14 -24M-40 0H30C48 0 48 26 32 26C22 26 22 14 31 14M-48 14H4C18 14 18 38 4 38C-6 38 -6 28 2 27'),
  thin('M-44 -10H12M-34 4H28M-40 18H4M-30 -20H6M-20 8H22'),
  ...at([deep(star(4, 10, 3), tint, null)], -36, -30, 1),
  ...at([deep(star(4, 10, 3), tint, null)], 38, -30, 0.7),
  ...at([deep(star(4, 10, 3), tint, null)], -28, 34, 0.8),
];

/** Suns around a sun. */
export const sevenSuns = (): Shape[] => [
  ...Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return at([deep(star(10, 13, 9), 'summer', null), light(circle(5.6))], 34 * Math.sin(angle), -34 * Math.cos(angle), 1);
  }).flat(),
  deep(star(16, 24, 17), 'summer', { light: [-4, -4] }),
  light(circle(14)),
  deep(circle(10), 'gold'),
];

/** A sun of lead that hangs low. */
export const leadenSun = (): Shape[] => [
  deep(circle(25, 0, -10), 'ink', null),
  light(circle(19, 0, -10), { light: [-8, -6] }),
  line(around('M0 -30V-38', 12, 0, -10)),
  body('M-44 30C-30 22 30 22 44 30L38 46H-38Z', 'winter', { light: [-6, -5] }),
  line('M0 15V24M-14 12L-18 24M14 12L18 24'),
  thin(circle(14, 0, -10) + arc(9, 200, 340, 0, -10)),
];

/** A spring that wells up between stones. */
export const fountain = (): Shape[] => [
  ...twice([line('M2 20C2 -10 8 -30 20 -32C30 -32 34 -18 34 0M2 10C3 -8 8 -18 14 -18C20 -18 22 -8 22 4'), dark(circle(1.6, 34, 6) + circle(1.4, 22, 10) + circle(1.2, 28, -34))]),
  ...at(energy('W'), 0, -32, 0.26),
  body(whole('M0 14H40C40 30 28 36 10 38L14 46H0'), 'winter', { light: [-9, 0], angle: 60 }),
  deep(ellipse(0, 14, 40, 6), 'water', null),
  ...at(leaf(), -38, 30, 0.24, -40),
  ...at(leaf(), 38, 30, 0.24, 40),
];

export const sheaf = (): Shape[] => {
  const ear: Shape[] = [
    line('M0 44C0 20 0 0 0 -14'),
    deep(Array.from({ length: 5 }, (_, i) => both(`M0 ${-8 - i * 7}C8 ${-10 - i * 7} 9 ${-18 - i * 7} 5 ${-20 - i * 7}C1 ${-18 - i * 7} 0 ${-12 - i * 7} 0 ${-8 - i * 7}Z`)).join(''), 'gold', null),
  ];
  return [
    ...at(ear, -6, 2, 0.86, -30), ...at(ear, 6, 2, 0.86, 30), ...at(ear, -3, 2, 0.94, -14), ...at(ear, 3, 2, 0.94, 14), ...at(ear, 0, 2, 1),
    deep(whole('M0 12H12V22H0'), 'fire', { light: [-4, 0], angle: 0 }),
    line('M-10 22C-16 32 -18 38 -20 46M10 22C16 32 18 38 20 46M-5 22L-8 46M5 22L8 46'),
  ];
};

/** Fog in banks across something. */
export const fog = (behind: readonly Shape[]): Shape[] => [
  ...at(behind, 0, -6, 0.86),
  light('M-48 18C-46 8 -34 6 -28 12C-22 2 -6 2 -2 12C4 4 18 4 22 12C30 6 44 8 47 20C40 28 -40 28 -48 18Z', { light: [0, -5], angle: 0 }),
  light('M-38 36C-36 28 -24 26 -18 32C-10 24 6 26 8 33C16 27 34 29 38 38C30 45 -30 45 -38 36Z', { light: [0, -5], angle: 0 }),
  thin('M-44 -6H-26M24 -10H44M-36 -14H-26M30 -2H46'),
];

/** A slope that never ends, with a stone to roll. */
export const slope = (): Shape[] => [
  body('M-48 44L40 -30L48 -30V44Z', 'sepia', { light: [-6, -9], angle: 20 }),
  ...boulder(6, -24, 18),
  dark('M-21 17L-17 0L-10 -7L-4 -15L-1 -12L-7 -3L-11 4L-9 12L-12 22L-7 25L-8 28L-17 25L-16 14L-24 22L-33 31L-36 28L-28 20Z'),
  dark(circle(4.6, -14, -11)),
  thin('M-10 34L4 22M10 36L26 20M30 36L40 24M-30 42L-22 36'),
];

/** A pyre whose flames carry something off. */
export const pyre = (above: readonly Shape[]): Shape[] => [
  ...at(above, 0, -32, 0.3),
  ...at(energy('F'), 0, 6, 0.7),
  ...at(energy('F'), -24, 18, 0.36, -8),
  ...at(energy('F'), 24, 18, 0.36, 8),
  ...at([body('M-40 -5H40V5H-40Z', 'sepia', { light: [0, -4], angle: 0 }), light(circle(5, -40)), light(circle(5, 40))], 0, 38, 1, 10),
  ...at([body('M-40 -5H40V5H-40Z', 'sepia', { light: [0, -4], angle: 0 }), light(circle(5, -40)), light(circle(5, 40))], 0, 38, 1, -10),
];

/** A shoot that splits the stone. */
export const growth = (tint: Tint): Shape[] => [
  body('M-36 46L-30 26L-10 22L-2 46ZM36 46L30 26L10 22L4 46Z', 'winter', { light: [-4, -4] }),
  line('M0 46C-2 20 0 0 0 -18'),
  ...twice([deep('M0 6C6 -12 22 -20 40 -18C38 0 22 10 0 6Z', tint, { light: [-4, -5] }), thin('M0 6C14 0 24 -8 32 -12')]),
  deep(whole('M0 -48C12 -40 14 -26 0 -14'), 'gold', { light: [-4, 0] }),
  thin(fanned('M0 -22V-26', 5, -70, 70, 0, -24)),
];

/** Sparks flung from a point. */
export const sparks = (count: number, tint: Tint): Shape[] => [
  ...Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const radius = 24 + (i % 2) * 12;
    return at([deep(star(4, 12, 3.4), tint, null)], radius * Math.sin(angle), -radius * Math.cos(angle), i % 2 ? 0.7 : 1, (i * 360) / count);
  }).flat(),
  deep(star(8, 17, 7), 'gold', { light: [-3, -3] }),
];

/** A bolt with rings of force around it. */
export const bolt = (): Shape[] => [
  thin(arc(40, 30, 150) + arc(40, 210, 330) + arc(46, 40, 140) + arc(46, 220, 320)),
  deep('M8 -48L-22 6H-4L-10 48L24 -10H4L16 -48Z', 'gold', { light: [-5, -2], angle: 20 }),
];

/** An endless loop with arrow heads. */
export const loop = (tint: Tint): Shape[] => [
  deep('M0 -4C10 -22 22 -26 32 -22C48 -14 48 14 32 22C22 26 10 22 0 4C-10 22 -22 26 -32 22C-48 14 -48 -14 -32 -22C-22 -26 -10 -22 0 -4ZM-8 0C-16 -12 -22 -16 -28 -12C-36 -8 -36 8 -28 12C-22 16 -16 12 -8 0ZM8 0C16 12 22 16 28 12C36 8 36 -8 28 -12C22 -16 16 -12 8 0Z', tint, { light: [-4, -4] }),
  dark('M-4 -34L8 -40L6 -28ZM4 34L-8 40L-6 28Z'),
  line(arc(38, -40, 6) + arc(38, 140, 186)),
];

/** A weight with a ring. */
export const weight = (sign: readonly Shape[]): Shape[] => [
  line(circle(10, 0, -32)),
  deep(whole('M0 -22H14L30 44H0'), 'winter', { light: [-9, 0], angle: 70 }),
  line('M-17 -8H17'),
  light(circle(15, 0, 20)),
  ...at(sign, 0, 20, 0.29),
  thin(through([[-40, 47], [40, 47]])),
];
