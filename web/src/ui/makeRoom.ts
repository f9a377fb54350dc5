/** Cards of a row that make room for another, or close up where one has gone, slide there: nothing jumps by itself. */

import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import { settings } from '../settings/settings.svelte.ts';

const TIME = 220;

/** For `animate:`. A row lies in one line: only sideways, and never another size. */
export function makeRoom(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const far = from.left - to.left;
  if (settings.still || far === 0) return { duration: 0 };
  return { duration: TIME, easing: cubicOut, css: (_, left) => `transform: translateX(${left * far}px)` };
}
