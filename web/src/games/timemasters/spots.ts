/** Where the choices of a decision lie on the table of Time Masters. */

import type { Choice, Decision } from '../../net/types.ts';
import type { Spot } from '../../play/spots.ts';
import type { Forms } from './forms.ts';
import type { TimeMastersObservation, TimeMastersPlayer } from './observations.ts';

type Place<Facts> = (facts: Facts, decision: Decision, me: TimeMastersPlayer | undefined) => Spot;

/**
 * The place of each form; one that is not here has none, and stands in the lectern.
 *
 * `hand:growth` · `put:growth` (the same card, on a Timer) · `launched:growth` · `discard:growth` · `spell:growth` ·
 * `timer:2` (own, by place) · `launch:2` · `delay:2` · `sphere:3` · `closed:3` · `ephemeral:2` · `restore` (cards for a
 * Ke) · `end`
 */
const PLACES: { readonly [Name in keyof Forms]?: Place<Forms[Name]> } = {
  end: () => 'end',
  restore: () => 'restore',
  play: ({ card }) => `hand:${card}`,
  put: ({ card }) => `put:${card}`,
  release: ({ card }) => `launched:${card}`,
  take: ({ amount }) => `sphere:${amount}`,
  'take-closed': ({ amount }) => `closed:${amount}`,
  launch: ({ amount }) => `launch:${amount}`,
  delay: ({ amount }) => `delay:${amount}`,
  timer: ({ amount }) => `timer:${amount}`,
  ephemeral: ({ amount }) => `ephemeral:${amount}`,
  card: ({ card }, decision, me) => {
    const place = cardPlace(decision);
    return me?.[ZONES[place]].includes(card) ? `${place}:${card}` : 'none';
  },
};

const ZONES = { hand: 'hand', discard: 'discard', spell: 'spells' } as const;

/** Where the cards of a question lie. */
export function cardPlace({ kind }: Decision): keyof typeof ZONES {
  if (kind === 'echo') return 'spell';
  return kind === 'exile-discard' || kind === 'take-back' ? 'discard' : 'hand';
}

export function spotOf(seen: TimeMastersObservation, decision: Decision, choice: Choice): Spot {
  const me = seen.player === null ? undefined : seen.players[seen.player];
  const place = PLACES[choice.form as keyof Forms] as Place<object> | undefined;
  return place?.(choice.facts ?? {}, decision, me) ?? 'none';
}
