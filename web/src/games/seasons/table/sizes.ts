/** How large things lie on the table, so that the wheel, the dice, one's own cards and the hand are in sight together. */

import { isGreat } from '../../../ui/windows.ts';

export interface Sizes {
  die: number;
  /** The width of cards in play, before the others and before oneself. */
  theirs: number;
  own: number;
  /** Energy and bonuses before oneself. */
  token: number;
  hand: number;
  library: number;
  pile: number;
  /** The wheel, where it stands in a column with the rates and the piles. */
  wheel: number;
}

const PHONE: Sizes = { die: 52, theirs: 60, own: 72, token: 30, hand: 66, library: 64, pile: 44, wheel: 128 };

/** The hand and the cards of the years to come lie in one line, of which a card has at most this share. */
const SHARE = { hand: 1 / 9, library: 1 / 15 };

/** What may lie in a second line under the deck: an enchantment, with Vision of Destiny a pile, too. */
export type Second = 'nothing' | 'law' | 'pile';

/** Heights in parts of a card's width. */
const TALL = 1.4;
const LAW = 1.1;
const CAPTION = 28;
const GAP = 8;
/** The head of the page, the lectern, the rates, and the captions and gaps between all of them. */
const BETWEEN = 360;
/** From here on the wheel stands beside the board, not above it. */
export const WIDE = 1000;
/** In a low window captions are written along the side. */
const LOW = 820;
const BETWEEN_LOW = 340;
const BETWEEN_GREAT = 450;
/** From here on the deck, its open cards and the discard pile lie in one line. */
const ALL_PILES = 1200;
const LEAST_WHEEL = 130;

export function sizesFor(width: number, height: number, players: number, second: Second = 'nothing'): Sizes {
  if (width < 640) return PHONE;
  const sizes = byHeight(width, height, players);
  const hand = Math.min(sizes.hand, Math.round(width * SHARE.hand));
  const library = Math.min(sizes.library, Math.round(width * SHARE.library));
  const law = sizes.pile * LAW + GAP;
  const line = { nothing: 0, law, pile: width < ALL_PILES ? sizes.pile * TALL + CAPTION : law }[second];
  const between = height < LOW ? BETWEEN_LOW : isGreat(width, height) ? BETWEEN_GREAT : BETWEEN;
  const below = (hand + sizes.pile) * TALL + line + between;
  return { ...sizes, hand, library, wheel: Math.max(LEAST_WHEEL, Math.round(height - below)) };
}

function byHeight(width: number, height: number, players: number): Omit<Sizes, 'wheel'> {
  const pile = width < 1200 || height < LOW ? 50 : 62;
  // One opponent needs one line less, which the cards get.
  const few = players === 2;
  if (height < LOW || width < WIDE) return { die: 56, theirs: few ? 56 : 46, own: few ? 76 : 60, token: 28, hand: few ? 84 : 76, library: 54, pile };
  if (height < 1000) return { die: 64, theirs: few ? 66 : 54, own: few ? 88 : 84, token: 34, hand: few ? 116 : 104, library: 64, pile };
  if (width < 1600) return { die: 72, theirs: few ? 84 : 72, own: 104, token: 36, hand: 136, library: 78, pile };
  if (isGreat(width, height)) return { die: 96, theirs: few ? 124 : 104, own: 150, token: 48, hand: 210, library: 108, pile: 84 };
  // From 170 on a card has its rule written on it.
  return { die: 76, theirs: few ? 96 : 80, own: few ? 120 : 116, token: 38, hand: 180, library: 86, pile: 66 };
}
