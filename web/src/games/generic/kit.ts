/** The kit of a game that the client knows nothing of: all that is said of it comes from the server. */

import type { GameKit } from '../kit.ts';
import Signs from './Signs.svelte';
import { tableWords } from './table/words.svelte.ts';

export function plainKit(name: string, title: string): GameKit {
  return {
    name,
    words: null,
    title: () => title,
    about: () => '',
    Signs,
    presets: [],
    quick: [],
    isCommon: () => true,
    optionAbout: () => null,
    valueAbout: () => '',
    inBrief: () => '',
    switches: [],
    async table() {
      const [{ table }] = await Promise.all([import('./table/index.ts'), tableWords.load()]);
      return table;
    },
    rulebook: null,
    ownCards: null,
    cards: null,
    lessons: [],
  };
}
