/** All that the client knows of Time Masters. */

import type { GameKit, Preset } from '../kit.ts';
import Signs from './art/Signs.svelte';
import { cardWords } from './cards/words.svelte.ts';
import { lessonWords } from './lessons/words.svelte.ts';
import { signWords } from './signs/words.svelte.ts';
import { tableWords } from './table/words.svelte.ts';
import { words } from './words.svelte.ts';

const COMMON = new Set(['pack', 'expansion', 'promo', 'first_player']);

function preset(name: 'base' | 'expansion' | 'everything', options: Preset['options']): Preset {
  return { name: () => words.say(`preset.${name}`), about: () => words.say(`preset.${name}.about`), options };
}

export const timemasters: GameKit = {
  name: 'timemasters',
  words,
  title: () => words.say('title'),
  about: () => words.say('about'),
  Signs,
  presets: [
    preset('base', {}),
    preset('expansion', { expansion: 'true' }),
    preset('everything', { expansion: 'true', promo: 'true' }),
  ],
  quick: {},
  isCommon: (option) => COMMON.has(option),
  optionAbout(option) {
    const key = `option.${option}.about`;
    return words.has(key) ? words.say(key) : null;
  },
  valueAbout: () => '',
  inBrief: () => '',
  switches: [],
  async table() {
    const [{ table }] = await Promise.all([import('./table/index.ts'), tableWords.load()]);
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
    options: { first_player: '0' },
    async course() {
      const [{ LESSONS }] = await Promise.all([import('./lessons/lessons.ts'), lessonWords.load()]);
      return { lessons: LESSONS, words: lessonWords };
    },
  },
};
