/** Where the choices of a decision lie on the table of Seasons. */

import type { Choice, Decision } from '../../net/types.ts';
import type { Spot } from '../../play/spots.ts';
import type { Forms } from './forms.ts';
import type { EnergyLetter, SeasonsObservation, SeasonsPlayer } from './observations.ts';

/** What a place depends on beyond the choice itself. */
interface Asked {
  seen: SeasonsObservation;
  decision: Decision;
}
type Place<Facts> = (facts: Facts, asked: Asked) => Spot;

/**
 * The place of each form; one that is not here has none, and stands in the lectern.
 *
 * `die:2` (place from 1) · `hand:amulet-of-air` · `aside:amulet-of-air` (pack or cards drawn) · `play:17` (serial of a
 * card in play, anybody's) · `token:F` (own reserve) · `energy:F` (a kind of energy, not a token) · `amulet:F` (a token
 * on an Amulet of Water) · `on-card:F` (a token on the card asked about) · `their:1:F` (a token of seat 1) ·
 * `bonus:exchange` · `transmute` · `wheel:forward:2` · `seat:1` · `ability` · `ability:7` · `deck` · `number:3` · `end`
 */
const PLACES: { readonly [Name in keyof Forms]?: Place<Forms[Name]> } = {
  end: () => 'end',
  transmute: () => 'transmute',
  ability: () => 'ability',
  'bonus-exchange': () => 'bonus:exchange',
  'bonus-transmute': () => 'bonus:transmute',
  'bonus-gauge': () => 'bonus:gauge',
  'bonus-draw': () => 'bonus:draw',
  'bonus-card': () => 'bonus:card',
  draw: () => 'deck',
  look: () => 'deck',
  'discard-top': () => 'deck',
  vision: () => 'deck',
  die: ({ amount }) => `die:${amount}`,
  forward: ({ amount }) => `wheel:forward:${amount}`,
  back: ({ amount }) => `wheel:back:${amount}`,
  amount: ({ amount }) => `number:${amount}`,
  token: ({ ability }) => `ability:${ability}`,
  player: ({ player }) => `seat:${player}`,
  amulet: ({ energy }) => `amulet:${energy}`,
  energy: ({ energy }, { decision }) => `${energyPlace(decision)}:${energy}`,
  // What is discarded together lies aside until all of it is named; what is still named is in the hand.
  card: ({ card }, { seen, decision }) => (decision.kind === 'discard-some' ? `hand:${card}` : cardSpot(ownIn(seen), card)),
  summon: ({ card }) => `hand:${card}`,
  'in-play': (lying, { seen }) => serialSpot(ownIn(seen), lying),
  activate: (lying, { seen }) => serialSpot(ownIn(seen), lying),
  'at-player': (lying, { seen }) => serialSpot(seen.players[lying.player], lying),
};

export function spotOf(seen: SeasonsObservation, decision: Decision, choice: Choice): Spot {
  const place = PLACES[choice.form as keyof Forms] as Place<object> | undefined;
  return place?.(choice.facts ?? {}, { seen, decision }) ?? 'none';
}

/** Kinds of decision in which a letter is a kind of energy, not a token of one's own reserve. */
const KINDS_OF_ENERGY = new Set([
  'gain-energy',
  'name-energy',
  'change-from',
  'change-into',
  'next-element',
  'identical',
  'spare',
  'elements',
  'nature-spirit',
]);

/** Where the letters of a question lie. */
export function energyPlace({ kind, other, count }: Decision): Spot {
  if (kind === 'take-tokens') return 'on-card';
  if (other != null) return `their:${other}`;
  // What is put on a card comes from the stock where several are wanted, else from one's own reserve.
  return KINDS_OF_ENERGY.has(kind) || (kind === 'put-energy' && count) ? 'energy' : 'token';
}

/** Where a card that is not in play lies. */
export function cardSpot(me: SeasonsPlayer | undefined, card: string): Spot {
  if (me?.aside.includes(card)) return `aside:${card}`;
  return me?.hand.includes(card) ? `hand:${card}` : 'none';
}

/** The second copy of a card is offered only where it differs from the first; the eldest lies first. */
function serialSpot(player: SeasonsPlayer | undefined, { card, copy }: { card: string; copy: number }): Spot {
  const found = player?.in_play.filter((each) => each.card === card)[copy - 1];
  return found === undefined ? 'none' : `play:${found.serial}`;
}

function ownIn(seen: SeasonsObservation): SeasonsPlayer | undefined {
  return seen.player === null ? undefined : seen.players[seen.player];
}

// What lies at a spot.

/** The kind of energy that lies there; null: none does. */
export function letterAt(spot: Spot): EnergyLetter | null {
  return (/^(?:token|energy|amulet|on-card|their:\d+):([AWFE])$/.exec(spot)?.[1] ?? null) as EnergyLetter | null;
}

/** The card that lies there, in the hand or before it; null: none does. */
export function cardAt(spot: Spot): string | null {
  return /^(?:hand|aside):(.+)$/.exec(spot)?.[1] ?? null;
}
