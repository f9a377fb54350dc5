/** Seers, masks, elementals, souls, eyes: what has no fur. */

import { arc, around, both, circle, ellipse, star, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, twice, type Shape, type Tint } from '../../engrave/shapes.ts';
import { moon } from '../../signs/players.ts';
import { leaf } from '../../signs/season.ts';

/** A woman in a veil with a third eye. */
export const prophetess = (): Shape[] => [
  body(whole('M0 -46C24 -46 32 -26 32 -4C32 20 38 34 44 46H0'), 'prestige', { light: [-9, -3], angle: 70 }),
  light(whole('M0 -32C14 -32 19 -20 18 -6C17 10 8 22 0 24'), { light: [-6, -2], angle: 70 }),
  deep(whole('M0 4C8 3 14 0 17.6 -4C17 12 8 23 0 25'), 'prestige', { light: [-5, 0], angle: 90 }),
  line(both('M4 -8C8 -11 13 -11 16 -8') + 'M0 -14V-2'),
  thin(both('M5 -7C9 -5 12 -5 15 -7M22 -22C24 0 26 24 32 46M12 24C14 34 16 40 20 46')),
  light('M-9 -22C-4 -28 4 -28 9 -22C4 -17 -4 -17 -9 -22Z'),
  dark(circle(2.8, 0, -22.3)),
  deep(circle(4.4, 0, 34), 'brass', null),
  ...at(moon(), 1, -45, 0.2, -60),
  line(both('M4 30C8 28 12 26 13 22')),
];

/** A mask of two faces, one of them in the shade. */
export const twoFaces = (): Shape[] => [
  body(whole('M0 -42C22 -42 34 -32 34 -12C34 16 18 40 0 48'), 'plain', null),
  tone('M0 -42C22 -42 34 -32 34 -12C34 16 18 40 0 48Z', 45, 2.2),
  tone('M0 -42C22 -42 34 -32 34 -12C34 16 18 40 0 48Z', -45, 3.6),
  line('M0 -42V48'),
  dark('M-26 -10C-20 -18 -10 -18 -6 -10C-12 -4 -20 -4 -26 -10Z'),
  light('M6 -10C10 -18 20 -18 26 -10C20 -4 12 -4 6 -10Z'),
  dark(circle(3, 16, -11)),
  light(circle(2, -16, -11)),
  line('M-26 -20C-20 -26 -10 -26 -5 -20M5 -24L26 -18'),
  line('M-18 20C-12 28 -6 29 0 29'),
  light('M0 27C8 27 14 24 18 16C18 30 8 33 0 33Z'),
  body(whole('M0 -8C3 2 6 10 7 14C4 18 2 18 0 18'), 'plain', null),
  ...twice([line('M33 -18C42 -20 46 -12 42 -4M34 -12C40 -10 42 -2 48 0')]),
];

/** A whirlwind that looks back. */
export const whirlwind = (): Shape[] => {
  const bands = [[-36, 44, 10], [-22, 36, 8.5], [-8, 29, 7], [5, 22, 6], [17, 16, 5], [28, 11, 4], [37, 7, 3]] as const;
  return [
    ...[...bands].reverse().flatMap(([y, rx, ry]) => [body(ellipse(0, y, rx, ry), 'air', { light: [-6, -3], angle: 0, gap: 1.9 })]),
    light(both('M5 -14C12 -22 22 -22 28 -15C22 -9 12 -8 5 -14Z')),
    dark(both(circle(3, 15, -15))),
    line('M-12 2C-4 7 4 7 12 2M3 42C5 46 2 49 -3 49'),
    thin(arc(20, -80, 40, -20, -36) + 'M36 -44C44 -46 50 -42 48 -36M-40 -14C-46 -12 -50 -6 -46 -2M32 6C40 4 44 10 40 14'),
  ];
};

/** A soul in a shroud, with chains on its wrists. */
export const ghost = (): Shape[] => [
  body(
    'M0 -48C16 -44 22 -30 22 -16C34 -10 40 4 44 22C38 18 34 16 30 16C32 28 36 38 30 49C26 42 22 38 18 36C16 42 12 46 8 50C4 44 2 40 0 38C-2 40 -4 44 -8 50C-12 46 -16 42 -18 36C-22 38 -26 42 -30 49C-36 38 -32 28 -30 16C-34 16 -38 18 -44 22C-40 4 -34 -10 -22 -16C-22 -30 -16 -44 0 -48Z',
    'water',
    { light: [-8, -4], angle: 60 },
  ),
  dark(whole('M0 -40C10 -37 14 -28 13 -18C12 -6 6 2 0 4')),
  light(both('M3 -22L10 -26C11 -20 8 -17 4 -18Z') + whole('M0 -10C3 -10 4 -6 3 -2H0')),
  thin(both('M20 -14C14 -4 12 10 14 34M22 -10C20 4 20 20 24 36M8 4C6 14 6 26 6 40M28 -8C30 0 31 8 30 16') + 'M0 6V38'),
  line([-33, -24.5, -16, -7.5, 1, 9.5, 18, 26.5].map((x) => ellipse(x + 3.2, 24 - 0.012 * (x + 3) * (x + 3), 4.8, 2.6)).join('')),
  deep('M-46 14H-34V22H-46ZM34 14H46V22H34Z', 'brass', null),
];

/** A face of leaves. */
export const greenMan = (): Shape[] => [
  ...[-150, -120, -92, -64, -36, -12, 12, 36, 64, 92, 120, 150].flatMap((angle) => {
    const turn = (angle * Math.PI) / 180;
    return at(leaf(), 31 * Math.sin(turn), -31 * Math.cos(turn), 0.42, angle);
  }),
  body(whole('M0 -26C16 -26 24 -16 23 -2C22 14 12 26 0 32'), 'earth', { light: [-7, -3], angle: 60 }),
  light(both('M4 -6C9 -11 15 -11 19 -6C15 -2 9 -2 4 -6Z')),
  dark(both(circle(2.4, 12, -6))),
  line(both('M3 -12C8 -16 16 -16 21 -12') + 'M0 -12C2 -4 4 2 5 6C2 9 -2 9 -5 6M-10 16C-4 20 4 20 10 16'),
  thin(both('M6 22C10 20 14 16 16 12M20 0C16 4 16 8 18 10')),
];

/** An eye in a triangle of rays, over whatever it foresees. */
export const eye = (tint: Tint, closed = false): Shape[] =>
  closed
    ? [
        body('M-44 -2C-26 -24 26 -24 44 -2C26 14 -26 14 -44 -2Z', tint, { light: [0, -9], angle: 90 }),
        line('M-44 -2C-26 14 26 14 44 -2M-32 8L-38 18M-18 12L-21 23M0 13V25M18 12L21 23M32 8L38 18'),
        line('M-40 -16C-24 -34 24 -34 40 -16'),
      ]
    : [
        light('M-46 0C-28 -26 28 -26 46 0C28 26 -28 26 -46 0Z', { light: [0, 6], angle: 90 }),
        deep(circle(17), tint, { light: [-6, -4] }),
        thin(around('M0 -10V-16', 24)),
        dark(circle(8)),
        light(circle(2.6, -4, -4)),
        line('M-42 -12C-26 -34 26 -34 42 -12M-40 10C-24 28 24 28 40 10'),
      ];

/** Arms of branches that hold something close. */
export const embrace = (held: readonly Shape[]): Shape[] => [
  ...at(held, 0, -2, 0.5),
  ...twice([
    deep('M6 48C20 44 34 34 38 16C42 0 34 -16 20 -24C10 -30 2 -26 -4 -18C2 -22 10 -22 16 -16C28 -6 32 6 26 18C20 30 10 34 2 36Z', 'earth', { light: [-4, -3], angle: 60 }),
    line('M36 8C42 6 46 0 46 -8M30 -16C36 -22 36 -30 32 -36M-4 -18L-10 -14M-4 -18L-9 -21'),
  ]),
  ...at(leaf(), 46, -14, 0.18, 20),
  ...at(leaf(), -46, -14, 0.18, -20),
  ...at(leaf(), 31, -42, 0.2, -12),
  ...at(leaf(), -31, -42, 0.2, 12),
];

/** A small flame or spark as a sign. */
export const skull = (): Shape[] => [
  light(whole('M0 -44C26 -44 38 -28 36 -8C35 4 28 10 22 14V34H0'), { light: [-10, -4], angle: 60 }),
  dark(both('M7 -8C10 -18 26 -18 29 -7C28 4 12 6 7 -8Z') + 'M0 4L5 15H-5Z'),
  line('M-12 22V34M-4 22V34M4 22V34M12 22V34M-22 22H22'),
];

export const spiral = (): Shape[] => [line('M0 0C6 -6 14 2 8 10C0 20 -16 12 -16 -2C-16 -20 4 -30 20 -22C38 -12 40 12 26 28'), dark(circle(2.4))];

/** A wheel of fortune. */
export const wheel = (): Shape[] => [line(circle(40) + circle(32) + circle(8)), line(around('M0 -8V-32', 8)), dark(around(circle(3, 0, -44), 8)), dark(star(4, 6, 2))];
