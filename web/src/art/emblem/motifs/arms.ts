/** Staffs, blades, helms, shields, crowns, boots, hands, and instruments that are held. */

import { arc, both, circle, ellipse, fanned, line as through, star, ticks, whole } from '../../engrave/path.ts';
import { at, body, dark, deep, light, line, thin, tone, twice, type Shape, type Tint } from '../../engrave/shapes.ts';
import { crystal, gaugeStar } from '../../signs/tokens.ts';
import { leaf } from '../../signs/season.ts';

/** A staff that has come into leaf. */
export const staff = (): Shape[] => [
  body('M-3 -22L3 -22L3.6 49H-3.6Z', 'sepia', { light: [-3, 0], angle: 0 }),
  line('M3 10C14 6 18 -2 18 -10M-3 26C-14 22 -18 14 -18 8'),
  ...at(leaf(), 24, -14, 0.34, 35),
  ...at(leaf(), -24, 2, 0.34, -35),
  ...at(leaf(), 15, 24, 0.24, 70),
  ...twice([
    deep('M2 -20C16 -22 28 -34 26 -48C14 -46 4 -36 2 -20Z', 'spring', { light: [-4, -5] }),
    thin('M3 -22C10 -30 16 -36 21 -42'),
  ]),
  deep(whole('M0 -50C10 -42 10 -28 0 -18'), 'gold', { light: [-4, 0] }),
];

/** A sceptre with a crowned orb. */
export const scepter = (): Shape[] => [
  body('M-4 -8H4L3 40H-3Z', 'brass', { light: [-4, 0], angle: 0 }),
  deep(whole('M0 38H6C8 42 6 48 0 50'), 'fire', null),
  line('M-4 6H4M-4 20H4M-4 32H4'),
  deep(whole('M0 -10C8 -10 14 -8 14 -4H0'), 'brass', null),
  ...twice([deep('M6 -8C26 -8 34 -22 30 -38C26 -28 18 -22 10 -22Z', 'brass', { light: [-4, -4] })]),
  deep(circle(15, 0, -20), 'crystal', { light: [-6, -4] }),
  line('M-15 -20C-6 -16 6 -16 15 -20M0 -35C4 -28 4 -12 0 -5'),
  ...at(gaugeStar(), 0, -41, 0.2),
];

/** A dagger with a waved blade. */
export const kriss = (): Shape[] => [
  deep('M0 48C-8 40 4 34 -5 26C-13 18 3 12 -6 4C-12 -4 0 -8 -7 -16H7C12 -8 0 -4 6 4C14 12 0 18 6 26C11 34 2 40 0 48Z', 'winter', { light: [-4, 0], angle: 30 }),
  thin('M0 40C-2 32 3 26 0 18C-4 10 3 4 0 -4C-2 -8 1 -12 0 -16'),
  deep(whole('M0 -20C10 -20 18 -26 26 -20C24 -12 12 -12 0 -14'), 'brass', null),
  body(whole('M0 -40H4C6 -32 6 -26 4 -20H0'), 'sepia', { light: [-3, 0], angle: 0 }),
  deep(circle(6, 0, -43), 'earth'),
  dark(both(circle(1.6, 20, -20))),
  thin(both('M16 30C22 26 22 20 18 16M20 4C26 0 26 -4 22 -8')),
];

/** A great helm with a plume. */
export const helm = (): Shape[] => [
  deep('M0 -30C-4 -46 14 -52 30 -46C24 -44 24 -40 34 -34C26 -36 22 -32 26 -24C18 -30 8 -30 0 -26Z', 'fire', { light: [-4, -4], angle: 20 }),
  deep('M-2 -30C0 -42 -14 -48 -28 -42C-22 -40 -22 -36 -30 -30C-22 -32 -18 -28 -20 -22C-14 -28 -8 -28 -2 -26Z', 'fire', { light: [-4, -4], angle: 20 }),
  body(whole('M0 -28C20 -28 30 -14 30 4V26C22 38 10 44 0 48'), 'winter', { light: [-10, -4], angle: 60 }),
  deep(whole('M0 -28C3 -28 4 -26 4 -22V44L0 48'), 'brass', null),
  deep(whole('M0 -6C12 -6 24 -8 31 -12V-4C24 0 12 2 0 2'), 'brass', null),
  dark(both('M6 4C14 4 22 2 28 -1V8C22 10 12 11 6 10Z')),
  dark(both(circle(1.7, 12, 20) + circle(1.7, 20, 18) + circle(1.7, 12, 28) + circle(1.7, 20, 26) + circle(1.7, 12, 36))),
];

export const shield = (sign: readonly Shape[], tint: Tint): Shape[] => [
  deep(whole('M0 -44C12 -36 24 -36 38 -42C42 -6 34 30 0 48'), 'brass', { light: [-6, -4] }),
  body(whole('M0 -36C11 -30 22 -29 32 -33C34 -4 28 24 0 40'), tint, null),
  tone('M0 -36C11 -30 22 -29 32 -33C33 -18 32 -8 29 2H0Z', 45, 2.4),
  tone('M0 2H-29C-25 18 -16 31 0 40Z', -45, 2.4),
  line('M0 -36V40M-30 2H30'),
  light(circle(15, 0, 1)),
  ...at(sign, 0, 1, 0.27),
  dark(both(circle(1.5, 35, -36) + circle(1.5, 36, -12) + circle(1.5, 28, 16) + circle(1.5, 12, 36))),
];

/** A crown with fangs below and wings of a bat. */
export const vampireCrown = (): Shape[] => [
  ...twice([
    deep('M22 -2C32 -14 40 -18 50 -16C46 -10 47 -6 49 0C44 0 41 3 41 8C36 6 32 8 31 14C28 10 25 10 22 12Z', 'ink', null),
  ]),
  deep(whole('M0 -42L8 -18L20 -34L22 -12L34 -22L26 18H0'), 'brass', { light: [-8, -5] }),
  light(whole('M0 18H27V26H0')),
  deep(circle(3.4, -16, 22) + circle(3.4, 0, 22) + circle(3.4, 16, 22), 'fire', null),
  deep(circle(3.4, 0, -43) + both(circle(2.8, 21, -36) + circle(2.8, 35, -24)), 'fire', null),
  light(both('M8 26H18L13 46Z'), { light: [-3, 0], angle: 60 }),
  light(both('M20 26H26L23 36Z')),
  light('M-4 26H4L0 33Z'),
  deep(whole('M0 -10C6 -2 8 2 8 6C8 11 4 14 0 14'), 'fire', null),
];

/** A plain crown with five points. */
export const crown = (): Shape[] => [
  deep(whole('M0 -34L11 -6L25 -26L27 2L42 -12L33 28H0'), 'brass', { light: [-8, -5] }),
  light(whole('M0 28H34V37H0')),
  deep(circle(3, 0, 32.5) + both(circle(3, 14, 32.5) + circle(3, 26, 32.5)), 'fire', null),
  deep(circle(3.6, 0, -37) + both(circle(3.2, 25, -29) + circle(3, 43, -15)), 'crystal', null),
];

/** A boot with a wing at its heel. */
const boot = (): Shape[] => [
  body('M-9 -34H13V8C16 16 28 16 33 22C36 26 36 30 34 34H-10C-14 20 -6 4 -9 -34Z', 'sepia', { light: [-6, -3], angle: 60 }),
  deep('M-11 -38H15V-29H-11Z', 'brass', null),
  line('M-10 28H35M3 16L14 10M8 20L18 14'),
  deep('M-10 34H34V39H8L6 36L4 39H-10Z', 'ink', null),
  light('M-8 6C-22 6 -36 -6 -40 -28C-32 -24 -26 -20 -24 -18C-26 -24 -26 -28 -25 -32C-16 -24 -8 -12 -8 6Z', { light: [-3, -4] }),
  thin('M-10 2C-20 -4 -28 -12 -34 -22M-10 -4C-16 -10 -20 -16 -23 -25'),
];
export const boots = (): Shape[] => [...at(boot(), 14, -8, 0.72, -8), ...at(boot(), -4, 8, 0.86)];

/** An open hand with a sign in the palm. */
export const hand = (sign: readonly Shape[], tint: Tint): Shape[] => [
  body(
    'M-22 46V16C-30 6 -40 -2 -42 -12C-38 -16 -32 -12 -26 -4L-22 0L-25 -30C-25 -37 -16 -37 -15 -30L-12 -8L-8 -40C-8 -47 2 -47 2 -40L3 -8L9 -36C11 -43 19 -41 18 -34L15 -4L24 -22C28 -28 35 -24 32 -17L22 16V46Z',
    tint,
    { light: [-6, -4], angle: 60 },
  ),
  deep('M-26 40H26V49H-26Z', 'brass', null),
  thin('M-22 -16H-16M-6 -24H1M9 -22L15 -20M24 -12L29 -9M-20 16C-10 26 10 26 20 14'),
  light(circle(14, 0, 13)),
  ...at(sign, 0, 13, 0.25),
];

/** A mirror on a handle; signs may stand around its rim. */
export const mirror = (signs: readonly (readonly Shape[])[]): Shape[] => [
  deep(whole('M0 20H4L7 44C7 48 4 50 0 50'), 'brass', { light: [-4, 0] }),
  deep(ellipse(0, -12, 34, 36), 'brass', { light: [-6, -5] }),
  light(ellipse(0, -12, 22, 24)),
  tone('M-20 -2L10 -34L18 -28L-14 6ZM-8 10L20 -18L22 -12L0 12Z', -46, 1.8),
  thin(ellipse(0, -12, 20, 22)),
  ...signs.flatMap((sign, index) => {
    const angle = (index * Math.PI) / 2 - Math.PI / 4;
    const x = 28.5 * Math.sin(angle);
    const y = -12 - 30.5 * Math.cos(angle);
    return [light(circle(10, x, y)), ...at(sign, x, y, 0.17)];
  }),
  deep(whole('M0 21H9L0 30'), 'brass', null),
];

/** Scales with something in each pan. */
export const scales = (left: readonly Shape[], right: readonly Shape[], tilt = 0): Shape[] => [
  deep('M-3 -34H3L4 38H-4Z', 'brass', { light: [-3, 0], angle: 0 }),
  deep(whole('M0 36C12 36 20 40 22 47H0'), 'brass', { light: [-8, 0], angle: 0 }),
  deep(`M-38 ${-24 + tilt}C-20 ${-32 + tilt / 2} 20 ${-32 - tilt / 2} 38 ${-24 - tilt}L37 ${-28 - tilt}C20 ${-38 - tilt / 2} -20 ${-38 + tilt / 2} -37 ${-28 + tilt}Z`, 'brass', null),
  ...at(gaugeStar(), 0, -40, 0.2),
  thin(`M-37 ${-24 + tilt}L-48 ${12 + tilt}M-37 ${-24 + tilt}L-26 ${12 + tilt}M37 ${-24 - tilt}L48 ${12 - tilt}M37 ${-24 - tilt}L26 ${12 - tilt}`),
  ...at(left, -37, 2 + tilt, 0.24),
  ...at(right, 37, 2 - tilt, 0.24),
  body(`M-50 ${12 + tilt}H-24C-26 ${22 + tilt} -48 ${22 + tilt} -50 ${12 + tilt}Z`, 'brass'),
  body(`M50 ${12 - tilt}H24C26 ${22 - tilt} 48 ${22 - tilt} 50 ${12 - tilt}Z`, 'brass'),
];

/** A telescope on its stand, turned to a star. */
export const telescope = (): Shape[] => [
  line('M0 12L-20 48M0 12L20 48M0 12V48M-13 36H13'),
  ...at(
    [
      deep('M-38 -5H-12V5H-38Z', 'brass', { light: [0, -4], angle: 0 }),
      body('M-12 -8H12V8H-12Z', 'sepia', { light: [0, -6], angle: 0 }),
      deep('M12 -11H38V11H12Z', 'brass', { light: [0, -8], angle: 0 }),
      light(ellipse(38, 0, 4, 12)),
      deep('M-44 -7H-38V7H-44Z', 'brass', null),
    ],
    -4, 8, 1, -38,
  ),
  deep(circle(5, 0, 12), 'brass'),
  ...at(gaugeStar(), 38, -38, 0.26),
  dark(star(4, 4, 1, 10, -42) + star(4, 3, 0.8, -18, -36) + star(4, 3, 0.8, 44, -8) + circle(1, -4, -46) + circle(1, -30, -22)),
];

/** A throne with a high back. */
export const throne = (): Shape[] => [
  body(whole('M0 -46C6 -36 14 -34 18 -38L22 -28V30H0'), 'fire', { light: [-8, 0], angle: 90, gap: 2.4 }),
  deep(whole('M0 -46C6 -36 14 -34 18 -38L22 -28V30H15V-24C8 -22 4 -26 0 -32'), 'brass', null),
  deep(whole('M0 12H30V22H0'), 'brass', { light: [-6, 0], angle: 0 }),
  ...twice([deep('M22 -4H34C36 -4 36 0 34 2L32 46H25L24 2H22Z', 'brass', { light: [-4, 0] })]),
  body(whole('M0 22H25V42H0'), 'sepia', { light: [-8, 0], angle: 0 }),
  line('M-34 46H34'),
  ...at(crystal(), 0, -8, 0.26),
  thin(arc(16, -60, 60, 0, -8) + fanned('M0 -18V-21', 5, -50, 50, 0, -8)),
];

/** A cage with its door ajar, and the print of a paw. */
export const cage = (): Shape[] => [
  line(circle(5, 0, -44)),
  body(whole('M0 -39C22 -38 32 -22 32 -4V36H0'), 'brass', { light: [-8, 0], angle: 60 }),
  light(circle(16, 0, 8)),
  dark(ellipse(0, 13, 7, 6) + both(ellipse(9.6, 5, 2.8, 4) + ellipse(3.6, -1, 2.8, 4))),
  line(both('M0 -39C14 -34 20 -22 20 -4V36M0 -39C6 -32 9 -24 9.6 -10') + both('M10 26V36') + 'M0 -39V-10M0 25V36M-32 -6H-17M17 -6H32M-32 18H-14M14 18H32'),
  deep(whole('M0 36H37V44H0'), 'brass', { light: [-8, 0], angle: 0 }),
  line('M32 -6L46 -12V24L32 18M41 -9V22'),
];

/** A pair of compasses over a drawing. */
export const compasses = (signs: readonly (readonly Shape[])[]): Shape[] => [
  thin(circle(30, 0, 8) + ticks(24, 30, 33, 0, 8)),
  ...signs.flatMap((sign, index) => {
    const angle = (index * Math.PI) / 2 + Math.PI / 4;
    return at(sign, 30 * Math.sin(angle), 8 - 30 * Math.cos(angle), 0.24);
  }),
  ...twice([deep('M0 -36L5 -34L13 30L9 44L8 30Z', 'brass', { light: [-2, 0] })]),
  deep(circle(7, 0, -38), 'brass'),
  line('M0 -45V-50'),
  line(through([[-9, 6], [9, 6]])),
];
