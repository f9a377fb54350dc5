/** Books, scrolls and cards. */

import { both, box, circle, ellipse, star, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, type Shape, type Tint } from '../../engrave/shapes.ts';
import { card } from '../../signs/tokens.ts';

/** A closed book with corners and clasps; chained where it is better left shut. */
export const closedBook = (tint: Tint, sign: readonly Shape[], chained = false): Shape[] => [
  light('M-24 -44H34V42H-24Z'),
  tone('M-24 36H34V44H-24Z', 0, 1.6),
  body('M-34 -46C-34 -48 -32 -48 -30 -48H28V38H-28C-32 38 -34 40 -34 44Z', tint, { light: [-8, -7] }),
  line('M-34 44C-34 48 -30 48 -28 48H34M-24 -48V38'),
  deep('M28 -48V-34L14 -48ZM28 38V24L14 38Z', 'brass', null),
  thin(box(-20, -44, 44, 78)),
  ...(chained
    ? [
        line([-30, -20, -10, 10, 20, 30].map((x) => ellipse(x, -5 - x * 0.62, 5.4, 3) + ellipse(x, -5 + x * 0.62, 5.4, 3)).join('')),
        light(circle(17, 2, -5)),
      ]
    : [deep('M28 -24H38V-16H28ZM28 8H38V16H28Z', 'brass', null), light(circle(17, 2, -5)), thin(circle(14.6, 2, -5))]),
  ...at(sign, 2, -5, 0.28),
];

/** An open book with lines of writing and something that rises from it. */
export const openBook = (tint: Tint, sign: readonly Shape[], scale = 0.4): Shape[] => [
  deep(whole('M0 42C12 36 30 36 46 40V2C30 -2 12 -2 0 6'), tint, null),
  body('M0 36C-12 28 -28 28 -42 32V-8C-28 -12 -12 -10 0 0ZM0 36C12 28 28 28 42 32V-8C28 -12 12 -10 0 0Z', 'plain', { light: [-5, 0], angle: 90, gap: 1.8 }),
  line('M0 0V40'),
  thin(both('M8 6C16 2 26 1 36 3M8 13C16 9 26 8 36 10M8 20C16 16 26 15 36 17M8 27C16 23 24 22 30 23')),
  ...at(sign, 0, -24, scale),
];

/** A scroll, rolled at both ends. */
export const scroll = (tint: Tint, sign: readonly Shape[]): Shape[] => [
  body('M-26 -34H26V34H-26Z', tint, { light: [-8, 0], angle: 90 }),
  light('M-34 -44H30C38 -44 38 -30 30 -30H-34C-42 -30 -42 -44 -34 -44Z', { light: [0, -5], angle: 0 }),
  light('M-30 30H34C42 30 42 44 34 44H-30C-38 44 -38 30 -30 30Z', { light: [0, -5], angle: 0 }),
  line('M30 -44C24 -42 24 -33 30 -30M-30 30C-24 32 -24 41 -30 44'),
  thin('M-18 -22H18M-18 22H18M-18 -18H18M-18 18H18'),
  ...at(sign, 0, 0, 0.34),
];

/** Cards fanned out, with a sign on the middle one. */
export const fan = (count: number, sign: readonly Shape[] = []): Shape[] => [
  ...Array.from({ length: count }, (_, i) => {
    const turn = (i - (count - 1) / 2) * (count > 3 ? 19 : 22);
    const angle = (turn * Math.PI) / 180;
    return at(card(), 40 * Math.sin(angle), 38 - 44 * Math.cos(angle), count > 3 ? 0.56 : 0.64, turn);
  }).flat(),
  ...(sign.length ? [light(circle(17, 0, 30)), ...at(sign, 0, 30, 0.3)] : []),
];

/** A stack seen from above, its top card turned up. */
export const stack = (sign: readonly Shape[], tint: Tint = 'plain'): Shape[] => [
  ...at(card(), 12, 8, 0.86, 8),
  ...at(card(), 5, 4, 0.86, 4),
  ...at([body('M-29 -43H29V43H-29Z', tint, null), thin('M-24 -38H24V38H-24Z')], -3, -1, 0.9),
  ...at(sign, -3, -1, 0.44),
];

/** A ribbon that marks a page. */
export const bookmark = (tint: Tint): Shape[] => [
  ...openBook('sepia', [], 0.3),
  deep('M-9 -46H9V14L0 6L-9 14Z', tint, { light: [-5, 0], angle: 0 }),
  light(star(5, 7, 3, 0, -28)),
  dark(circle(1.2, 0, -42)),
];
