/** What kind of window we are looked at through. */

import { MediaQuery } from 'svelte/reactivity';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** In a great window everything is written and drawn larger: `styles/base.css` has the same measures. */
export function isGreat(width: number, height: number): boolean {
  return width >= 2200 && height >= 1320;
}

/** So much of a table's height is writing: where letters are larger, the rest has less. */
const WRITTEN = 300;

/** The height of a window in which letters of the usual size would leave as much room; `scale`: by how much they are larger. */
export function heightFor(height: number, scale: number): number {
  return height - WRITTEN * (scale - 1);
}

/** A phone: narrow, or held sideways, which is low and touched by a finger. */
export function isPhone(width: number, height: number, touched: boolean): boolean {
  return width < 640 || (touched && height < 500);
}

const touch = new MediaQuery('(pointer: coarse)', false);

/** Whether this window is a phone's; what asks for it follows when the window is turned or its size changes. */
export function onPhone(): boolean {
  return isPhone(innerWidth.current ?? 1280, innerHeight.current ?? 900, touch.current);
}
