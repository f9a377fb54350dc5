/** What happens before the first round, in words. */

import type { Board } from './board.svelte.ts';
import { say } from './words.svelte.ts';

/** The heading and the sentence below it, for a question of this kind; '': none is open. */
export function preludeInWords(board: Board, kind: string): { title: string; about: string } {
  const { table, own } = board;
  switch (kind) {
    case 'draft':
      return { title: say('draft'), about: say('draft.about', { n: (own?.hand.length ?? 0) + 1 }) };
    case 'split':
      return { title: say('split'), about: say('split.about') };
    case 'ability-token':
      return { title: say('ability'), about: say('ability.about') };
  }
  const { decision } = table;
  return {
    title: say(['choose-nine', 'discard-dealt'].includes(kind) ? 'dealt' : 'prelude'),
    about: decision ? (table.texts?.say(decision, table.names) ?? '') : say(own && table.live ? 'prelude.wait' : 'prelude.watch'),
  };
}
