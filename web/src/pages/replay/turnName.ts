import type { Turn } from '../../play/turns.ts';
import { t } from '../../words/words.svelte.ts';

/** A turn in words. */
export function turnName(turn: Turn, nameOf: (seat: number) => string): string {
  return turn.round === 0 && turn.year !== null
    ? t('replay.prelude')
    : t('replay.turn', { n: turn.round, name: nameOf(turn.seat) });
}
