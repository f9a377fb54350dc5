/** The signs by which players are told apart without their colours. */

import { around, circle, star } from '../engrave/path.ts';
import { at, deep, light, line, once, type Shape } from '../engrave/shapes.ts';

export type PlayerSignName = 'moon' | 'sun' | 'star' | 'comet';

export const PLAYER_SIGNS: readonly PlayerSignName[] = ['moon', 'sun', 'star', 'comet'];

export const moon = once((): Shape[] => [
  deep('M10 -44C-16 -42 -36 -24 -36 2C-36 28 -14 46 10 44C20 43 30 38 36 30C10 34 -8 20 -8 -4C-8 -22 0 -36 10 -44Z', undefined, {
    light: [-8, -6],
  }),
]);

export const sun = once((): Shape[] => [
  line(around('M0 -31V-46', 8)),
  line(around('M0 -31V-39', 8, 0, 0, 22.5)),
  deep(circle(25), undefined, { light: [-8, -6] }),
  light(circle(7)),
]);

export const pole = once((): Shape[] => [
  deep(star(5, 47, 18), undefined, { light: [-7, -6] }),
  line(around('M0 0V-30', 5)),
]);

export const comet = once((): Shape[] => [
  deep('M-10 6C6 -18 24 -34 46 -46C36 -24 22 -4 6 16Z', undefined, { light: [-6, -6], angle: -48, gap: 2.6 }),
  deep('M-26 -2C-8 -14 4 -26 16 -40C10 -22 4 -8 -8 8Z', undefined, null),
  deep('M4 26C16 12 28 0 40 -16C34 4 24 18 12 32Z', undefined, null),
  ...at([deep(star(6, 30, 14), undefined, { light: [-5, -5] }), light(circle(6))], -16, 17, 0.98),
]);

const DRAWN: Readonly<Record<PlayerSignName, () => Shape[]>> = { moon, sun, star: pole, comet };

export const playerSign = (name: PlayerSignName): Shape[] => DRAWN[name]();
