/** The protocol's common words: docs/protocol.md. Fields that say nothing are left out by the server. */

import type { Observation } from './observations.ts';

/** A game by the name that the server calls it. */
export type GameName = string;
export type Language = 'en' | 'ru' | 'pl' | 'uk';
/** A seat, from 0. */
export type Seat = number;
/** Milliseconds since 1970. */
export type Time = number;
/** A card's name, such as `amulet-of-fire`; null: a card that must not be known. */
export type CardName = string;

/** What stands in the places of a text: docs/texts.md. */
export interface Facts {
  player?: Seat;
  other?: Seat;
  card?: CardName | null;
  prompt?: string;
  amount?: number;
  place?: number;
  timer?: number;
  spells?: number;
  number?: number;
  have?: number;
  copy?: number;
  energy?: string;
  element?: string;
  season?: string;
  tokens?: string;
  owned?: string;
  die?: DieFacts;
  ability?: number;
  enchantment?: string;
  [other: string]: unknown;
}

export interface DieFacts {
  pips: number;
  energy: string;
  crystals: number;
  star: boolean;
  card: boolean;
  transmute: boolean;
}

/** A sentence without a language: a key and the facts for its places. */
export interface Saying {
  key: string;
  facts?: Facts;
}

// Tables, as HTTP and the WebSocket both show them.

export type Privacy = 'public' | 'link' | 'private';
export type TableStatus = 'gathering' | 'playing' | 'over' | 'closed';

export interface Clock {
  kind: 'none' | 'move' | 'game';
  seconds: number;
}

export type StandIn = 'left' | 'time' | 'gave-up';

export interface SeatView {
  kind: 'open' | 'invited' | 'bot' | 'player';
  name?: string | null;
  bot?: string | null;
  guest?: boolean;
  here?: boolean;
  stand_in?: StandIn | null;
}

export interface TableView {
  id: string;
  game: GameName;
  version: number;
  options: Record<string, string>;
  seats: SeatView[];
  privacy: Privacy;
  clock: Clock;
  start: 'full' | 'host';
  chat: boolean;
  hints: boolean;
  status: TableStatus;
  created_at: Time;
  started_at?: Time | null;
  ended_at?: Time | null;
  host?: string | null;
  turn?: Seat[];
  watchers?: number;
  rematch_of?: string | null;
  rematch?: string | null;
  /** The table whose game goes on here. */
  continues?: string | null;
  unrated?: boolean;
  moved_at?: Time | null;
  scores?: number[] | null;
  /** By seat; who gave up comes after everybody else. */
  places?: number[] | null;
}

export interface ChatLine {
  number: number;
  at: Time;
  name: string;
  text: string;
  seat?: Seat | null;
}

// Where a game stands, and what happened.

export interface Choice extends Saying {
  id: number;
  text: string;
  /** Which kind of answer it is: docs/notation.md, "Forms". */
  form?: string;
}

export interface Decision extends Saying {
  kind: string;
  card?: CardName | null;
  choices: Choice[];
  /** How many answers are wanted from here on, one after the other; 0: one, or as many as one likes. */
  count?: number;
  /** Whose things the choices are, where all of them are one other player's. */
  other?: Seat | null;
}

export interface ClockView {
  left: (number | null)[];
  running: Seat[];
}

export interface UndoRequest {
  /** That of the step: in one state there may be several requests. */
  number: number;
  seat: Seat;
  state: number;
  choices: number;
  waiting: Seat[];
}

export interface Outcome {
  scores: number[];
  breakdown: Record<string, number>[];
  ranking: number[];
  winners: Seat[];
}

export interface Position {
  state: number;
  number: number;
  observation: Observation;
  decision?: Decision | null;
  can_undo?: boolean;
  clock?: ClockView | null;
  undo_asked?: UndoRequest | null;
  outcome?: Outcome | null;
}

export interface GameEvent extends Saying {
  kind: string;
}

export type Did =
  | 'began'
  | 'chose'
  | 'undid'
  | 'asked-undo'
  | 'agreed'
  | 'refused'
  | 'stand-in'
  | 'returned'
  | 'continued'
  // A later server may tell of more.
  | (string & {});

export interface Step {
  number: number;
  state: number;
  at: Time;
  did: Did;
  seat?: Seat | null;
  choice?: string | null;
  choices?: number | null;
  reason?: StandIn | null;
  events?: GameEvent[];
}

export type ErrorCode =
  | 'malformed'
  | 'bad-request'
  | 'wrong-protocol'
  | 'unauthorized'
  | 'forbidden'
  | 'not-seated'
  | 'no-such-table'
  | 'not-found'
  | 'not-entered'
  | 'not-your-turn'
  | 'not-playing'
  | 'stale'
  | 'illegal'
  | 'not-allowed'
  | 'taken'
  | 'full'
  | 'oversized'
  | 'too-fast'
  | 'internal'
  | 'storage'
  | 'closing'
  // Ours: nobody could be asked.
  | 'offline'
  | (string & {});
