/** Refusals in words: by their codes, in our own sentences. What the server says is English, for programs and their makers. */

import { Refusal } from '../net/refusal.ts';
import type { ErrorCode } from '../net/types.ts';
import { t, type WordKey } from './words.svelte.ts';

/** What a code means where it is said. */
export type Meanings = Partial<Record<ErrorCode, WordKey>>;

const MEANINGS: Meanings = {
  offline: 'error.offline',
  closing: 'net.closing',
  stale: 'error.stale',
  'not-entered': 'error.stale',
  'too-fast': 'error.too-fast',
  taken: 'error.taken',
  unauthorized: 'error.unknown',
  forbidden: 'error.forbidden',
  'not-seated': 'error.not-seated',
  'not-found': 'error.not-found',
  'no-such-table': 'error.no-such-table',
  'not-your-turn': 'error.not-your-turn',
  'not-playing': 'error.not-playing',
  'not-allowed': 'error.not-allowed',
  full: 'error.full',
  oversized: 'error.oversized',
  'wrong-protocol': 'error.wrong-protocol',
  storage: 'error.storage',
  internal: 'error.internal',
  illegal: 'error.illegal',
  'bad-request': 'error.refused',
  malformed: 'error.refused',
};

/** A refusal in words; `here` says what codes mean in this place. */
export function refusalText(error: unknown, here: Meanings = {}): string {
  if (!(error instanceof Refusal)) return t('error.internal');
  return t(here[error.code] ?? MEANINGS[error.code] ?? 'error.refused');
}
