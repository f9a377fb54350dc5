/** The protocol's words by the names that the client uses, and those that only the client has. */

import type { ErrorCode as ServerCode, Facts } from './protocol.ts';

export type {
  CardName,
  ChatLine,
  ChoiceView as Choice,
  Clock,
  ClockView,
  DecisionView as Decision,
  Did,
  DieFacts,
  EventView as GameEvent,
  Facts,
  GameName,
  Outcome,
  Position,
  Privacy,
  Seat,
  SeatView,
  StandIn,
  Status as TableStatus,
  Step,
  TableView,
  Time,
  UndoRequest,
} from './protocol.ts';

/** The languages that the client speaks. */
export type Language = 'en' | 'ru' | 'pl' | 'uk';

/** A sentence without a language: a key and the facts for its places. */
export interface Saying {
  key: string;
  facts?: Facts;
}

/** Why something was refused; `offline`: nobody could be asked. */
export type ErrorCode = ServerCode | 'offline';
