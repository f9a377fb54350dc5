/** The question in words, where several are picked together: the game's own asks for one after the other. */

import type { Board } from './board.svelte.ts';
import { say, type Key } from './words.svelte.ts';

const ASKED: Readonly<Record<string, Key>> = {
  transmute: 'pick.transmute',
  exchange: 'pick.exchange',
  'pay-any': 'pick.pay-any',
  overflow: 'pick.overflow',
  'discard-energy': 'pick.discard-energy',
  'gain-energy': 'pick.gain-energy',
  'put-energy': 'pick.put-energy',
  'take-tokens': 'pick.take-tokens',
  'steal-energy': 'pick.steal-energy',
  'discard-some': 'pick.discard-some',
  'choose-nine': 'pick.choose-nine',
};

/** How many are to be picked, and for what; null: the game's own question says it. */
export function questionOf(board: Board): string | null {
  const { decision, picking } = board.table;
  const asked = decision === null ? undefined : ASKED[decision.kind];
  if (decision === null || asked === undefined || picking.pool === null) return null;
  const name = decision.other == null ? '' : board.nameOf(decision.other);
  const question = say(asked, { n: picking.pool.most, name });
  return decision.card ? say('asked-by', { card: board.cardName(decision.card), question }) : question;
}
