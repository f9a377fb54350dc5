/** How large a card is shown to be read: as wide as its rule needs, and no larger than the window. */

import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { settings } from '../../settings/settings.svelte.ts';
import { compose, READABLE, widthToRead } from './composition.ts';
import { measured } from './measuring.ts';

export interface Preview {
  /** Of the face, in pixels. */
  readonly width: number;
  /** Whether the whole rule stands on the face; otherwise it is written below. */
  readonly whole: boolean;
}

const LEAST = 240;
const MOST = 340;
/** What stands around the card: the frame, and what is written below it. */
const BESIDE = 48;
const BELOW = 110;

export function preview(rule: string, items: number): Preview {
  const least = READABLE.preview * settings.textScale;
  const room = Math.min((innerWidth.current ?? 1280) - BESIDE, ((innerHeight.current ?? 900) - BELOW) / 1.4);
  const most = Math.floor(Math.min(MOST * settings.textScale, room));
  const asked = { rule, signs: [], items, least };
  const width = widthToRead(asked, Math.min(LEAST * settings.textScale, most), most, measured);
  const whole = rule === '' || compose({ ...asked, width }, measured).told === 'words';
  return { width: whole ? width : Math.min(LEAST, most), whole };
}
