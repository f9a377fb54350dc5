/** The four energies, told apart by shape first. */

import { body, dark, deep, line, thin, once, type Shape, type Tint } from '../engrave/shapes.ts';
import { arc, around, circle, polar, whole } from '../engrave/path.ts';

export type EnergyKind = 'A' | 'W' | 'F' | 'E';

export const ENERGIES: readonly EnergyKind[] = ['A', 'W', 'F', 'E'];

export const TINT: Readonly<Record<EnergyKind, Tint>> = { A: 'air', W: 'water', F: 'fire', E: 'earth' };

/** One arm of a gust: a crescent that runs along the ring and tapers to its end. */
function gust(): string {
  const to = (radius: number, degrees: number): string => polar(radius, degrees).map((n) => n.toFixed(1)).join(' ');
  return `${arc(45, -16, 92)}C${to(37, 78)} ${to(29, 56)} ${to(25, 6)}C${to(27, -8)} ${to(37, -22)} ${to(45, -16)}Z`;
}

const air = once((): Shape[] => [
  deep(around(gust(), 3, 0, 0, 6), 'air', { light: [-5, -5], angle: 20 }),
  line(circle(9)),
  dark(circle(3.5)),
]);

const water = once((): Shape[] => [
  deep(whole('M0 -47C8 -28 33 -8 33 15C33 34 18 46 0 46'), 'water', { light: [-9, -6], angle: 35 }),
  line('M-19 17C-18 27 -12 33 -4 35'),
  thin('M-13 15C-12 22 -8 27 -2 28'),
]);

const fire = once((): Shape[] => [
  deep(
    'M4 -47C9 -31 34 -19 34 12C34 33 19 46 0 46C-20 46 -34 32 -34 13C-34 -2 -27 -11 -23 -21C-19 -15 -16 -12 -12 -10C-14 -24 -6 -37 4 -47Z',
    'fire',
    { light: [-8, -4], angle: 70 },
  ),
  body('M1 -7C4 3 16 9 16 25C16 36 9 43 0 43C-9 43 -16 36 -16 26C-16 19 -12 15 -9 10C-7 13 -5 15 -3 16C-4 8 -2 0 1 -7Z', 'gold', null),
  dark(whole('M0 23C2 27 6 29 6 34C6 38 3 41 0 41')),
]);

const earth = once((): Shape[] => [
  deep('M0 -46L43 0L0 46L-43 0Z', 'earth', { light: [-12, -9], angle: 0, gap: 2.6 }),
  line('M-31 -13L-12 -18L2 -11L20 -17L31 -13'),
  line('M-41 2L-22 -3L-4 4L16 -2L41 2'),
  line('M-27 18L-10 13L6 20L27 16'),
  thin('M-13 33L2 29L13 32M-6 -32L5 -28M-20 8L-8 10M12 6L24 8'),
]);

const DRAWN: Readonly<Record<EnergyKind, () => Shape[]>> = { A: air, W: water, F: fire, E: earth };

export const energy = (kind: EnergyKind): Shape[] => DRAWN[kind]();
