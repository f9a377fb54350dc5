/** All that the client knows of Seasons. */

import type { GameKit, Preset } from '../kit.ts';
import Hero from './art/Hero.svelte';
import Signs from './art/Signs.svelte';
import { cardWords } from './cards/words.svelte.ts';
import { lessonWords } from './lessons/words.svelte.ts';
import { rulebooks } from './rulebook/index.ts';
import { signWords } from './signs/words.svelte.ts';
import { tableWords } from './table/words.svelte.ts';
import { words } from './words.svelte.ts';

const FIRST_GAME = { level: 'apprentice', sets: 'random' };
const FULL_GAME = { level: 'archmage' };
const WITH_EVERYTHING = { ...FULL_GAME, enchanted_kingdom: 'true', enchantment: 'random', ability_tokens: 'true' };
const COMMON = new Set(['level', 'enchanted_kingdom', 'enchantment', 'ability_tokens', 'first_player']);

type PresetName = 'first-game' | 'magician' | 'archmage' | 'kingdom' | 'draft' | 'everything';
function preset(key: PresetName, options: Preset['options']): Preset {
  return { key, name: () => words.say(`preset.${key}`), about: () => words.say(`preset.${key}.about`), options };
}

export const seasons: GameKit = {
  name: 'seasons',
  words,
  title: () => words.say('title'),
  about: () => words.say('about'),
  Signs,
  Hero,
  presets: [
    preset('first-game', FIRST_GAME),
    preset('magician', { level: 'magician' }),
    preset('archmage', FULL_GAME),
    preset('kingdom', WITH_EVERYTHING),
  ],
  quick: [preset('first-game', FIRST_GAME), preset('draft', FULL_GAME), preset('everything', WITH_EVERYTHING)],
  isCommon: (option) => COMMON.has(option),
  optionAbout(option) {
    const key = `option.${option}.about`;
    return words.has(key) ? words.say(key) : null;
  },
  // What an enchantment does is worth knowing before it is chosen.
  valueAbout: (option, value, texts) =>
    option === 'enchantment' && !['none', 'random'].includes(value) ? texts.enchantment(value).rule : '',
  inBrief(options, texts) {
    const level = options['level'];
    if (level === undefined) return '';
    // The word before the colon is the level's name.
    return (texts()?.optionValue('level', level) ?? '').split(':')[0] ?? '';
  },
  switches: [{ key: 'askOrder', label: () => words.say('ask-order') }],
  async table() {
    const [{ table }] = await Promise.all([import('./table/index.ts'), tableWords.load(), signWords.load()]);
    return table;
  },
  rulebook: rulebooks,
  ownCards: null,
  cards: {
    title: () => words.say('cards'),
    async catalogue() {
      const [{ catalogue }] = await Promise.all([import('./cards/index.ts'), cardWords.load(), signWords.load()]);
      return catalogue;
    },
  },
  lessons: [
    {
      key: 'first',
      title: () => lessonWords.say('first'),
      about: () => lessonWords.say('first.about'),
      minutes: 30,
      table: { options: { level: 'apprentice', first_player: '0' } },
      async course() {
        const [{ FIRST }] = await Promise.all([import('./lessons/first.ts'), lessonWords.load()]);
        return { lessons: FIRST, words: lessonWords };
      },
    },
    {
      key: 'draft',
      title: () => lessonWords.say('draft'),
      about: () => lessonWords.say('draft.about'),
      minutes: 6,
      table: { options: { level: 'magician', first_player: '0' } },
      async course() {
        const [{ DRAFT }] = await Promise.all([import('./lessons/draft.ts'), lessonWords.load()]);
        return { lessons: DRAFT, words: lessonWords };
      },
    },
  ],
};
