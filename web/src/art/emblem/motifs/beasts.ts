/** Familiars with fur, feather or scale, mostly as heads seen from the front, as on a coat of arms. */

import { both, circle, ellipse, star, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, twice, type Shape } from '../../engrave/shapes.ts';
import { crystal } from '../../signs/tokens.ts';

const eyes = (x: number, y: number, size = 4): Shape[] => [dark(both(ellipse(x, y, size, size * 0.86))), light(both(circle(size * 0.22, x - 1, y - 1)))];

/** A faithful hound with a collar. */
export const hound = (): Shape[] => [
  ...twice([
    body('M14 -30C26 -38 38 -28 40 -8C41 6 36 16 30 18C24 8 24 -8 20 -16Z', 'sepia', { light: [-5, -4], angle: 60 }),
  ]),
  body(whole('M0 -36C14 -38 24 -30 25 -14C26 0 18 8 15 18C13 30 8 36 0 36'), 'sepia', { light: [-8, -3], angle: 60 }),
  light(whole('M0 -30C4 -14 4 -4 10 10C14 20 10 30 0 32')),
  ...eyes(12.5, -10, 4),
  line(both('M7 -17C10 -19 15 -19 18 -15')),
  dark(whole('M0 10H7C9 15 5 19 0 20')),
  line('M0 20V26' + both('M0 26C4 30 10 28 12 22')),
  dark(both(circle(0.7, 8, 22) + circle(0.7, 10, 18) + circle(0.7, 6, 25))),
  thin(both('M28 -22C32 -14 33 -4 32 6M32 -20C36 -12 37 -4 35 6M16 2C17 6 15 10 13 14M19 -2C20 2 18 6 17 9M4 -32L5 -26M9 -32L11 -26M14 -29L17 -23')),
  deep(whole('M0 36H20C22 40 20 44 18 46H0'), 'fire', null),
  ...at([deep(circle(7), 'brass'), dark(circle(1.6))], 0, 44, 0.8),
];

/** A bull with wide horns and a ring. */
export const bull = (): Shape[] => [
  ...twice([
    light('M14 -24C26 -20 38 -26 42 -48C52 -26 44 -8 24 -10Z', { light: [-4, -4], angle: 20 }),
    body('M22 -8C32 -12 42 -8 46 0C38 6 28 4 22 0Z', 'fire', { light: [-4, -3] }),
  ]),
  body(whole('M0 -32C12 -32 22 -26 24 -12C25 0 18 10 17 22C16 34 12 40 0 42'), 'fire', { light: [-8, -3], angle: 70 }),
  deep(whole('M0 16C10 14 18 18 18 28C18 38 10 43 0 43'), 'sepia', { light: [-5, -3], angle: 0 }),
  dark(both(ellipse(8, 27, 3.4, 4.4))),
  line('M-6 32C-7 46 7 46 6 32'),
  light(both('M7 -6L18 -12L19 -4C14 0 9 0 7 -6Z')),
  dark(both(circle(2.2, 14, -6))),
  line(both('M4 -12L20 -18') + 'M0 -30C-4 -20 4 -12 0 2M-8 -30C-8 -22 -4 -16 -5 -10M8 -30C8 -22 4 -16 5 -10'),
];

/** An owl that sees to the bottom of things. */
export const owl = (): Shape[] => [
  body(whole('M0 -28C8 -30 20 -36 34 -46C34 -34 36 -26 36 -12C42 14 28 46 0 48'), 'sepia', { light: [-9, -4], angle: 60 }),
  ...twice([
    light(circle(17, 16.5, -10)),
    thin(circle(13.4, 16.5, -10) + star(18, 16.4, 13.8, 16.5, -10)),
    deep(circle(9.6, 16.5, -10), 'gold', null),
    dark(circle(5.6, 16.5, -10)),
    light(circle(1.6, 14.6, -12)),
  ]),
  deep(whole('M0 -8L6 0L0 13'), 'brass', null),
  line(both('M0 -22C10 -32 22 -34 32 -40')),
  thin('M-12 20l4 5l4 -5l4 5l4 -5l4 5l4 -5M-16 29l4 5l4 -5l4 5l4 -5l4 5l4 -5l4 5l4 -5M-10 38l4 5l4 -5l4 5l4 -5l2 3'),
];

/** The nightshade's bloom, worn by the two thieves. */
const nightshade = (): Shape[] => [
  deep(star(5, 16, 8), 'prestige', { light: [-3, -3] }),
  deep(star(5, 6, 3, 0, 0, 36), 'gold', null),
  line('M0 14C0 20 4 22 8 24'),
];

/** A fox in a mask, a flower behind its ear. */
export const fox = (): Shape[] => [
  body(whole('M0 -18C6 -20 10 -22 14 -24L32 -46C36 -30 36 -18 32 -8C40 2 42 10 44 16C30 18 14 26 0 46'), 'sepia', { light: [-8, -4], angle: 60 }),
  dark(both('M24 -26L31 -38C32 -28 31 -22 28 -16Z')),
  light(both('M0 46C2 30 10 20 22 16C30 14 38 15 44 16C30 18 14 28 0 46Z')),
  dark(both('M2 -4C12 -12 24 -12 31 -4C28 6 12 10 2 2Z')),
  light(both('M9 -2C14 -7 20 -7 24 -3C20 2 14 2 9 -2Z')),
  dark(both(circle(2, 16, -2.6)) + ellipse(0, 43, 4.4, 3.6)),
  ...at(nightshade(), -28, -30, 0.8),
];

/** A rat with a coin's worth of energy in its claws. */
export const rat = (token: readonly Shape[]): Shape[] => [
  ...twice([light(circle(15, 27, -26), { light: [-5, -4] }), body(circle(9.5, 27, -25), 'air', null)]),
  body(whole('M0 -28C16 -28 26 -18 26 -6C26 8 12 16 6 26C4 30 2 31 0 31'), 'winter', { light: [-8, -3], angle: 60 }),
  dark(both('M6 -4L18 -11C20 -4 14 2 7 0Z') + ellipse(0, 25, 5, 4)),
  light(both(circle(1.2, 13, -5.4)) + 'M-4 30H4L3 41H0V31V41H-3Z'),
  thin(both('M4 -24L5 -18M9 -24L11 -18M15 -21L18 -15M19 2C18 6 15 9 13 12M22 -4C22 0 21 3 19 5') + 'M-2 6L0 16L2 6'),
  thin(both('M7 18C20 14 32 16 44 10M7 21C20 21 32 26 44 24M6 16C16 8 26 6 36 0')),
  line(both('M30 46C24 46 22 40 26 36M30 46L34 42M30 46L36 47')),
  ...at(token, 27, 38, 0.2),
  ...at(token, -27, 38, 0.2),
  ...at(nightshade(), 20, -42, 0.62),
];

/** A stag that guards, its antlers grown like branches. */
export const stag = (): Shape[] => [
  ...twice([
    line('M8 -16C14 -24 24 -24 30 -32C34 -38 34 -44 33 -49M14 -22C12 -30 14 -36 18 -42M24 -26C26 -20 36 -20 42 -26C46 -30 47 -36 46 -40M38 -23C44 -20 48 -16 49 -10'),
    body('M16 -10C26 -18 38 -16 44 -8C36 0 24 0 17 -2Z', 'earth', { light: [-3, -4] }),
  ]),
  body(whole('M0 -18C10 -20 18 -14 18 -4C18 10 12 18 11 32C10 42 6 47 0 47'), 'earth', { light: [-7, -3], angle: 60 }),
  light(whole('M0 26C6 24 11 28 11 36C10 43 6 47 0 47')),
  dark(both('M6 4L15 -1L14 5C11 8 8 8 6 4Z') + whole('M0 34H6C7 38 4 41 0 42')),
  thin('M0 -14V22M-4 -12L-2 4M4 -12L2 4'),
  ...at([deep(star(4, 9, 3), 'gold', null)], 0, -9, 0.8),
];

/** A toad that sits on what it has swallowed and will not share. */
export const toad = (): Shape[] => [
  ...twice([
    body('M22 10C36 8 46 18 46 32C46 40 42 44 34 45C36 40 32 34 24 32Z', 'earth', { light: [-4, -4], angle: 60 }),
    line('M30 46L26 49M36 46L37 49M42 43L46 46'),
  ]),
  body(whole('M0 -22C6 -22 8 -24 10 -30C14 -42 32 -40 32 -26C32 -20 36 -14 39 -6C42 8 38 26 30 34C22 40 10 40 0 40'), 'earth', { light: [-9, -4], angle: 60 }),
  ...twice([deep(circle(8, 21, -27), 'gold', null), dark(ellipse(21, -27, 5.4, 2.2)), line('M12 -31C15 -38 27 -38 30 -31')]),
  line('M-38 -4C-22 10 22 10 38 -4' + both('M38 -4C41 -6 41 -9 39 -11')),
  dark(both(circle(1, 3, -12) + circle(1.4, 32, 8) + circle(1.2, 27, 14) + circle(1, 34, 16) + circle(1.2, 12, -18))),
  thin(both('M8 12C8 20 6 28 4 36M18 11C19 20 16 30 12 36')),
  ...at(crystal(), 0, 9, 0.36, 90),
  ...at(crystal(), -14, 42, 0.24, -16),
  ...at(crystal(), 14, 42, 0.24, 16),
  ...at(crystal(), 0, 42, 0.28),
];

/** The skull of a dragon. */
export const dragonSkull = (): Shape[] => [
  ...twice([
    body('M12 -30C22 -46 34 -50 48 -46C40 -42 36 -34 34 -24C30 -18 22 -18 16 -18Z', 'sepia', { light: [-4, -4], angle: 20 }),
    body('M26 -12C36 -16 44 -14 49 -6C42 -4 36 0 28 2Z', 'sepia', { light: [-3, -4], angle: 20 }),
    thin('M20 -30C26 -38 32 -42 40 -44M26 -24C30 -34 32 -38 36 -41'),
  ]),
  light(whole('M0 -30C10 -32 24 -26 28 -12C30 0 20 4 18 10C16 20 16 28 10 34C6 38 2 36 0 34'), { light: [-8, -3], angle: 60 }),
  dark(both('M7 -8C12 -16 22 -16 25 -8C24 0 14 2 8 -2Z')),
  dark(both('M2 18C4 14 8 16 8 24C6 26 3 24 2 18Z')),
  light(both(circle(1.6, 17, -7))),
  light(both('M10 33L14 30L15 44L10 36ZM3 36L8 36L6 48Z')),
  line('M0 -28V10' + both('M4 -18C8 -22 14 -22 20 -20M18 10L10 14')),
  thin(both('M3 6L8 4M3 10L9 9')),
];

/** A demon with many eyes. */
export const demon = (): Shape[] => [
  ...twice([
    deep('M12 -26C12 -40 24 -50 40 -48C32 -44 30 -36 34 -28C36 -18 30 -10 22 -8Z', 'fire', { light: [-4, -4], angle: 20 }),
    thin('M16 -30L24 -26M19 -37L28 -33M25 -43L31 -40'),
    deep('M24 0L44 -8L38 6L46 12L34 16L38 26L24 22Z', 'ink', null),
  ]),
  body(whole('M0 -26C14 -28 26 -18 28 -2C30 16 18 28 12 40L6 34L0 48'), 'fire', { light: [-9, -3], angle: 70 }),
  light(both('M5 -2L22 -10C22 0 14 6 5 2Z') + both('M5 -14L14 -19C14 -13 10 -10 5 -11Z')),
  dark(both(circle(2.6, 14, -2) + circle(1.5, 9.5, -14))),
  light(ellipse(0, -20, 3.4, 5)),
  dark(ellipse(0, -20, 1.3, 3.6)),
  dark('M-16 14C-8 20 8 20 16 14C14 28 6 32 0 32C-6 32 -14 28 -16 14Z'),
  light(both('M14 16L10 26L7 18ZM5 19L3 24L1 19ZM9 29L6 23L3 31Z')),
  line(both('M3 6L5 12')),
];

/** A leech coiled around what it drinks. */
export const leech = (): Shape[] => [
  body(
    'M-6 -46C22 -48 44 -28 42 -2C40 24 18 40 -6 36C-26 32 -34 12 -26 -4C-20 -16 -6 -18 2 -12C8 -6 6 4 0 6C-4 8 -8 6 -10 2C-12 10 -6 20 6 18C20 16 24 0 18 -12C10 -28 -14 -30 -28 -18C-40 -6 -42 10 -36 28C-52 8 -48 -42 -6 -46Z',
    'prestige',
    { light: [-4, -5], angle: 20 },
  ),
  thin('M-14 -45L-10 -29M2 -46L2 -28M18 -42L12 -24M30 -34L20 -14M40 -20L24 -6M42 -2L24 2M40 14L22 8M30 28L18 14M14 35L10 18M-4 36L-2 16M-18 30L-8 12M-27 18L-12 6M-26 -36L-22 -24M-38 -24L-32 -14M-44 -8L-38 -2'),
  light(circle(11, -32, 33)),
  dark(circle(7, -32, 33)),
  light(star(8, 7.4, 4, -32, 33)),
  dark(circle(3.4, -32, 33)),
  ...at(crystal(), -3, -3, 0.15),
];

/** A beast whose neck goes on and on. */
export const longneck = (): Shape[] => [
  line('M-36 30V47M-22 34V47M0 34V47M12 30V47'),
  body(
    'M-44 24C-46 8 -30 2 -14 4C4 6 8 2 12 -8C16 -22 6 -34 14 -42C20 -48 36 -46 44 -36C46 -32 42 -30 36 -31C30 -33 26 -32 26 -26C26 -16 32 -4 28 10C24 26 8 36 -12 36C-32 36 -42 34 -44 24Z',
    'water',
    { light: [-6, -5], angle: 60 },
  ),
  line('M-44 24C-48 26 -50 22 -49 16'),
  dark(circle(2.2, 27, -39)),
  line('M36 -33C38 -34 41 -34 43 -35M16 -43C16 -47 18 -49 20 -49M22 -45C23 -48 25 -49 27 -49'),
  thin('M15 -6L28 -8M16 -14L28 -16M14 -22L26 -23M13 -30L26 -29M14 2L29 2M-34 12C-30 8 -22 8 -18 12M-24 20C-20 16 -12 16 -8 20M-36 22C-34 19 -30 19 -28 22M-6 12C-2 8 4 8 8 12M-2 26C2 22 8 22 12 26'),
  thin('M-48 48H24'),
];

/** A hawk displayed, as heralds say. */
export const hawk = (): Shape[] => [
  ...twice([
    body('M8 -10C14 -24 26 -30 36 -46C42 -36 44 -30 45 -20C48 -14 48 -8 46 -2C46 6 43 10 40 14C38 20 34 22 31 24C29 27 26 28 23 28C18 22 10 18 8 12Z', 'sepia', { light: [-4, -5], angle: 60 }),
    thin('M12 -10C22 -18 32 -28 37 -38M13 -4C24 -8 36 -14 44 -20M13 2C24 2 36 2 46 -2M13 8C22 10 32 13 40 14M13 12C20 16 26 20 31 24'),
  ]),
  body(whole('M0 -22C8 -20 10 -8 9 4C8 14 6 20 4 24H0'), 'earth', { light: [-4, 0], angle: 60 }),
  deep(whole('M0 22H4L14 46L7 42L4 48L0 43'), 'sepia', { light: [-3, 0], angle: 90 }),
  line(both('M6 20C10 26 12 30 12 34M12 34L8 38M12 34L16 37')),
  body('M-8 -22C-10 -36 -2 -42 6 -40C12 -38 18 -36 20 -28C14 -32 10 -28 8 -20Z', 'earth', { light: [-4, -3] }),
  deep('M10 -37C16 -37 20 -34 20 -28C16 -31 12 -31 9 -30Z', 'gold', null),
  dark(circle(1.9, 4, -34)),
  thin('M-4 -8l4 4l4 -4M-5 0l5 4l5 -4M-4 8l4 4l4 -4'),
];

/** A raven that wears what it took. */
export const raven = (): Shape[] => [
  deep(
    'M-46 40C-34 26 -30 8 -24 -6C-18 -22 -4 -32 12 -28C24 -25 36 -18 48 -6C36 -10 26 -8 22 -4C20 12 14 26 0 32C-12 36 -20 34 -28 40C-32 43 -40 44 -46 40Z',
    'ink',
    null,
  ),
  light('M-22 2C-14 -8 0 -6 6 2C4 14 -6 22 -20 24C-28 26 -34 30 -40 36C-32 26 -26 14 -22 2Z', { light: [-3, -4], angle: 60 }),
  thin('M-18 4C-12 0 -4 2 0 6M-20 11C-14 7 -6 9 -2 13M-24 19C-18 14 -12 16 -8 19'),
  light(circle(3.6, 17, -16)),
  dark(circle(1.8, 17.6, -16)),
  light('M26 -18C34 -15 40 -12 48 -6C38 -9 30 -11 24 -11Z'),
  line('M-4 32V44M-4 44L-12 47M-4 44L4 47M6 29L8 42M8 42L0 46M8 42L15 45M-30 47H36'),
  deep('M0 -30L-6 -48L4 -40L10 -50L15 -38L25 -43L20 -26C14 -30 6 -31 0 -30Z', 'brass', null),
];

/** Two fairies and what they made off with. */
export const fairies = (): Shape[] => {
  const fairy: Shape[] = [
    light('M2 -2C-8 -22 -26 -24 -28 -14C-28 -2 -14 4 2 4Z', { light: [-2, -3] }),
    light('M2 2C-12 4 -22 14 -18 20C-10 24 0 14 4 6Z', { light: [-2, -3] }),
    thin('M0 -1C-8 -10 -16 -14 -24 -13M0 4C-6 8 -12 12 -15 17'),
    body('M2 -6C8 -6 8 2 8 8C8 16 4 22 -2 30C0 20 -2 12 0 4Z', 'earth', { light: [-2, 0] }),
    light(circle(6, 5, -11)),
    line('M0 -14C2 -20 8 -20 11 -14M8 2C12 2 16 -2 18 -6M0 30L-6 36M-1 28L2 37'),
    dark(circle(1, 7, -11)),
  ];
  return [...at(fairy, -18, 4, 1, 0), ...at(fairy, 18, 4, 1, 0, true), ...at(crystal(), 0, -14, 0.4), thin('M0 -36V-44M-9 -33L-13 -41M9 -33L13 -41')];
};
