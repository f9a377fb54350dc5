/** Ready-made ways to play, offered before all the options. */

import type { GameKit, Preset } from '../games/kit.ts';
import type { GameOption } from '../net/answers.ts';

/** Options that nobody sets by hand. */
export const HIDDEN_OPTIONS = new Set(['pack_digest']);

/** The ready-made way that all options agree with, where there is one. */
export function presetOf(
  kit: GameKit,
  options: Readonly<Record<string, GameOption>>,
  value: (option: string) => string,
): Preset | undefined {
  const seen = Object.entries(options).filter(([name]) => !HIDDEN_OPTIONS.has(name));
  return kit.presets.findLast((preset) =>
    seen.every(([name, option]) => value(name) === (preset.options[name] ?? option.default)),
  );
}
