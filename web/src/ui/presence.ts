import type { SeatView } from '../net/types.ts';
import { t } from '../words/words.svelte.ts';

/** That a player is not at the table, in a word or two; null: they are, or a bot sits there anyway. */
export function presence(view: SeatView | undefined): string | null {
  if (view?.kind !== 'player') return null;
  if (view.stand_in) return t('seat.stand-in');
  return view.here ? null : t('seat.away');
}
