/** The wizards' tints and seals. A wizard of somebody's own pack has neither. */

import { body, dark, line, thin, type Shape } from '../../../art/engrave/shapes.ts';
import { around, circle, star, whole } from '../../../art/engrave/path.ts';
import { skull } from '../../../art/emblem/motifs/spirits.ts';
import { season } from '../../../art/signs/season.ts';

interface Wizard {
  readonly tint: string;
  readonly seal: () => Shape[];
}

const PLAIN: Wizard = { tint: 'brass', seal: () => [line(circle(30)), thin(circle(24)), dark(star(6, 20, 8))] };

const WIZARDS: readonly (readonly [RegExp, Wizard])[] = [
  [/^sala/i, { tint: 'earth', seal: () => season('spring') }],
  [/^ness/i, { tint: 'water', seal: () => [body(whole('M0 -34C24 -34 40 -16 46 0C40 16 24 34 0 34'), 'water'), line(circle(16)), dark(circle(7)), line(around('M0 -16V-24', 8))] }],
  [/^sis/i, { tint: 'winter', seal: () => [body('M-28 36L-40 2L-18 -34L22 -38L42 -4L30 36Z', 'winter'), line('M-18 -34L-6 -6L-28 36M-6 -6L42 -4')] }],
  [/^mal/i, { tint: 'fire', seal: skull }],
];

/** By the wizard's name as the pack spells it; null for the starting cards. */
export const wizard = (name: string | null | undefined): Wizard => (name ? WIZARDS.find(([like]) => like.test(name))?.[1] : undefined) ?? PLAIN;
