/** Ready-made ways to play, offered before all the options. */

import type { GameOption } from '../net/answers.ts';
import type { GameName } from '../net/types.ts';
import type { WordKey } from '../words/words.svelte.ts';

export interface Preset {
  name: WordKey;
  about: WordKey;
  options: Record<string, string>;
}

export const PRESETS: Record<GameName, readonly Preset[]> = {
  seasons: [
    { name: 'preset.first-game', about: 'preset.first-game.about', options: { level: 'apprentice' } },
    { name: 'preset.magician', about: 'preset.magician.about', options: { level: 'magician' } },
    { name: 'preset.archmage', about: 'preset.archmage.about', options: { level: 'archmage' } },
    {
      name: 'preset.kingdom',
      about: 'preset.kingdom.about',
      options: { level: 'archmage', enchanted_kingdom: 'true', enchantment: 'random', ability_tokens: 'true' },
    },
  ],
  timemasters: [
    { name: 'preset.base', about: 'preset.base.about', options: {} },
    { name: 'preset.expansion', about: 'preset.expansion.about', options: { expansion: 'true' } },
    { name: 'preset.everything', about: 'preset.everything.about', options: { expansion: 'true', promo: 'true' } },
  ],
};

/** Options that nobody sets by hand. */
export const HIDDEN_OPTIONS = new Set(['pack_digest']);

/** The ready-made way that all options agree with, where there is one. */
export function presetOf(
  game: GameName,
  options: Readonly<Record<string, GameOption>>,
  value: (option: string) => string,
): Preset | undefined {
  const seen = Object.entries(options).filter(([name]) => !HIDDEN_OPTIONS.has(name));
  return PRESETS[game].findLast((preset) =>
    seen.every(([name, option]) => value(name) === (preset.options[name] ?? option.default)),
  );
}

/** Options that most people want to see; the others are rules in detail. */
export const FIRST_OPTIONS = new Set([
  'level',
  'enchanted_kingdom',
  'enchantment',
  'ability_tokens',
  'pack',
  'expansion',
  'promo',
  'first_player',
]);
