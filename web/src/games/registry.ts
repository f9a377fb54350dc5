/** The games that the client has a kit for: one entry for each. Any other game of a server gets the plain one. */

import { plainKit } from './generic/kit.ts';
import type { GameKit } from './kit.ts';
import { seasons } from './seasons/kit.ts';
import { timemasters } from './timemasters/kit.ts';

export const KITS: readonly GameKit[] = [seasons, timemasters];

const plain = new Map<string, GameKit>();

/** The kit of a game; `title` is what a game without one is called. */
export function kitOf(game: string, title = game): GameKit {
  const own = KITS.find(({ name }) => name === game);
  if (own) return own;
  const key = `${game} ${title}`;
  const made = plain.get(key) ?? plainKit(game, title);
  plain.set(key, made);
  return made;
}
