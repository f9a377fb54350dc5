/** Ready-made ways to play, offered before all the options. */

import type { GameKit, Preset } from '../games/kit.ts';
import type { GameInfo } from '../net/answers.ts';

/** Options that nobody sets by hand. */
export const HIDDEN_OPTIONS = new Set(['pack_digest']);

/** The ready-made way that all options agree with, where there is one; documents go with any of them. */
export function presetOf(
  kit: GameKit,
  { options, documents }: Pick<GameInfo, 'options' | 'documents'>,
  value: (option: string) => string,
): Preset | undefined {
  const seen = Object.entries(options).filter(([name]) => !HIDDEN_OPTIONS.has(name) && !(name in documents));
  return kit.presets.findLast((preset) =>
    seen.every(([name, option]) => value(name) === (preset.options[name] ?? option.default)),
  );
}
