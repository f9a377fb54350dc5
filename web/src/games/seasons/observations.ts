/**
 * What one player may know: docs/observation.md. No field is ever left out; a hidden card is null.
 *
 * Made by `make generated` from src/chronomage/games/seasons/fields.py: change it there.
 */

import type { CommonObservation, MaybeCard } from '../../net/observations.ts';
import type { CardName } from '../../net/types.ts';

export type Tokens = string;
export type EnergyLetter = 'A' | 'W' | 'F' | 'E';
export type SeasonName = 'winter' | 'spring' | 'summer' | 'autumn';

/** A die as it lies there. */
export interface Die {
  /** How far the marker moves if nobody takes it. */
  pips: number;
  /** Energy gained. */
  energy: Tokens;
  /** Crystals gained. */
  crystals: number;
  /** Raises the gauge by one. */
  star: boolean;
  /** Draws a card. */
  card: boolean;
  /** Allows transmuting. */
  transmute: boolean;
  /** Whose die of the box it is; null: the die of a position, which is none of them. */
  season: SeasonName | null;
  /** Which of its season's dice it is, from 0; null with `season`. */
  number: number | null;
}

/** A pile of which some cards are known. */
export interface Pile {
  /** How many cards there are. */
  size: number;
  /** The cards that this player knows by their place, `"0"` is the top. */
  known: Record<string, CardName>;
}

/** What a player knows of a hidden card without seeing it. */
export interface SeasonsClaim {
  /** The card. */
  card: CardName;
  /** Where it may be: `deck`, `discard`, `hand 1`, `library 1`, `aside 1`. */
  places: string[];
  /** The round of the draft in which it was passed on; 0: none. */
  draft_step: number;
}

/** A card in play. */
export interface CardInPlay {
  /** The card. */
  card: CardName;
  /** Energy lying on it. */
  tokens: Tokens;
  /** Whether it has been activated, and is turned. */
  used: boolean;
  /** Whether its effect of this round's end or of the changed season is still to come. */
  due: boolean;
  /** A number that no other card in play has. */
  serial: number;
  /** The card whose effects it has in place of its own (Raven). */
  imitates: CardName | null;
  /** The serial of that card; 0: none. */
  model: number;
}

/** A player of Seasons. */
export interface SeasonsPlayer {
  /** Crystals. */
  crystals: number;
  /** The summoning gauge. */
  gauge: number;
  /** How many bonuses have been used. */
  bonuses_used: number;
  /** The energy tokens, such as `AAWF`. */
  reserve: Tokens;
  /** How many tokens the reserve holds. */
  reserve_limit: number;
  /** How many fewer by Drought. */
  reserve_lost: number;
  /** The one taken this round. */
  die: Die | null;
  /** Whether transmuting is allowed now. */
  can_transmute: boolean;
  /** The crystals added to each token by bonuses. */
  transmute_bonus: number;
  /** Cards that came into play in the whole game, free ones too. */
  played: number;
  /** Cards summoned in this turn. */
  turn_summons: number;
  /** Whether the die's own actions have been carried out this turn. */
  die_acted: boolean;
  /** Whether Vision of Destiny has been used this turn. */
  vision_used: boolean;
  /** The ability token kept, 1 to 12. */
  ability_token: number | null;
  /** Whether it has been used. */
  ability_token_used: boolean;
  /** Those dealt, until everybody has chosen one. */
  ability_tokens: (number | null)[];
  /** Which of them is chosen; 0: none yet; `hidden`: somebody else's choice. */
  ability_chosen: number | 'hidden';
  /** The hand; in the prelude, the cards chosen so far. */
  hand: MaybeCard[];
  /** The pack being drafted or split in the prelude; later, cards drawn and not yet decided on. */
  aside: MaybeCard[];
  /** `2` and `3`: the cards put by for these years. */
  library: Record<'2' | '3', MaybeCard[]>;
  /** The cards in play, the eldest first. */
  in_play: CardInPlay[];
  /** What this player knows of hidden cards without seeing them. Empty for others. */
  known: SeasonsClaim[];
}

/** What one player may know of a game of Seasons. */
export interface SeasonsObservation extends CommonObservation<'seasons', SeasonsPlayer> {
  /** Under the marker: 1 to 3; 0 before the first, 4 past the last. */
  year: number;
  /** Up to which year the cards put by have been taken into the hands. */
  library_year: number;
  /** The marker's space on the wheel. */
  space: number;
  /** `winter`, `spring`, `summer` or `autumn`. */
  season: SeasonName;
  /** The one that lies over the game. */
  enchantment: string | null;
  /** The last year in which Drought has acted; -1: none. */
  drought_year: number;
  /** This round's roll by place, from place 1 on; null: taken. */
  dice: (Die | null)[];
  /** Whose dice are being rolled. */
  dice_season: SeasonName;
  /** The dice in use, winter's first, as many for each season: numbers from 0 within their season. */
  season_dice: number[];
  /** Of the die that nobody took: how far the marker will move. */
  leftover_pips: number;
  /** The deck. */
  deck: Pile;
  /** The discard pile. */
  discard: Pile;
  /** By place, what everybody knows of these cards: `open` (it has lain open) or `player 1` and so on (who has seen it), `familiar` (it must be one), `early` (discarded before the draft). */
  deck_marks: Record<string, string[]>;
  /** The same of the discard pile. */
  discard_marks: Record<string, string[]>;
  /** Cards of the box that are not in this game; only a position has any. */
  left_out: MaybeCard[];
  /** The last serial number given to a card in play. */
  last_serial: number;
}
