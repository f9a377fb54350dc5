/** Where the choices of a decision lie on the table of Seasons. */

import type { SeasonsObservation } from '../../net/observations.ts';
import type { Choice, Decision } from '../../net/types.ts';
import type { Spot } from '../../play/spots.ts';

/** Kinds of decision in which a letter is a kind of energy, not a token of one's own reserve. */
const KINDS_OF_ENERGY = new Set([
  'gain-energy',
  'name-energy',
  'change-into',
  'next-element',
  'identical',
  'spare',
  'elements',
  'nature-spirit',
]);

/**
 * `die:2` (place from 1) · `hand:amulet-of-air` · `aside:amulet-of-air` (pack or cards drawn) · `play:17` (serial of a
 * card in play, anybody's) · `token:F` (own reserve) · `energy:F` (a kind of energy, not a token) · `amulet:F` (a token
 * on an Amulet of Water) · `on-card:F` (a token on the card asked about) · `their:1:F` (a token of seat 1) ·
 * `bonus:exchange` · `transmute` · `wheel:forward:2` · `seat:1` · `ability` · `ability:7` · `deck` · `number:3` · `end`
 */
export function spotOf(seen: SeasonsObservation, decision: Decision, choice: Choice): Spot {
  const { text } = choice;
  const me = seen.player === null ? undefined : seen.players[seen.player];
  const [first = '', second = '', third = ''] = text.split(' ');
  switch (first) {
    case 'end':
    case 'transmute':
    case 'ability':
      return text;
    case 'die':
      return `die:${second}`;
    case 'bonus':
      return `bonus:${second}`;
    case 'amulet':
      return `amulet:${second}`;
    case 'forward':
    case 'back':
      return `wheel:${first}:${second}`;
    case 'token':
      return `ability:${second}`;
    case 'draw':
    case 'look':
    case 'vision':
      return 'deck';
    case 'discard':
      return text === 'discard top' ? 'deck' : 'none';
    case 'summon':
      return `hand:${second}`;
    case 'in-play':
    case 'activate':
      return serialSpot(me?.in_play, second, third);
    case 'player': {
      if (!third) return `seat:${second}`;
      const [, , card = '', copy = ''] = text.split(' ');
      return serialSpot(seen.players[Number(second)]?.in_play, card, copy);
    }
  }
  if (/^[AWFE]$/.test(text)) {
    if (decision.kind === 'take-tokens') return `on-card:${text}`;
    if (decision.other != null) return `their:${decision.other}:${text}`;
    // What is put on a card comes from the stock where several are wanted, else from one's own reserve.
    if (decision.kind === 'put-energy' && decision.count) return `energy:${text}`;
    return KINDS_OF_ENERGY.has(decision.kind) ? `energy:${text}` : `token:${text}`;
  }
  if (/^\d+$/.test(text)) return `number:${text}`;
  if (choice.facts?.card === text) {
    if (me?.aside.includes(text)) return `aside:${text}`;
    if (me?.hand.includes(text)) return `hand:${text}`;
  }
  return 'none';
}

/** The second copy of a card is offered only where it differs from the first; the eldest lies first. */
function serialSpot(inPlay: SeasonsObservation['players'][number]['in_play'] | undefined, card: string, copy: string): Spot {
  const copies = (inPlay ?? []).filter((each) => each.card === card);
  const found = copies[copy === '2' ? 1 : 0];
  return found === undefined ? 'none' : `play:${found.serial}`;
}
