/** Potions, chalices, vases, cauldrons, purses, retorts, chests, lanterns and horns. */

import { both, box, circle, ellipse, fanned, line as through, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, twice, type Shape, type Tint } from '../../engrave/shapes.ts';
import { crystal, gaugeStar } from '../../signs/tokens.ts';
import { energy } from '../../signs/energies.ts';

const BOTTLES = {
  round: {
    glass: 'M0 -32H8V-14C26 -10 35 4 35 17C35 34 20 45 0 45',
    liquid: 'M0 6H30.5C34 24 24 41.5 0 41.5',
  },
  tall: {
    glass: 'M0 -36H7V-20C7 -12 22 -10 22 4V40C22 44 18 46 14 46H0',
    liquid: 'M0 -2H18.5V40C18.5 42 16 42.5 13 42.5H0',
  },
  cone: {
    glass: 'M0 -34H8V-10L36 36C39 42 36 46 30 46H0',
    liquid: 'M0 14H19L33 37C34.5 40 33 42.5 29 42.5H0',
  },
  square: {
    glass: 'M0 -32H9V-18H24C29 -18 32 -14 32 -10V38C32 43 29 46 24 46H0',
    liquid: 'M0 2H28.5V37C28.5 41 26 42.5 23 42.5H0',
  },
  egg: {
    glass: 'M0 -34H7V-20C20 -16 29 6 29 18C29 36 16 46 0 46',
    liquid: 'M0 8H25.5C27 28 18 42.5 0 42.5',
  },
} as const;

export function potion(shape: keyof typeof BOTTLES, tint: Tint, sign: readonly Shape[], bubbles = 3): Shape[] {
  const { glass, liquid } = BOTTLES[shape];
  const air = Array.from({ length: bubbles }, (_, i) => circle(1.6 + (i % 2), -8 + i * 8, -6 - ((i * 5) % 8))).join('');
  return [
    body(whole('M0 -47H7L8 -34'), 'brass', { light: [-4, 0], angle: 0 }),
    light(whole(glass)),
    deep(whole(liquid), tint, { light: [-7, -4], angle: 60 }),
    ...(bubbles ? [thin(air)] : []),
    deep(whole('M0 -35H11V-29H0'), 'brass', null),
    light(circle(14.5, 0, 22)),
    thin(circle(12.6, 0, 22)),
    ...at(sign, 0, 22, 0.22),
  ];
}

export const chalice = (): Shape[] => [
  ...at(gaugeStar(), 0, -33, 0.34),
  ...twice([line('M27 -16C44 -18 44 10 22 10')]),
  deep(whole('M0 -20H29C30 2 22 14 7 18C5 24 5 28 7 32C16 34 22 38 23 45H0'), 'brass', { light: [-9, 0], angle: 0 }),
  light(ellipse(0, -20, 29, 6)),
  tone(ellipse(0, -19, 24, 3.6), 0, 1.4),
  line(both('M0 18H7M0 32H7') + 'M-24 -4C-10 3 10 3 24 -4'),
  dark(both(circle(2, 9, 4) + circle(2, 18, 1)) + circle(2, 0, 5)),
];

export const vase = (): Shape[] => [
  line('M-6 -36C-12 -44 -20 -44 -24 -50M4 -36C4 -44 12 -46 12 -50M0 -36C-2 -42 0 -46 -3 -50'),
  ...twice([line('M9 -26C26 -34 36 -18 24 -6')]),
  body(whole('M0 -36H14C14 -32 9 -30 9 -24C9 -14 32 -10 32 10C32 28 16 32 13 40H17V46H0'), 'sepia', { light: [-9, -3], angle: 60 }),
  line('M-9 -22H9M-31 4H31M-29 20H29'),
  line('M-30 12l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5l6 -5l6 5'),
  thin('M-12 40H12M8 -30L3 -24L8 -18L2 -10L7 -4M2 -10L-4 -6'),
];

/** A cauldron that is all mouth. */
export const cauldron = (): Shape[] => [
  line(both('M26 36L32 48M36 -14C46 -14 46 4 37 4')),
  body(whole('M0 -20H34C44 4 38 40 0 42'), 'ink', { light: [-9, -5] }),
  deep(ellipse(0, -20, 36, 9), 'earth', null),
  thin(circle(3, -14, -22) + circle(2, -4, -18) + circle(4, 10, -22) + circle(2, 22, -19)),
  line('M-10 -34C-16 -40 -6 -42 -10 -48M6 -34C0 -40 12 -42 6 -48'),
  dark('M-26 8C-14 14 14 14 26 8C24 26 12 32 0 32C-12 32 -24 26 -26 8Z'),
  light('M-22 10L-17 19L-12 12L-6 21L0 13L6 21L12 12L17 19L22 10C12 14 -12 14 -22 10Z'),
  light('M-16 27L-10 20L-4 30L3 23L9 29L14 21L17 26C10 32 -10 33 -16 27Z'),
  light(both('M6 0C10 -7 18 -8 23 -5C20 2 11 4 6 0Z')),
  dark(both(ellipse(14, -2.4, 1.5, 3.4))),
  line(both('M5 -5L23 -10')),
];

export const purse = (open = false): Shape[] => [
  ...(open
    ? [...at(crystal(), -15, -30, 0.3, -24), ...at(crystal(), 15, -30, 0.3, 24), ...at(crystal(), 0, -34, 0.36)]
    : [...at(crystal(), 26, 36, 0.26, 70), ...at(crystal(), -32, 38, 0.22, -20)]),
  body(whole('M0 -16C6 -18 8 -28 20 -30C22 -24 18 -18 12 -14C30 -4 38 14 34 30C31 42 18 45 0 45'), 'sepia', { light: [-9, -5], angle: 60 }),
  ...(open ? [] : [body('M-18 -32C-10 -26 10 -26 18 -32C16 -24 14 -18 11 -14H-11C-14 -18 -16 -24 -18 -32Z', 'sepia', null)]),
  deep(whole('M0 -17H14V-10H0'), 'brass', null),
  line('M12 -13C24 -14 28 -6 24 2M-12 -13C-22 -10 -20 0 -24 4'),
  thin(both('M8 -8C14 2 18 14 17 26M3 -8C5 -2 6 2 6 6')),
  light(circle(13, 0, 20)),
  ...at(crystal(), 0, 20, 0.22),
];

/** A retort: a bulb whose beak bends down, over a flame. */
export const retort = (): Shape[] => [
  body('M-30 10C-30 -10 -14 -24 6 -24C24 -26 36 -12 44 16L36 18C30 0 26 -8 18 -8C20 20 6 34 -8 34C-20 34 -30 24 -30 10Z', 'air', { light: [-6, -6] }),
  deep('M-27 10C-16 14 4 6 16 10C12 26 2 31 -8 31C-18 31 -27 22 -27 10Z', 'water', { light: [-6, -5], angle: 70 }),
  line('M-4 -24V-34H-14V-24'),
  thin(circle(2.4, -12, 18) + circle(1.8, -4, 14) + circle(2, 2, 22)),
  ...at(crystal(), 40, 31, 0.26),
  ...at(energy('F'), -8, 43, 0.17),
  line('M-28 48L-18 34M12 48L4 33M-32 48H16'),
];

function chestBody(): Shape[] {
  return [
    body(box(-38, 4, 76, 38), 'sepia', { light: [-10, -6], angle: 90, gap: 2.4 }),
    line('M-38 24H38'),
    deep('M-38 4H-30V42H-38ZM30 4H38V42H30ZM-38 38H38V44H-38Z', 'brass', null),
    dark(both(circle(1.4, 34, 10) + circle(1.4, 34, 24) + circle(1.4, 34, 35))),
  ];
}

/** A chest thrown open, with light in it. */
export const openChest = (): Shape[] => [
  thin(fanned('M0 -40V-50', 9, -52, 52)),
  body(whole('M0 -30H30C37 -28 40 -18 40 -8H0'), 'sepia', { light: [-8, -6], angle: 0 }),
  dark('M-35 -8H35L38 4H-38Z'),
  ...at(gaugeStar(), 0, -12, 0.42),
  ...at(crystal(), -20, -7, 0.26, -20),
  ...at(crystal(), 20, -7, 0.26, 20),
  ...chestBody(),
  deep(whole('M0 0H9V14L0 20'), 'brass', null),
  dark(circle(2.2, 0, 9)),
];

/** A chest closed, chained and locked. */
export const sealedChest = (): Shape[] => [
  body(whole('M0 -30H24C34 -30 38 -16 38 4H0'), 'sepia', { light: [-8, -8], angle: 0 }),
  line('M-38 -6H38'),
  ...chestBody(),
  line(
    [-33, -25, -17, 17, 25, 33].map((x) => ellipse(x, -18 + Math.abs(x) * 0.1, 5, 2.6)).join('') +
      [-33, -25, -17, 17, 25, 33].map((x) => ellipse(x, 31 - Math.abs(x) * 0.1, 5, 2.6)).join(''),
  ),
  line('M-10 -2V-14C-10 -26 10 -26 10 -14V-2'),
  deep(whole('M0 -4H15V18C15 26 8 30 0 30'), 'brass', { light: [-6, -4] }),
  dark(circle(4, 0, 8) + 'M-2 9H2L4 21H-4Z'),
];

/** A lantern with panes: four-cornered or a star-topped globe. */
export const lantern = (globe: boolean, sign: readonly Shape[], tint: Tint): Shape[] =>
  globe
    ? [
        line(circle(5, 0, -44) + 'M0 -39V-33'),
        deep(whole('M0 -33C10 -33 16 -28 18 -22H0'), 'brass', { light: [-5, 0] }),
        body(circle(28, 0, 6), tint, { light: [-8, -6] }),
        line(ellipse(0, 6, 12, 28) + 'M-28 6H28M-24 -9H24M-24 21H24'),
        light(circle(14, 0, 6)),
        ...at(sign, 0, 6, 0.25),
        deep(whole('M0 33H16L12 40H5L0 48'), 'brass', null),
      ]
    : [
        line('M-14 -36C-14 -50 14 -50 14 -36'),
        deep(whole('M0 -40H6L24 -24V-19H0'), 'brass', { light: [-8, 0], angle: 60 }),
        body(whole('M0 -19H22L26 32H0'), tint, { light: [-9, 0], angle: 90 }),
        light(whole('M0 -14H12L14 27H0')),
        ...at(sign, 0, 8, 0.36),
        line(both('M12 -14L14 27M22 -19L26 32')),
        deep(whole('M0 32H30V39H24V45H0'), 'brass', { light: [-8, 0], angle: 0 }),
        thin(fanned('M0 -16V-20', 5, -60, 60, 0, 8)),
      ];

/** A horn whose tail curls up; plenty pours from its mouth, or it is empty, patched and hung on a cord. */
export const horn = (plenty: boolean): Shape[] => [
  ...(plenty ? [] : [line('M-40 -22C-34 -56 24 -62 14 -22')]),
  body(
    'M14 -24C-4 -20 -20 -12 -26 -26C-29 -34 -24 -42 -16 -45C-34 -50 -46 -36 -44 -18C-41 10 -14 36 26 33Z',
    plenty ? 'gold' : 'sepia',
    { light: [-4, -8], angle: 20 },
  ),
  thin('M4 -22C6 -4 10 16 14 33M-8 -19C-8 -4 -6 14 0 31M-18 -19C-20 -8 -20 8 -14 24M-25 -24C-30 -14 -32 -2 -28 12M-28 -30C-34 -24 -38 -14 -38 -4M-26 -37C-32 -36 -38 -32 -42 -26'),
  ...at([deep(ellipse(0, 0, 9, 29), 'brass', null), light(ellipse(0, 0, 6.4, 25)), tone(ellipse(1, 0, 4.6, 22), 0, 1.5)], 20, 4.5, 1, -12),
  ...(plenty
    ? [
        ...at(energy('W'), 24, -24, 0.24),
        ...at(energy('E'), 38, -8, 0.22),
        ...at(energy('F'), 27, 2, 0.25),
        ...at(energy('A'), 42, 14, 0.19),
        ...at(energy('F'), 44, 36, 0.17),
        ...at(energy('E'), 32, 24, 0.2),
        ...at(energy('W'), 30, 42, 0.17),
      ]
    : [
        light('M-12 2L2 -2L6 12L-8 16Z'),
        thin('M-10 2L-11 -1M-5 0L-6 -3M0 -1L-1 -4M4 3L7 2M5 8L8 7M-4 15L-3 18M2 13L3 16M-11 6L-14 7M-9 12L-12 13'),
      ]),
];

/** A ball of crystal on a claw foot. */
export const orb = (sign: readonly Shape[]): Shape[] => [
  deep(whole('M0 26H22C24 34 30 38 34 46H0'), 'brass', { light: [-10, 0], angle: 0 }),
  line(both('M14 30C16 38 18 42 22 46')),
  body(circle(32, 0, -8), 'crystal', { light: [-8, -6], angle: 60 }),
  thin('M-24 -14C-22 -26 -14 -33 -4 -34M-20 -10C-19 -18 -14 -25 -8 -27'),
  ...at(sign, 3, -4, 0.4),
  line(through([[-20, 26], [20, 26]])),
];
