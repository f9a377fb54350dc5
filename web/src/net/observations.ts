/** What one player may know: docs/observation.md. No field is ever left out; a hidden card is null. */

import type { CardName, DieFacts, GameName, Seat } from './types.ts';

/** A card that may be hidden. */
export type MaybeCard = CardName | null;
/** Energy tokens by their letters, such as `AAWF`. */
export type Tokens = string;
export type EnergyLetter = 'A' | 'W' | 'F' | 'E';
export type SeasonName = 'winter' | 'spring' | 'summer' | 'autumn';

/** What the observations of all games have. */
interface CommonObservation<Game extends GameName, Player> {
  player: Seat | null;
  game: Game;
  players: Player[];
  options: Record<string, string>;
  round: number;
  first_player: Seat;
  turn: Seat;
  turn_choices: number;
  must_act: Seat[];
}

// Seasons

export interface Die extends DieFacts {
  season: SeasonName | null;
  number: number | null;
}

/** A pile of which some cards are known by their place; `"0"` is the top. */
export interface Pile {
  size: number;
  known: Record<string, CardName>;
}

export interface CardInPlay {
  card: CardName;
  tokens: Tokens;
  used: boolean;
  due: boolean;
  serial: number;
  imitates: CardName | null;
  model: number;
}

export interface SeasonsPlayer {
  crystals: number;
  gauge: number;
  bonuses_used: number;
  reserve: Tokens;
  reserve_limit: number;
  reserve_lost: number;
  die: Die | null;
  can_transmute: boolean;
  transmute_bonus: number;
  summoned: number;
  turn_summons: number;
  turn_activations: number;
  die_acted: boolean;
  vision_used: boolean;
  ability_token: number | null;
  ability_token_used: boolean;
  ability_tokens: (number | null)[];
  ability_chosen: number | 'hidden';
  hand: MaybeCard[];
  aside: MaybeCard[];
  library: Record<'2' | '3', MaybeCard[]>;
  in_play: CardInPlay[];
  known: { card: CardName; places: string[]; draft_step: number }[];
}

export interface SeasonsObservation extends CommonObservation<'seasons', SeasonsPlayer> {
  year: number;
  library_year: number;
  space: number;
  season: SeasonName;
  enchantment: string | null;
  drought_year: number;
  dice: (Die | null)[];
  dice_season: SeasonName;
  season_dice: number[];
  leftover_pips: number;
  deck: Pile;
  discard: Pile;
  deck_marks: Record<string, string[]>;
  discard_marks: Record<string, string[]>;
  last_serial: number;
}

// Time Masters

export interface Sphere {
  size: number;
  cards: MaybeCard[];
  open: boolean;
  taken: boolean;
}

export type SphereLevel = '1' | '2' | '3' | '4' | '5';

export interface TimerX {
  holder: Seat;
  started: boolean;
  started_now: boolean;
  turns: number;
}

export interface TimerInPlay {
  card: CardName;
  /** From 1; a Timer keeps its place. */
  place: number;
  slots: number;
  spells: MaybeCard[];
  delays: MaybeCard[];
  settled: boolean;
}

export interface TimeMastersPlayer {
  active: number;
  exhausted: number;
  ephemeral: number;
  next_spell: number;
  next_turn_spell: number;
  cap: number | null;
  spent: number;
  acted: boolean;
  hand: MaybeCard[];
  deck: MaybeCard[];
  discard: MaybeCard[];
  spells: MaybeCard[];
  launched: MaybeCard[];
  aside: MaybeCard[];
  timers: TimerInPlay[];
  owned: CardName[];
  known: unknown[];
  others_in: string[];
}

export interface TimeMastersObservation extends CommonObservation<'timemasters', TimeMastersPlayer> {
  spheres: Record<SphereLevel, Sphere>;
  budget: number;
  exiled: MaybeCard[];
  timer_x: TimerX | null;
}

/** Of any game: the rest is for its own folder to know. */
export type Observation = CommonObservation<GameName, object>;
