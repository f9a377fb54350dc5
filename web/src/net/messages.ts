/** What is said over the WebSocket: docs/protocol.md, "The WebSocket". */

import type { ChatLine, ErrorCode, Facts, Position, Seat, Step, TableView } from './types.ts';

interface AtTable {
  table: string;
}
interface AtState extends AtTable {
  state: number;
}

/** What we say, by type. */
export interface Asks {
  hello: { protocol: number; token?: string };
  ping: object;
  enter: AtTable & { invite?: string; since?: number };
  exit: AtTable;
  choose: AtState & { choice: number | string };
  undo: AtState;
  'ask-undo': AtState;
  'answer-undo': AtState & { number: number; agree: boolean };
  hint: AtState;
  why: AtState & { choice: number | string };
  chat: AtTable & { text: string };
  leave: AtTable;
  return: AtTable;
  'give-up': AtTable;
}
export type AskType = keyof Asks;

interface Heard<Type extends string> {
  type: Type;
  re?: number | null;
}
export interface Welcome extends Heard<'welcome'> {
  protocol: number;
  version: string;
  name?: string | null;
  account?: boolean;
}
export type Pong = Heard<'pong'>;
export interface Entered extends Heard<'entered'> {
  table: TableView;
  seat?: Seat | null;
  position?: Position | null;
  steps?: Step[];
  chat?: ChatLine[];
}
export interface Exited extends Heard<'exited'> {
  table: string;
}
export interface Update extends Heard<'update'> {
  table: string;
  steps: Step[];
  position: Position;
}
export interface Changed extends Heard<'changed'> {
  table: TableView;
  seat?: Seat | null;
}
export interface Said extends Heard<'said'> {
  table: string;
  line: ChatLine;
}
export interface Hinted extends Heard<'hint'> {
  table: string;
  state: number;
  choice: string;
  choice_id: number;
}
/** Why a choice is not open; without a key it is open. */
export interface Reasoned extends Heard<'why'> {
  table: string;
  state: number;
  choice: string;
  choice_id: number;
  key?: string | null;
  facts?: Facts;
  message?: string | null;
}
export interface Closing extends Heard<'closing'> {
  reason: string;
}
export interface Refused extends Heard<'error'> {
  code: ErrorCode;
  message: string;
  table?: string | null;
  state?: number | null;
}

export type AnyHeard =
  | Welcome
  | Pong
  | Entered
  | Exited
  | Update
  | Changed
  | Said
  | Hinted
  | Reasoned
  | Closing
  | Refused;

/** The answer to each of ours. */
export interface Answers {
  hello: Welcome;
  ping: Pong;
  enter: Entered;
  exit: Exited;
  choose: Update;
  undo: Update;
  'ask-undo': Update;
  'answer-undo': Update;
  hint: Hinted;
  why: Reasoned;
  chat: Said;
  leave: Update;
  return: Update;
  'give-up': Update;
}
