/** How somebody played a game the last time, so that the same is the next press. */

import type { GameKit, Preset } from '../../games/kit.ts';

const KEPT = (game: string): string => `chronomage.way.${game}`;

/** The way that was taken last; null: none yet, or one that is no longer offered. */
export function lastWay({ name, quick }: GameKit): Preset | null {
  const key = localStorage.getItem(KEPT(name));
  return quick.find((way) => way.key === key) ?? null;
}

/** The way to play where nobody says which: the last one, or else the simplest. */
export function usualWay(kit: GameKit): Preset | null {
  return lastWay(kit) ?? kit.quick[0] ?? null;
}

export function remember({ name }: GameKit, { key }: Preset): void {
  localStorage.setItem(KEPT(name), key);
}
