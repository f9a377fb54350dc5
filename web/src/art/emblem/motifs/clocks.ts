/** Clocks of every kind, and what time is made of: wheels, sand, water, candles, bells, threads. */

import { arc, around, both, box, circle, ellipse, line as through, polar, star, ticks, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, twice, type Shape, type Tint } from '../../engrave/shapes.ts';
import { energy } from '../../signs/energies.ts';

/** The hands of a clock that shows so many degrees. */
const hands = (hour: number, minute: number, reach = 26): Shape[] => [
  line(through([[0, 0], polar(reach * 0.62, hour)])),
  line(through([[0, 0], polar(reach, minute)])),
  dark(circle(3)),
  dark(circle(2, ...polar(reach * 0.62, hour))),
];

export const dial = (hour: number, minute: number, tint: Tint = 'brass', cracked = false): Shape[] => [
  deep(circle(44), tint, { light: [-6, -5] }),
  light(circle(36), { light: [5, 5], angle: -45 }),
  thin(circle(33) + ticks(60, 33, 36)),
  line(ticks(12, 29, 36)),
  ...hands(hour, minute),
  ...(cracked ? [line('M-36 -4L-20 -8L-14 2L4 -2L10 10L24 8L36 14M-14 2L-20 16M10 10L6 24')] : []),
];

export const gear = (teeth: number, radius: number, x: number, y: number, tint: Tint = 'brass', turn = 0): Shape[] => {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i < teeth; i += 1) {
    const step = 360 / teeth;
    for (const [part, r] of [[-0.3, radius], [-0.18, radius * 1.2], [0.18, radius * 1.2], [0.3, radius]] as const) points.push(polar(r, turn + (i + part) * step, x, y));
  }
  return [
    deep(through(points, true), tint, { light: [-4, -4] }),
    light(circle(radius * 0.72, x, y)),
    line(around(`M0 ${-radius * 0.25}V${-radius * 0.72}`, 6, x, y, turn)),
    deep(circle(radius * 0.28, x, y), tint, null),
    dark(circle(radius * 0.1, x, y)),
  ];
};

/** Wheels that turn one another; jammed, something is stuck between them. */
export const gears = (jammed: boolean): Shape[] => [
  ...gear(12, 21, -17, -13, 'brass', 8),
  ...gear(9, 15, 22, 14, 'gold', 2),
  ...gear(8, 10, -20, 29, 'sepia', 10),
  ...(jammed ? at([deep('M-4 -44H4L6 -10L3 44H-3L-6 -10Z', 'winter', { light: [-3, 0] }), line('M-12 -44H12')], 6, 0, 0.92, 50) : []),
];

export const pendulum = (two: boolean): Shape[] => [
  deep(whole('M0 -48H26L30 -40H0'), 'brass', { light: [0, -5], angle: 0 }),
  ...(two
    ? twice([line('M6 -40L22 14'), thin('M8 -40L24 14'), deep(circle(15, 26, 26), 'brass', { light: [-5, -5] }), thin(circle(10, 26, 26)), dark(circle(2.4, 26, 26))])
    : [line('M0 -40V10'), deep(circle(18, 0, 26), 'brass')]),
  thin(both(arc(70, 150, 160, 0, -40)) + both('M44 6C46 12 46 18 44 24M2 8C4 14 4 20 2 26')),
];

/** A dial of stone on which a shadow tells the hour. */
export const sundial = (stone: boolean): Shape[] => [
  ...(stone ? [] : [...at([deep(star(12, 18, 12), 'summer', null), light(circle(8))], 30, -34, 0.8)]),
  body(ellipse(0, 22, 46, 20), stone ? 'winter' : 'brass', { light: [-4, -7], angle: 0 }),
  light(ellipse(0, 18, 40, 16)),
  line(Array.from({ length: 13 }, (_, i) => {
    const angle = ((i * 15 - 90) * Math.PI) / 180;
    return through([[33 * Math.sin(angle), 18 + 13 * Math.cos(angle)], [39 * Math.sin(angle), 18 + 15.6 * Math.cos(angle)]]);
  }).join('')),
  tone('M0 18L-30 26L-22 30Z', 0, 1.3),
  deep('M0 24L4 16L10 -34L-14 18Z', stone ? 'sepia' : 'fire', { light: [-5, 0], angle: 60 }),
  ...(stone ? [...twice([body('M30 34L44 28V42L34 48Z', 'winter', { light: [-3, -3] })]), thin('M-20 10L-12 14M16 24L24 20L28 24')] : [thin('M22 -22L8 -6M30 -18L18 0')]),
];

/** A clepsydra: water that drips from bowl to bowl. */
export const waterClock = (tint: Tint, crystal: boolean): Shape[] => [
  line(both('M34 -44V46M26 46H42')),
  body(whole('M0 -40H28C28 -24 16 -16 4 -14H0'), crystal ? 'crystal' : 'sepia', { light: [-8, 0], angle: 60 }),
  deep(ellipse(0, -40, 28, 5), tint, null),
  ...at(energy('W'), 0, -3, 0.13),
  ...at(energy('W'), 0, 8, 0.09),
  body(whole('M0 14H26C28 34 18 44 0 44'), crystal ? 'crystal' : 'sepia', { light: [-8, 0], angle: 60 }),
  deep(ellipse(0, 14, 26, 5), tint, null),
  line('M-20 24H-12M-18 30H-10M-15 36H-8' + both('M28 -38H34M26 18H34')),
  ...(crystal ? [line(both('M28 -40L12 -22L4 -14M26 14L10 34L0 44') + 'M-12 -22H12M-10 34H10')] : []),
];

export const candle = (): Shape[] => [
  ...at(energy('F'), 0, -33, 0.34),
  line('M0 -18V-10'),
  body(whole('M0 -12C6 -12 10 -10 12 -12V38H0'), 'plain', { light: [-7, 0], angle: 0 }),
  line('M-12 -2H-4M-12 10H-4M-12 22H-4M-12 34H-4'),
  light('M4 -11C8 -10 10 -2 8 6C6 8 5 4 4 0Z'),
  deep(whole('M0 36H26C26 44 16 47 0 47'), 'brass', { light: [-8, 0], angle: 0 }),
  line('M26 38C40 34 42 46 28 44'),
  thin('M-22 -2H-16M-22 10H-16M-22 22H-16M-22 34H-16'),
];

export const bell = (): Shape[] => [
  line('M-8 -40C-8 -50 8 -50 8 -40'),
  deep(whole('M0 -40C16 -40 18 -20 20 -2C22 12 28 18 34 24V30H0'), 'brass', { light: [-9, -2], angle: 60 }),
  line('M-24 16H24M-18 -10H18'),
  deep(circle(7, 0, 37), 'brass'),
  thin(both('M36 -16C42 -10 42 2 36 8M42 -22C50 -12 50 6 42 14')),
  light(circle(12, 0, 3)),
  thin(ticks(12, 9, 12, 0, 3)),
  line('M0 3V-5M0 3H6'),
];

export const tower = (): Shape[] => [
  deep(whole('M0 -50L18 -26H0'), 'fire', { light: [-6, 0], angle: 60 }),
  body(whole('M0 -26H20V8H16V48H0'), 'winter', { light: [-7, 0], angle: 90 }),
  light(circle(13, 0, -9)),
  line(ticks(12, 10, 13, 0, -9) + 'M0 -9V-17M0 -9L6 -6'),
  dark(whole('M0 24C4 24 6 27 6 32V48H0')),
  line('M-20 8H20M-10 14H-5M5 14H10M-12 20H-8M8 20H12M-36 48H36'),
  ...twice([body('M16 20H30V48H16Z', 'winter', { light: [-5, 0], angle: 90 }), line('M16 20V14H20V17H24V14H28V17H31V20'), dark(box(22, 28, 3, 7))]),
];

/** Pages of a calendar with the moon in its phases. */
export const calendar = (tint: Tint): Shape[] => [
  body('M-38 -36H38V44H-38Z', 'plain', { light: [-6, -5] }),
  deep('M-38 -36H38V-20H-38Z', tint, null),
  line('M-22 -44V-30M0 -44V-30M22 -44V-30'),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((i) => {
    const x = -27 + (i % 4) * 18;
    const y = -8 + Math.floor(i / 4) * 18;
    const light0 = (i % 12) - 6;
    return [light(circle(6, x, y)), dark(`M${x} ${y - 6}C${x + 8} ${y - 6} ${x + 8} ${y + 6} ${x} ${y + 6}C${x + light0 * 1.2} ${y + 4} ${x + light0 * 1.2} ${y - 4} ${x} ${y - 6}Z`)];
  }),
];

/** An astrolabe in small. */
export const astrolabe = (): Shape[] => [
  line(circle(4, 0, -46)),
  deep(circle(40, 0, 3), 'brass', { light: [-5, -4] }),
  light(circle(33, 0, 3)),
  thin(ticks(72, 33, 36, 0, 3) + circle(36, 0, 3)),
  line(circle(22, 0, -5) + circle(14, 0, 12) + 'M-33 3H33M0 -30V36'),
  dark(star(4, 5, 1.2, -16, -12) + star(4, 5, 1.2, 18, 14) + star(4, 4, 1, 14, -16) + star(4, 4, 1, -18, 20)),
  ...at([deep('M-36 -2.4L0 -4L36 -2.4V2.4L0 4L-36 2.4Z', 'gold', null), dark(circle(2))], 0, 3, 1, -38),
];

/** A spindle with a thread that someone will cut. */
export const spindle = (): Shape[] => [
  line('M14 -6C30 -18 40 -8 38 6C36 20 22 26 26 38C28 44 36 46 42 42'),
  ...at([
    deep('M-3 -46H3L4 46L0 50L-4 46Z', 'sepia', { light: [-3, 0], angle: 0 }),
    deep(ellipse(0, 24, 20, 6), 'brass', { light: [-5, -3] }),
    body(whole('M0 -26C10 -22 18 -8 18 2C18 12 12 18 0 22'), 'air', { light: [-7, 0], angle: 20 }),
    thin('M-14 -10C-4 -6 6 -8 13 -12M-17 -2C-6 4 8 2 17 -3M-17 6C-6 12 8 10 17 5M-13 13C-4 18 6 16 13 13'),
  ], -8, 0, 0.96, -14),
];

/** A chain of links laid in a ring, each a small hour. */
export const hourChain = (): Shape[] => [
  ...Array.from({ length: 8 }, (_, i) => {
    const [x, y] = polar(32, i * 45);
    return at([body(`${ellipse(0, 0, 14, 8)}${ellipse(0, 0, 9, 4)}`, 'brass', { light: [-3, -3] })], x, y, 1, i * 45);
  }).flat(),
  ...at(dial(300, 60), 0, 0, 0.36),
];
