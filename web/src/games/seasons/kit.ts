/** All that the client knows of Seasons. */

import type { GameKit, Preset } from '../kit.ts';
import Hero from './art/Hero.svelte';
import Signs from './art/Signs.svelte';
import { cardWords } from './cards/words.svelte.ts';
import { lessonWords } from './lessons/words.svelte.ts';
import { signWords } from './signs/words.svelte.ts';
import { tableWords } from './table/words.svelte.ts';
import { words } from './words.svelte.ts';

const FIRST_GAME = { level: 'apprentice' };
const COMMON = new Set(['level', 'enchanted_kingdom', 'enchantment', 'ability_tokens', 'first_player']);

function preset(name: 'first-game' | 'magician' | 'archmage' | 'kingdom', options: Preset['options']): Preset {
  return { name: () => words.say(`preset.${name}`), about: () => words.say(`preset.${name}.about`), options };
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
    preset('archmage', { level: 'archmage' }),
    preset('kingdom', { level: 'archmage', enchanted_kingdom: 'true', enchantment: 'random', ability_tokens: 'true' }),
  ],
  quick: FIRST_GAME,
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
  cards: {
    title: () => words.say('cards'),
    async catalogue() {
      const [{ catalogue }] = await Promise.all([import('./cards/index.ts'), cardWords.load(), signWords.load()]);
      return catalogue;
    },
  },
  lessons: {
    about: () => lessonWords.say('about'),
    options: { ...FIRST_GAME, first_player: '0' },
    async course() {
      const [{ LESSONS }] = await Promise.all([import('./lessons/lessons.ts'), lessonWords.load()]);
      return { lessons: LESSONS, words: lessonWords };
    },
  },
};
