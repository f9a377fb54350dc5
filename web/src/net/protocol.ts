/**
 * The protocol's messages, bodies and answers: docs/protocol.md. Fields that say nothing are left out by the server.
 *
 * Made by `make generated` from src/chronomage/protocol: change it there.
 */

import type { Observation } from './observations.ts';

/** A seat, from 0. */
export type Seat = number;

/** Milliseconds since 1970, UTC. */
export type Time = number;

/** A game by its name. */
export type GameName = string;

/** A card by its name, such as `amulet-of-fire`. */
export type CardName = string;

export type EnergyLetter = 'A' | 'W' | 'F' | 'E';

/** What a die shows. */
export interface DieFacts {
  pips: number;
  energy: string;
  crystals: number;
  star: boolean;
  card: boolean;
  transmute: boolean;
}

/** What stands in the places of a text, and what a choice is about: docs/texts.md. Games may have others. */
export interface Facts {
  player?: Seat;
  other?: Seat;
  /** Null for one that must not be known. */
  card?: CardName | null;
  /** What brought it about: a card, an enchantment, or a word under `source.` of the texts. */
  source?: string;
  /** The key of another text. */
  prompt?: string;
  amount?: number;
  place?: number;
  timer?: number;
  spells?: number;
  number?: number;
  have?: number;
  /** 1 or 2: which copy of a card in play. */
  copy?: number;
  energy?: EnergyLetter;
  element?: EnergyLetter;
  season?: string;
  bonus?: string;
  tokens?: string;
  owned?: string;
  die?: DieFacts;
  ability?: number;
  enchantment?: string;
  /** A number with at most one decimal, after a point. */
  worth?: string;
  /** A saying: its key and its facts. */
  choice?: Record<string, unknown>;
  [other: string]: unknown;
}

/** How a game ended, or would end now: all of it by seat. */
export interface Outcome {
  scores: number[];
  /** Where the score comes from. */
  breakdown: Record<string, number>[];
  /** 1 is the best place. */
  ranking: number[];
  winners: Seat[];
}

/** One of the codes of the protocol. */
export type ErrorCode =
  | 'malformed'
  | 'bad-request'
  | 'oversized'
  | 'too-fast'
  | 'unauthorized'
  | 'forbidden'
  | 'wrong-protocol'
  | 'no-such-table'
  | 'not-found'
  | 'not-entered'
  | 'not-seated'
  | 'not-your-turn'
  | 'not-playing'
  | 'stale'
  | 'illegal'
  | 'not-allowed'
  | 'taken'
  | 'full'
  | 'storage'
  | 'closing'
  | 'internal'
  | (string & {});

/** Why a request was refused; nothing has changed. */
export interface ProblemBody {
  code: ErrorCode;
  message: string;
}

/** A text that somebody wants to play with. */
export interface NewDocument {
  text: string;
}

/** A document as everybody sees it. All texts in it are plain: nothing of them is markup. */
export interface DocumentView {
  /** Of the option, for whoever wants to play with it. */
  value: string;
  name: string;
  /** By language; one of them at least. */
  titles: Record<string, string>;
  author?: string;
  about?: Record<string, string>;
  /** Such as how many cards it has. */
  figures?: Record<string, number>;
  /** By a player, and not by the host of the server. */
  brought?: boolean;
}

/** One thing that is wrong with a text. */
export interface Mistake {
  /** In the language that was asked for. */
  message: string;
  /** 0: it is about the whole text. */
  line?: number;
  /** The part of it that the line belongs to, such as a card. */
  about?: string;
}

/** A document that can be played with; or else what is wrong with it. */
export interface CheckedDocument {
  document?: DocumentView | null;
  mistakes?: Mistake[];
  /** How many mistakes there are beyond these. */
  more?: number;
}

/** What may stand for an option that takes documents: those of the host, or one that somebody brings. */
export interface DocumentOffer {
  /** Letters. */
  largest: number;
  offered: DocumentView[];
}

export type Privacy = 'public' | 'link' | 'private';

export type Status = 'gathering' | 'playing' | 'over' | 'closed';

export type Start = 'full' | 'host';

/** Why a bot plays for a player. */
export type StandIn = 'left' | 'time' | 'gave-up' | (string & {});

export type ClockKind = 'none' | 'move' | 'game';

/** The clock that somebody wants; what is left out is none. */
export interface ClockPlan {
  kind?: ClockKind;
  seconds?: number;
}

/** No clock; so many seconds for every choice; or so many for all choices of a player. */
export interface Clock {
  kind: ClockKind;
  seconds: number;
}

/** Who is to sit on a seat: oneself, anybody, whoever has the link of this seat, or a bot. */
export interface SeatPlan {
  kind: 'me' | 'open' | 'invited' | 'bot';
  bot?: string | null;
}

/** Where a game is to go on from: after so many choices of a finished table, or of a record; or a made position. */
export interface Beginning {
  choices?: number;
  table?: string | null;
  invite?: string | null;
  record?: string | null;
  position?: Record<string, unknown> | null;
}

/** A table that somebody wants to set up. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number | boolean>;
  privacy?: Privacy;
  clock?: ClockPlan;
  start?: Start;
  chat?: boolean;
  hints?: boolean;
  from?: Beginning | null;
}

/** One seat as everybody sees it. */
export interface SeatView {
  kind: 'open' | 'invited' | 'bot' | 'player';
  name?: string | null;
  bot?: string | null;
  /** A player without an account: anybody may use that name. */
  guest?: boolean;
  /** Whether a player is connected. */
  here?: boolean;
  stand_in?: StandIn | null;
}

/** One table as everybody sees it who may see it. */
export interface TableView {
  id: string;
  game: GameName;
  version: number;
  options: Record<string, string>;
  seats: SeatView[];
  privacy: Privacy;
  clock: Clock;
  start: Start;
  chat: boolean;
  hints: boolean;
  status: Status;
  created_at: Time;
  started_at?: Time | null;
  ended_at?: Time | null;
  host?: string | null;
  /** The seats that the game waits for. */
  turn?: Seat[];
  watchers?: number;
  /** When something last happened in the game. */
  moved_at?: Time | null;
  rematch_of?: string | null;
  rematch?: string | null;
  /** The table whose game goes on here. */
  continues?: string | null;
  unrated?: boolean;
  /** That it is played with, by option. */
  documents?: Record<string, DocumentView>;
  scores?: number[] | null;
  /** By seat; who gave up comes after everybody else. */
  places?: number[] | null;
}

/** One of one's own tables: where one sits, and whether the game waits for that seat. */
export interface ListedTable extends TableView {
  seat?: Seat | null;
  your_turn?: boolean;
}

/** Where somebody wants to sit, and the invitation they have. */
export interface Joining {
  seat?: number | null;
  invite?: string | null;
}

/** The public tables that wait or are played, one's own, and public games that are over. */
export interface Lists {
  public: TableView[];
  mine: ListedTable[];
  finished?: TableView[];
}

/** A table, one's seat at it, and, for who set it up, what lets others in. */
export interface OwnTable {
  table: TableView;
  seat?: Seat | null;
  invite?: string | null;
  seat_invites?: Record<string, string> | null;
  /** The seats that whoever asks could take now. */
  may_take?: Seat[];
}

/** One thing that somebody said. */
export interface ChatLine {
  number: number;
  at: Time;
  name: string;
  text: string;
  seat?: Seat | null;
}

/** Any message of a client. */
export interface Request {
  id?: number | null;
}

/** As much as the answer needs to know of something that is no message. */
export interface Numbered {
  id?: number | null;
}

/** Who is speaking, where no cookie says so, and in which version of the protocol. */
export interface Hello extends Request {
  type: 'hello';
  protocol: number;
  token?: string | null;
}

/** Is anybody there? */
export interface Ping extends Request {
  type: 'ping';
}

/** Any message about one table. */
export interface AtTable extends Request {
  table: string;
}

/** Sit down at one's seat, or watch; `since` is the number of the last step that the client has seen. */
export interface Enter extends AtTable {
  type: 'enter';
  invite?: string | null;
  since?: number | null;
}

/** Hear no more of this table. */
export interface Exit extends AtTable {
  type: 'exit';
}

/** Any message that was meant for one state of the game. */
export interface AtState extends AtTable {
  state: number;
}

/** Answer the open decision, with the text of a choice or its id. */
export interface Choose extends AtState {
  type: 'choose';
  choice: string | number;
}

/** Take back one's last choice, as far as the rules of undo allow. */
export interface Undo extends AtState {
  type: 'undo';
}

/** Ask the others to agree that one's last choice, and all that came after it, is taken back. */
export interface AskUndo extends AtState {
  type: 'ask-undo';
}

/** Agree to that, or refuse; the number is that of the request: there may be several in one state. */
export interface AnswerUndo extends AtState {
  type: 'answer-undo';
  agree: boolean;
  number?: number | null;
}

/** Ask what a bot would choose. */
export interface Hint extends AtState {
  type: 'hint';
}

/** Ask why something is not open, by its text or its id. */
export interface Why extends AtState {
  type: 'why';
  choice: string | number;
}

/** Say something. */
export interface Chat extends AtTable {
  type: 'chat';
  text: string;
}

/** Get up: a bot plays on, until one returns. */
export interface Leave extends AtTable {
  type: 'leave';
}

/** Take one's seat back from the bot. */
export interface Return extends AtTable {
  type: 'return';
}

/** Give up for good: a game of two is over; otherwise a bot plays on to the end, and the seat comes last. */
export interface GiveUp extends AtTable {
  type: 'give-up';
}

export type AnyRequest =
  | Hello
  | Ping
  | Enter
  | Exit
  | Choose
  | Undo
  | AskUndo
  | AnswerUndo
  | Hint
  | Why
  | Chat
  | Leave
  | Return
  | GiveUp;

/** What happened in a step. */
export type Did =
  | 'began'
  | 'chose'
  | 'undid'
  | 'asked-undo'
  | 'agreed'
  | 'refused'
  | 'stand-in'
  | 'gave-up'
  | 'returned'
  | 'continued'
  | (string & {});

/** Any message of the server; `re` is the id of the client's message that it answers. */
export interface Answer {
  re?: number | null;
}

/** The connection is open. */
export interface Welcome extends Answer {
  type: 'welcome';
  protocol: number;
  version: string;
  /** Who the server thinks is speaking; missing while that is nobody it knows. */
  name?: string | null;
  /** Whether that is somebody with an account. */
  account?: boolean;
}

/** Somebody is there. */
export interface Pong extends Answer {
  type: 'pong';
}

/**
 * One choice: its id and text, its form and what it is about, and the key of the sentence for it.
 *
 * The facts say what it is about, and stand in the places of the sentence.
 */
export interface ChoiceView {
  id: number;
  text: string;
  key: string;
  /** Which kind of answer it is; "plain" in games that do not tell forms apart. */
  form?: string;
  facts?: Facts;
}

/** The decision that is open to the player who gets this. */
export interface DecisionView {
  kind: string;
  key: string;
  choices: ChoiceView[];
  card?: CardName | null;
  facts?: Facts;
  /** How many answers are wanted from here on, one after the other. */
  count?: number;
  /** The player whose things the choices are. */
  other?: Seat | null;
  /** How many answers this pick has had. */
  picked?: number;
}

/** How much time each seat has left, in milliseconds, and whose clocks run; null for a seat without a clock. */
export interface ClockView {
  left: (number | null)[];
  running: Seat[];
}

/** One event: its kind, and the key of the sentence for it with the facts that stand in it. */
export interface EventView {
  kind: string;
  key: string;
  facts?: Facts;
}

/** A player asks the others to go back: `number` is that of the step, `state` the state in which it was asked. */
export interface UndoRequest {
  number: number;
  seat: Seat;
  state: number;
  /** How many choices would be taken back. */
  choices: number;
  /** Who has not answered yet. */
  waiting: Seat[];
  /** What the first of those choices brought about, as far as one may know. */
  events?: EventView[];
}

/** Where the game stands, for the one who gets this; `number` is that of the last step that led here. */
export interface Position {
  state: number;
  number: number;
  observation: Observation;
  decision?: DecisionView | null;
  can_undo?: boolean;
  clock?: ClockView | null;
  undo_asked?: UndoRequest | null;
  outcome?: Outcome | null;
}

/**
 * One thing that happened, and the state after it; `choice` is told to the player who made it alone.
 *
 * Steps are numbered from 0, the beginning of the game; not every step leads to a new state.
 */
export interface Step {
  number: number;
  state: number;
  at: Time;
  did: Did;
  seat?: Seat | null;
  choice?: string | null;
  /** How many were taken back. */
  choices?: number | null;
  reason?: StandIn | null;
  events?: EventView[];
}

/** The table as it is now, and the steps after the one that the client had seen last. */
export interface Entered extends Answer {
  type: 'entered';
  table: TableView;
  seat?: Seat | null;
  position?: Position | null;
  steps?: Step[];
  chat?: ChatLine[];
}

/** No more is heard of this table. */
export interface Exited extends Answer {
  type: 'exited';
  table: string;
}

/** What happened at a table, and where its game stands now. */
export interface Update extends Answer {
  type: 'update';
  table: string;
  steps: Step[];
  position: Position;
}

/** Who sits at the table, or how it is set up, has changed. */
export interface Changed extends Answer {
  type: 'changed';
  table: TableView;
  seat?: Seat | null;
}

/** Somebody said something. */
export interface Said extends Answer {
  type: 'said';
  table: string;
  line: ChatLine;
}

/** A sentence in no language: its key and the facts that stand in it. */
export interface SayingView {
  key: string;
  facts?: Facts;
}

/** What a bot would choose in that state, and why, as far as it can say. */
export interface Hinted extends Answer {
  type: 'hint';
  table: string;
  state: number;
  choice: string;
  choice_id: number;
  reasons?: SayingView[];
}

/** Why a choice is not open: a saying, and the same in English; all three are missing where it is open. */
export interface Reasoned extends Answer {
  type: 'why';
  table: string;
  state: number;
  choice: string;
  choice_id: number;
  key?: string | null;
  facts?: Facts;
  message?: string | null;
}

/** The server is stopping: nothing more is taken, everything so far is kept; connect again in a moment. */
export interface Closing extends Answer {
  type: 'closing';
  reason: string;
}

/** A message was refused, and nothing has changed. */
export interface Problem extends Answer {
  type: 'error';
  code: ErrorCode;
  message: string;
  table?: string | null;
  /** The state that the table is in now. */
  state?: number | null;
}

export type AnyAnswer =
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
  | Problem;

/** A choice and what it brought about, with the moment that it led to. */
export interface ReplayStep extends Step {
  round: number;
  /** Whose turn it is then. */
  turn: Seat;
  /** In games that have years. */
  year?: number | null;
}

/** Where the game stood, for the one it is told to. */
export interface ReplayPosition {
  state: number;
  observation: Observation;
  outcome?: Outcome | null;
}

/** How everybody stood when a round had ended, as the game would have been counted then. */
export interface RoundEnd {
  round: number;
  /** The first one after that round. */
  state: number;
  scores: number[];
  breakdown: Record<string, number>[];
  year?: number | null;
}

/** A game as it went, without what was taken back; `steps` and `positions` are those of the states asked for. */
export interface Replay {
  game: GameName;
  version: number;
  options: Record<string, string>;
  players: number;
  /** How many states there are: one more than choices. */
  length: number;
  first: number;
  steps: ReplayStep[];
  positions: ReplayPosition[];
  history: RoundEnd[];
  seat?: Seat | null;
  all?: boolean;
  /** Where to go on, where this is not all. */
  next?: number | null;
  /** Why a record ends too soon. */
  cut_off?: string | null;
  /** Who ended a game of two by giving up. */
  gave_up?: Seat | null;
}

/** A record that somebody wants told. */
export interface NewReplay {
  record: string;
}

/** Somebody who wants to play without an account. */
export interface NewGuest {
  name: string;
}

/** Somebody who wants an account. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Somebody who has an account. */
export interface SignIn {
  name: string;
  password: string;
}

/** The password so far, and the one from now on. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** The password, once more: nothing comes back. */
export interface Deletion {
  password: string;
}

/** Who one is now; programs send the token as `Authorization: Bearer`, browsers have it as a cookie. */
export interface Session {
  token: string;
  name: string;
  account: boolean;
}

/** How well somebody plays a game: what they are worth for certain, and the estimate that it comes from. */
export interface RatingView {
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** The same of one of the best. */
export interface NamedRating extends RatingView {
  name: string;
}

/** Who one is. */
export interface Me {
  name: string;
  account: boolean;
  ratings: Record<GameName, RatingView>;
}

/** One option of a game; `about` says what else it takes, where it takes more than its values. */
export interface OptionInfo {
  values: string[];
  default: string;
  about: string;
}

/** What a table of a game can be set up with. */
export interface GameInfo {
  /** The same in every language. */
  title: string;
  version: number;
  players: number[];
  bots: string[];
  /** Those that the texts and the cards depend on, such as a pack of cards. */
  rules_options: string[];
  options: Record<string, OptionInfo>;
  /** The options that also take a document, such as a pack of one's own. */
  documents: Record<string, DocumentOffer>;
}

/** Everything that can be played. */
export interface Offer {
  games: Record<GameName, GameInfo>;
  bots: string[];
  languages: string[];
}

/** A card, an enchantment or an ability token in words. */
export interface CardText {
  name: string;
  rule: string;
  /** What has been settled about it beyond its rule. */
  ruling?: string;
  /** Its facts in one line. */
  line?: string;
}

/** An option and its values in words. */
export interface OptionText {
  label: string;
  values: Record<string, string>;
}

/** All texts of a game in one language: docs/texts.md, "The bundle". */
export interface TextBundle {
  game: GameName;
  language: string;
  texts: Record<string, string>;
  /** By noun, then by form of CLDR. */
  plurals: Record<string, Record<string, string>>;
  cards: Record<CardName, CardText>;
  enchantments?: Record<string, CardText>;
  abilities?: Record<string, CardText>;
  options: Record<string, OptionText>;
}
