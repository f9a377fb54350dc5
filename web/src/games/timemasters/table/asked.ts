/** What the lectern says at this table, on a desk as on a phone: the question, and what would be lost by ending now. */

import type { Choice } from '../../../net/types.ts';
import type { Board } from './board.svelte.ts';
import { say, type Key } from './words.svelte.ts';

const ASKED: Readonly<Record<string, readonly [exactly: Key, upTo: Key]>> = {
  discard: ['discard-pick', 'discard-upto'],
  exile: ['exile-pick', 'exile-upto'],
  'exile-discard': ['exile-discard-pick', 'exile-discard-upto'],
  'take-back': ['take-back-pick', 'take-back-upto'],
};

/**
 * Where several cards are wanted, the game's own question, which asks for one after the other, would mislead; and where one of
 * two effects is chosen, the card says which they are. At the spheres, other things can be done when nothing more can be taken.
 */
export function questionAt(board: Board): string | null {
  const { decision, picking } = board.table;
  if (decision?.kind === 'either' && decision.card) {
    const { name, rule } = board.text(decision.card);
    return say('asked-by', { card: name, question: rule });
  }
  if (decision?.kind === 'spheres' && !decision.choices.some(takes)) return say('spheres.enough');
  const asked = decision === null ? undefined : ASKED[decision.kind];
  if (asked === undefined || decision === null) return null;
  const upTo = decision.choices.some(({ form }) => form === 'done');
  const n = picking.pool?.most ?? (decision.count || 1);
  const wanted = say(asked[upTo ? 1 : 0], { n });
  return decision.card ? say('asked-by', { card: board.text(decision.card).name, question: wanted }) : wanted;
}

/** Whether a choice takes a card from a sphere. */
function takes({ form }: Choice): boolean {
  return form === 'take' || form === 'take-closed';
}

/** What would be lost by ending now; null: nothing. */
export function lostBy(choice: Choice, board: Board): string | null {
  const choices = board.table.decision?.choices ?? [];
  if (choice.form === 'end') {
    if (choices.some(({ form }) => form === 'pass') && (board.me?.exhausted ?? 0) > 0) return say('warn.pass');
    const n = choices.filter(({ form }) => form === 'play').length;
    return n > 0 ? say('warn.playable', { n }) : null;
  }
  if (choice.form === 'done' && board.kind === 'spheres' && choices.some(takes)) {
    return say('warn.spheres', { n: board.seen.budget });
  }
  return null;
}
