/** All that the client knows of Time Masters. */

import type { GameKit, Preset } from '../kit.ts';
import Signs from './art/Signs.svelte';
import { cardWords } from './cards/words.svelte.ts';
import { TIMERS_POSITION } from './lessons/positions.ts';
import { lessonWords } from './lessons/words.svelte.ts';
import { rulebooks } from './rulebook/index.ts';
import { signWords } from './signs/words.svelte.ts';
import { tableWords } from './table/words.svelte.ts';
import { words } from './words.svelte.ts';

/** The pack that comes along: see docs/packs.md. */
const OUR_PACK = 'verguya';
const COMMON = new Set(['pack', 'expansion', 'promo', 'first_player']);

const EXPANSION = { expansion: 'true' };
const WITH_EVERYTHING = { ...EXPANSION, promo: 'true' };

function preset(key: 'first-game' | 'base' | 'expansion' | 'everything', options: Preset['options']): Preset {
  return { key, name: () => words.say(`preset.${key}`), about: () => words.say(`preset.${key}.about`), options };
}

export const timemasters: GameKit = {
  name: 'timemasters',
  words,
  title: () => words.say('title'),
  about: () => words.say('about'),
  Signs,
  presets: [
    preset('base', {}),
    preset('expansion', EXPANSION),
    preset('everything', WITH_EVERYTHING),
  ],
  quick: [preset('first-game', {}), preset('expansion', EXPANSION), preset('everything', WITH_EVERYTHING)],
  isCommon: (option) => COMMON.has(option),
  optionAbout(option) {
    const key = `option.${option}.about`;
    return words.has(key) ? words.say(key) : null;
  },
  valueAbout: () => '',
  documents: {
    pack: {
      title: () => words.say('pack'),
      about: () => words.say('pack.about'),
      choose: () => words.say('pack.choose'),
      size: (figures) => words.say('pack.size', { n: figures['cards'] ?? 0 }),
      look: () => words.say('pack.look'),
      brought: () => words.say('pack.brought'),
    },
  },
  inBrief: () => '',
  switches: [],
  async table() {
    const [{ table }] = await Promise.all([import('./table/index.ts'), tableWords.load()]);
    return table;
  },
  rulebook: rulebooks,
  ownCards: {
    about: () => words.say('own-cards'),
    bring: () => words.say('own-cards.bring'),
    place: 'document-pack',
    concerns: ({ pack = OUR_PACK }) => pack === OUR_PACK,
  },
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
      table: { options: { first_player: '0' } },
      async course() {
        const [{ FIRST }] = await Promise.all([import('./lessons/first.ts'), lessonWords.load()]);
        return { lessons: FIRST, words: lessonWords };
      },
    },
    {
      key: 'timers',
      title: () => lessonWords.say('timers'),
      about: () => lessonWords.say('timers.about'),
      minutes: 5,
      table: { position: TIMERS_POSITION },
      async course() {
        const [{ TIMERS }] = await Promise.all([import('./lessons/timers.ts'), lessonWords.load()]);
        return { lessons: TIMERS, words: lessonWords };
      },
    },
  ],
};
