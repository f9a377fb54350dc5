/** Where the choices of a decision lie on the table of Time Masters. */

import type { TimeMastersObservation } from '../../net/observations.ts';
import type { Choice, Decision } from '../../net/types.ts';
import type { Spot } from '../../play/spots.ts';

/**
 * `hand:growth` · `put:growth` (the same card, on a Timer) · `launched:growth` · `discard:growth` · `spell:growth` ·
 * `timer:2` (own, by place) · `launch:2` · `delay:2` · `sphere:3` · `closed:3` · `ephemeral:2` · `restore` (cards for a
 * Ke) · `end`
 */
export function spotOf(seen: TimeMastersObservation, decision: Decision, choice: Choice): Spot {
  const { text } = choice;
  const me = seen.player === null ? undefined : seen.players[seen.player];
  const [first = '', second = ''] = text.split(' ');
  switch (first) {
    case 'end':
    case 'restore':
      return first;
    case 'play':
      return `hand:${second}`;
    case 'put':
      return `put:${second}`;
    case 'release':
      return `launched:${second}`;
    case 'take':
      return `sphere:${second}`;
    case 'take-closed':
      return `closed:${second}`;
    case 'launch':
    case 'delay':
    case 'timer':
    case 'ephemeral':
      // There is also a card that is called `timer`.
      if (second) return `${first}:${second}`;
  }
  if (choice.facts?.card === text) {
    if (decision.kind === 'echo') return me?.spells.includes(text) ? `spell:${text}` : 'none';
    if (decision.kind === 'exile-discard' || decision.kind === 'take-back') {
      return me?.discard.includes(text) ? `discard:${text}` : 'none';
    }
    if (me?.hand.includes(text)) return `hand:${text}`;
  }
  return 'none';
}
