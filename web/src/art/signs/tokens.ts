/** Crystals, prestige, the gauge, cards, and the actions of dice and bonuses. */

import { arc, around, both, circle, line as through, polar, star, whole } from '../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, once, type Shape, type Tint } from '../engrave/shapes.ts';

export const crystal = once((): Shape[] => [
  deep(whole('M0 -47L19 -29L27 6L11 46'), 'crystal', null),
  tone('M19 -29L27 6L11 46L7 9L6 -22Z', 60, 2.2),
  tone('M-7 9L7 9L11 46H-11Z', 90, 2.6),
  line('M0 -47L-6 -22L-7 9L-11 46M0 -47L6 -22L7 9L11 46M-19 -29L-6 -22H6L19 -29M-27 6L-7 9H7L27 6'),
]);

/** A star of eight points, half of each ray in the shade. */
function polestar(tint: Tint, middle: number): Shape[] {
  const rays = Array.from({ length: 4 }, (_, i) => through([[0, 0], polar(48, i * 90), polar(17, i * 90 + 45)], true)).join('');
  return [
    deep(star(4, 34, 14, 0, 0, 45), tint, null),
    deep(star(4, 48, 15), tint, null),
    tone(rays, 45, 2),
    thin(around('M0 0V-47', 4)),
    light(circle(middle)),
  ];
}

/** The star of a die, which raises the gauge. */
export const gaugeStar = once((): Shape[] => polestar('gold', 5));

/** Prestige points: the star as a seal, with room for a number. */
export const prestige = once((): Shape[] => [...polestar('prestige', 15), thin(circle(11)), dark(star(4, 8, 2.4))]);

/** The summoning gauge: a graduated column with a star on it. */
export const gauge = once((): Shape[] => [
  body('M-10 -18H10V40H-10Z', 'brass', { light: [-9, 0], angle: 0, gap: 2.4 }),
  line(both('M10 30H22M10 18H22M10 6H22M10 -6H22')),
  thin(both('M10 24H17M10 12H17M10 0H17M10 -12H17')),
  deep(whole('M0 40H20L26 47'), 'brass', null),
  ...at(gaugeStar(), 0, -26, 0.5),
]);

/** A card of the almanac, seen from its back. */
export const card = once((): Shape[] => [
  body('M-29 -43H29V43H-29Z', 'brass', { light: [-5, -4] }),
  thin('M-23 -37H23V37H-23Z'),
  body('M0 -24L15 0L0 24L-15 0Z', 'gold', null),
  line('M0 -24V24M-15 0H15'),
  thin(both('M23 -37L13 -26M23 37L13 26')),
]);

/** Energy turned into crystals: an arrow that bends around a crystal. */
export const transmute = once((): Shape[] => [
  line(arc(39, -150, 112)),
  thin(arc(32, -146, 104)),
  dark(through([polar(48, 112), polar(24, 112), polar(38, 146)], true)),
  dark(circle(6, ...polar(36, -152))),
  ...at(crystal(), -1, 0, 0.52),
]);

/** Two arrows that pass one another. */
export const exchange = once((): Shape[] => {
  const arrow = 'M-40 -22H14V-35L42 -14L14 7V-6H-40Z';
  return [body(arrow, 'brass', { light: [0, -6], angle: 0 }), ...at([body(arrow, 'air', { light: [0, 6], angle: 0 })], 0, 8, 1, 180)];
});

/** Two cards drawn, one kept. */
export const draw = once((): Shape[] => [...at(card(), -11, 3, 0.82, -13), ...at(card(), 11, 3, 0.82, 11)]);

/** A card with a plus: drawn besides the others. */
export const more = once((): Shape[] => [
  ...at(card(), -8, 2, 0.92, -6),
  ...at([light(circle(19)), line('M0 -11V11M-11 0H11')], 27, 25, 1),
]);

/** Transmuting with one crystal more. */
export const richer = once((): Shape[] => [
  ...at(transmute(), -5, -3, 0.88),
  ...at([light(circle(17)), line('M0 -10V10M-10 0H10')], 30, 29, 1),
]);

/** The gauge one step higher. */
export const higher = once((): Shape[] => [
  ...at(gauge(), -12, 0, 0.96),
  body('M26 -38L44 -14H34V40H18V-14H8Z', 'earth', { light: [-4, 0], angle: 0 }),
]);

/** A permanent Ke: a spark in a ring of brass. */
export const ke = once((): Shape[] => [
  deep(circle(42), 'brass', { light: [-7, -6] }),
  light(circle(31)),
  deep(star(6, 29, 11), 'fire', { light: [-4, -4] }),
  dark(circle(4)),
]);

/** A permanent Ke that is exhausted: the ring with its spark gone. */
export const spentKe = once((): Shape[] => [
  body(circle(42), 'plain', null),
  light(circle(31)),
  tone(circle(31), 45, 3),
  tone(circle(31), -45, 3),
  line(star(6, 22, 9)),
]);

/** Ephemeral Ke: blue, with a jagged edge instead of a ring, and the spark left bare. */
export const ephemeralKe = once((): Shape[] => [
  deep(star(10, 47, 35), 'water', { light: [-7, -6] }),
  light(star(6, 30, 11)),
  dark(circle(4)),
]);
