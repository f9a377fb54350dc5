/** Bodies and answers of HTTP: docs/protocol.md, "HTTP". */

import type { Clock, GameName, Language, Outcome, Position, Privacy, Seat, Step, TableView } from './types.ts';

export interface Session {
  token: string;
  name: string;
  account: boolean;
}

export interface Rating {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface Me {
  name: string;
  account: boolean;
  ratings?: Record<string, Rating>;
}

export interface NamedRating extends Rating {
  name: string;
}

export interface GameOption {
  values: string[];
  default: string;
  about: string;
}

export interface GameInfo {
  /** The same in every language. */
  title?: string;
  version: number;
  players: number[];
  options: Record<string, GameOption>;
  /** Those that play it; without it, all of the server. */
  bots?: string[];
}

export interface Games {
  games: Record<GameName, GameInfo>;
  bots: string[];
  languages: Language[];
}

export interface SeatPlan {
  kind: 'me' | 'open' | 'invited' | 'bot';
  bot?: string;
}

export interface NewTable {
  game: GameName;
  seats: SeatPlan[];
  options?: Record<string, string>;
  privacy?: Privacy;
  clock?: Clock;
  start?: 'full' | 'host';
  chat?: boolean;
  hints?: boolean;
  from?: Beginning;
}

/** Where a new game takes up an old one: after so many choices of a finished table, or of a record. */
export interface Beginning {
  choices: number;
  table?: string;
  invite?: string;
  record?: string;
}

export interface Joining {
  seat?: Seat;
  invite?: string;
}

export interface OwnTable {
  table: TableView;
  seat?: Seat | null;
  invite?: string | null;
  seat_invites?: Record<string, string> | null;
  /** The seats that we could sit down on. */
  may_take?: Seat[];
}

/** One of our own tables. */
export interface ListedTable extends TableView {
  seat?: Seat | null;
  your_turn?: boolean;
}

export interface Lists {
  public: TableView[];
  mine: ListedTable[];
  finished?: TableView[];
}

// Replays

/** How a state came about, and the moment that it is in. */
export interface ReplayStep extends Step {
  round: number;
  /** Whose turn it is. */
  turn: Seat;
  year?: number | null;
}

export type ReplayPosition = Pick<Position, 'state' | 'observation'> & { outcome?: Outcome | null };

/** How everybody stood after a round, as if the game had ended there. */
export interface RoundEnd {
  round: number;
  year?: number | null;
  /** The first state after the round. */
  state: number;
  scores: number[];
  breakdown: Record<string, number>[];
}

export interface Replay {
  game: GameName;
  version: number;
  options: Record<string, string>;
  players: number;
  /** How many states there are: one more than choices. */
  length: number;
  first: number;
  next?: number | null;
  seat?: Seat | null;
  all?: boolean;
  steps: ReplayStep[];
  positions: ReplayPosition[];
  history: RoundEnd[];
  cut_off?: string | null;
}

export interface CardText {
  name: string;
  rule: string;
  /** What has been settled about it beyond its rule. */
  ruling?: string;
  line?: string;
}

/** All texts of a game in one language: docs/texts.md, "The bundle". */
export interface TextBundle {
  game: GameName;
  language: Language;
  texts: Record<string, string>;
  plurals: Record<string, Partial<Record<Intl.LDMLPluralRule, string>>>;
  cards: Record<string, CardText>;
  enchantments?: Record<string, CardText>;
  abilities?: Record<string, CardText>;
  options: Record<string, { label: string; values: Record<string, string> }>;
}

// The cards as facts, in no language: docs/protocol.md, "Cards".

/** Costs differ with the number of players. */
export type ByPlayers<Value> = Record<'2' | '3' | '4', Value>;

export interface SeasonsCard {
  /** As printed; each set counts from 1. */
  number: number;
  name: string;
  set: 'base' | 'enchanted-kingdom';
  level: 'magician' | 'archmage' | null;
  apprentice_sets: number[];
  type: 'magic-item' | 'familiar';
  prestige: number;
  energy_cost: ByPlayers<string>;
  crystal_cost: ByPlayers<number>;
  /** Paid with any energies, each at most once. */
  any_energy: boolean;
  copies: number;
  effects: string[];
}

export interface TimeMastersCard {
  number: number;
  name: string;
  set: 'base' | 'expansion' | 'promo';
  kind: 'spell' | 'focus' | 'timer';
  /** Of its sphere; 0: the starting deck, null: a Timer that wanders. */
  level: number | null;
  cost: number;
  slots: number;
  copies: number;
  points: number;
  wizard: string | null;
  effects: string[];
  /** What holds while it lies in play, and how much of it. */
  lasting: Partial<Record<Lasting, number>>;
}
/** One's own spells, those put on the Timer, the size of one's hand; the others' spells and what they may spend. */
export type Lasting = 'cheaper' | 'cheaper-here' | 'hand' | 'dearer' | 'cap';

export interface SeasonsCards {
  game: 'seasons';
  cards: SeasonsCard[];
  enchantments: { number: number; name: string }[];
  abilities: { number: number; prestige: number; needs_use: boolean }[];
  transmutation: Record<'winter' | 'spring' | 'summer' | 'autumn', Record<'A' | 'W' | 'F' | 'E', number>>;
}

export interface TimeMastersCards {
  game: 'timemasters';
  pack: string;
  cards: TimeMastersCard[];
}
