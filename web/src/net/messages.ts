/** What is said over the WebSocket, and what answers it: docs/protocol.md, "The WebSocket". */

import type {
  AnyAnswer,
  AnyRequest,
  Entered,
  Exited,
  Hinted,
  Pong,
  Reasoned,
  Said,
  Update,
  Welcome,
} from './protocol.ts';

export type AskType = AnyRequest['type'];
/** What we say, by type. */
export type Asks = { [Type in AskType]: Omit<Extract<AnyRequest, { type: Type }>, 'type' | 'id'> };

export type AnyHeard = AnyAnswer;

/** The answer to each of ours. */
export interface Answers extends Record<AskType, AnyHeard> {
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
