/** How wide cards are drawn on a desk, in pixels, by the window, so that all that lies on the table is in sight together. */

import { isGreat } from '../../../ui/windows.ts';

export interface Measures {
  /** The open card of a sphere. */
  sphere: number;
  hand: number;
  /** One's own deck and discard pile. */
  pile: number;
  /** A spell of one's own spell area. */
  spell: number;
  /** A spell on a Timer, and the Timer's dial. */
  slot: number;
  dial: number;
  /** What lies before the others. */
  other: number;
  ke: number;
}

const MEASURES = {
  low: { sphere: 84, hand: 124, pile: 48, spell: 78, slot: 44, dial: 64, other: 40, ke: 28 },
  tablet: { sphere: 84, hand: 108, pile: 48, spell: 78, slot: 48, dial: 72, other: 42, ke: 30 },
  desk: { sphere: 108, hand: 124, pile: 62, spell: 88, slot: 54, dial: 80, other: 46, ke: 32 },
  hall: { sphere: 132, hand: 150, pile: 76, spell: 104, slot: 62, dial: 92, other: 54, ke: 36 },
  great: { sphere: 170, hand: 200, pile: 96, spell: 136, slot: 80, dial: 118, other: 70, ke: 46 },
} as const satisfies Record<string, Measures>;

/** Less high than this is a laptop: what stands below each other is drawn smaller. */
export const LOW = 840;
/** Whoever looks on sees the sides beside each other, each as wide as this. */
export const WATCHED = 300;

export function measuresFor(width: number, height: number): Measures {
  if (height < LOW) return MEASURES.low;
  if (width < 1180) return MEASURES.tablet;
  if (width < 1680) return MEASURES.desk;
  return isGreat(width, height) ? MEASURES.great : MEASURES.hall;
}
