/** The signs of the four seasons. */

import { around, circle, star, whole } from '../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, once, type Shape, type Tint } from '../engrave/shapes.ts';

export type SeasonName = 'winter' | 'spring' | 'summer' | 'autumn';

export const SEASONS: readonly SeasonName[] = ['winter', 'spring', 'summer', 'autumn'];

export const SEASON_TINT: Readonly<Record<SeasonName, Tint>> = {
  winter: 'winter', spring: 'spring', summer: 'summer', autumn: 'autumn',
};

/** A crystal of snow. */
const winter = once((): Shape[] => [
  line(around('M0 0V-46M0 -30L-10 -40M0 -30L10 -40', 6)),
  thin(around('M0 -20L-6 -26M0 -20L6 -26', 6)),
  deep(star(6, 18, 9, 0, 0, 30), 'winter', { light: [-4, -4] }),
  dark(around(circle(2.2, 0, -46), 6)),
]);

/** A shoot with two leaves and a bud. */
const spring = once((): Shape[] => [
  line('M0 46C-1 30 0 14 0 -8'),
  deep('M0 18C6 -2 24 -14 45 -12C42 10 24 22 0 18Z', 'spring', { light: [-5, -6] }),
  deep('M0 28C-6 8 -24 -4 -45 -2C-42 20 -24 32 0 28Z', 'spring', { light: [-5, -6] }),
  thin('M0 18C14 12 26 2 36 -5M0 28C-14 22 -26 12 -36 5M14 11L16 3M23 5L31 6M-14 21L-16 13M-23 15L-31 16'),
  deep(whole('M0 -46C12 -36 13 -18 0 -6'), 'spring', { light: [-5, -2] }),
  line('M-14 46H14'),
]);

/** The sun at noon. */
const summer = once((): Shape[] => [
  deep(star(8, 48, 22), 'summer', { light: [-5, -5] }),
  line(around('M0 -26C-4 -31 4 -35 0 -42', 8, 0, 0, 22.5)),
  light(circle(22)),
  deep(circle(17), 'summer', { light: [-6, -5] }),
]);

/** A falling oak leaf. */
const autumn = once((): Shape[] =>
  at(
    [
      deep(
        whole('M0 -46C7 -46 11 -40 8 -34C16 -38 25 -32 21 -22C31 -24 36 -13 28 -5C37 -3 36 10 26 12C20 22 8 20 4 28L2 46'),
        'autumn',
        { light: [-8, -4], angle: 60 },
      ),
      line('M0 -34V48'),
      thin('M0 -18L12 -26M0 -18L-12 -26M0 -3L20 -12M0 -3L-20 -12M0 12L19 4M0 12L-19 4'),
    ],
    0, 0, 0.98, 24,
  ));

const DRAWN: Readonly<Record<SeasonName, () => Shape[]>> = { winter, spring, summer, autumn };

export const season = (name: SeasonName): Shape[] => DRAWN[name]();

/** A leaf by itself, as an ornament. */
export const leaf = once((): Shape[] => [
  body(whole('M0 -40C20 -28 22 2 0 28'), 'earth', { light: [-6, -2] }),
  line('M0 -30V42'),
  thin('M0 -14L8 -20M0 -14L-8 -20M0 0L10 -7M0 0L-10 -7M0 13L8 7M0 13L-8 7'),
]);
