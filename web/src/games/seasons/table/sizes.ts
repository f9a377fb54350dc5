/** How large things lie on the table, so that the wheel, the dice, one's own cards and the hand are in sight together. */

import { heightFor, isGreat } from '../../../ui/windows.ts';

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

/** The hand and the cards of the years to come lie in one line, of which a card has at most this share. */
const SHARE = { hand: 1 / 9, library: 1 / 15 };

/** The hand has room for so many of its cards before those of the years to come grow. */
const HELD = 6;
/** Edges of the line, captions, and what stands between the hand and the years. */
const BESIDE_HAND = 172;
/** Cards of the years to come are never as large as those that can be played now. */
const LATER = 0.8;

/** How wide the cards of the years to come are: they use what the hand leaves of the line. */
export function laterCard(line: number, held: number, later: number, { hand, library }: Pick<Sizes, 'hand' | 'library'>): number {
  const room = (line - Math.max(held, HELD) * (hand + GAP) - BESIDE_HAND) / Math.max(later, 1) - GAP;
  return Math.floor(Math.max(library, Math.min(room, hand * LATER, line * SHARE.library)));
}

/** What may lie in a second line under the deck: the captions of many piles, an enchantment, with Vision of Destiny a pile, too. */
export type Second = 'nothing' | 'caption' | 'law' | 'pile';
/** From so many known cards on the deck the captions of the piles are broken. */
export const MANY_PILES = 3;

/** Heights in parts of a card's width. */
const TALL = 1.4;
const LAW = 1.1;
const CAPTION = 28;
const GAP = 8;
/** The head of the page, the lectern, the rates, and the captions and gaps between all of them. */
const BETWEEN = 360;
/** From here on the wheel stands beside the board, not above it. */
export const WIDE = 1000;
/** In a low window captions are written along the side, and cards are smaller. */
const LOW = 820;
const BETWEEN_LOW = 340;
const BETWEEN_GREAT = 450;
/** From here on the deck, its open cards and the discard pile lie in one line. */
export const ALL_PILES = 1200;
const LEAST_WHEEL = 130;

/** Whether lines are dear. */
export function isLow(width: number, height: number, scale = 1): boolean {
  return heightFor(height, scale) < LOW || width < WIDE;
}

/** `scale`: by how much letters are larger than usual. Cards of the hand, which are read, grow with them, by half as much. */
export function sizesFor(width: number, height: number, players: number, second: Second = 'nothing', scale = 1): Sizes {
  const sizes = byHeight(width, heightFor(height, scale), players);
  const { hand: usual } = byHeight(width, height, players);
  const hand = Math.round(Math.min((usual * (1 + scale)) / 2, width * SHARE.hand));
  const library = Math.min(sizes.library, Math.round(width * SHARE.library));
  const law = sizes.pile * LAW + GAP;
  const line = { nothing: 0, caption: CAPTION, law, pile: width < ALL_PILES ? sizes.pile * TALL + CAPTION : law }[second];
  const between = height < LOW ? BETWEEN_LOW : isGreat(width, height) ? BETWEEN_GREAT : BETWEEN;
  const below = (hand + sizes.pile) * TALL + line + between * scale;
  return { ...sizes, hand, library, wheel: Math.max(LEAST_WHEEL, Math.round(height - below)) };
}

/** How large cards lie before the first round, where they are read one after the other. */
export interface PreludeSizes {
  /** A card of a pack: all of them and a word between find room in few lines, as large as can be. */
  dealt: number;
  /** Nine cards beside each other that are put by for the years, or five where they would be too small to say what they do. */
  parted: number;
  /** Three of a year. */
  laid: number;
}

/** Into so many columns a pack may be laid; enchantments deal up to eighteen cards. */
const PACK_COLUMNS = [5, 6, 7, 8, 9, 10] as const;
/** The cards of a pack, where no enchantment deals more. */
const PACK = 9;
const PARTED_COLUMNS = [9, 5] as const;
const LARGEST_DEALT = 264;
const LEAST_DEALT = 120;
const LEAST_PARTED = 84;
const LARGEST_PARTED = 132;
/** Between cards, with their glow. */
export const PRELUDE_GAP = 12;
/** The page's head and the lectern, and the edges of the sheet. */
const ABOVE_AND_BELOW = 130;
const EDGES = 76;
/** The edges of a year's sheet. */
const YEAR = 44;
/** What is said above a year's cards, and its edges. */
const YEAR_SAID = 135;

/** `room`: the sheet's width within its edges; `height`: the window's, less what is said above the cards; `cards`: of a pack. */
export function preludeSizes(room: number, height: number, scale = 1, cards = PACK): PreludeSizes {
  const each = (columns: number): number => Math.floor((room - (columns - 1) * PRELUDE_GAP) / columns);
  const widths = PACK_COLUMNS.map((columns) => {
    const lines = Math.ceil((Math.max(cards, PACK) + 1) / columns);
    return Math.min(each(columns), (height - ABOVE_AND_BELOW - EDGES - PRELUDE_GAP * (lines - 1)) / lines / TALL);
  });
  const parted = PARTED_COLUMNS.map((columns) => each(columns) - 2).find((width) => width >= LEAST_PARTED) ?? each(PARTED_COLUMNS[1]) - 2;
  const year = (room - 2 * PRELUDE_GAP) / 3;
  const laid = Math.floor(Math.min(LARGEST_PARTED * scale, (year - YEAR - 2 * PRELUDE_GAP) / 3));
  // In two lines they leave the years below them in sight.
  const lines = parted > each(PARTED_COLUMNS[0]) ? 2 : 1;
  const left = (height - ABOVE_AND_BELOW - EDGES - laid * TALL - YEAR_SAID * scale - PRELUDE_GAP * lines) / lines / TALL;
  return {
    dealt: Math.floor(Math.max(LEAST_DEALT, Math.min(LARGEST_DEALT * scale, Math.max(...widths)))),
    parted: Math.floor(Math.min(LARGEST_PARTED * scale, parted, Math.max(LEAST_PARTED, left))),
    laid,
  };
}

function byHeight(width: number, height: number, players: number): Omit<Sizes, 'wheel'> {
  const pile = width < 1200 || height < LOW ? 50 : 62;
  // One opponent needs one line less, which the cards get.
  const few = players === 2;
  if (isLow(width, height)) return { die: 56, theirs: few ? 56 : 46, own: few ? 76 : 60, token: 28, hand: few ? 84 : 76, library: 54, pile };
  if (height < 1000) return { die: 64, theirs: few ? 80 : 54, own: few ? 96 : 84, token: 34, hand: few ? 116 : 104, library: 64, pile };
  if (width < 1600) return { die: 72, theirs: few ? 84 : 72, own: 104, token: 36, hand: 136, library: 78, pile };
  if (isGreat(width, height)) return { die: 96, theirs: few ? 124 : 104, own: 150, token: 48, hand: 210, library: 108, pile: 84 };
  return { die: 76, theirs: few ? 96 : 80, own: few ? 120 : 116, token: 38, hand: 180, library: 86, pile: 66 };
}
