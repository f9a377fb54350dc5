import type { SeatView } from '../net/types.ts';
import { t, type WordKey } from '../words/words.svelte.ts';

/** A bot's name for people; a bot that we have no name for is called as the server calls it. */
export function botName(bot: string): string {
  const known: Record<string, WordKey> = { random: 'bot.random', apprentice: 'bot.apprentice' };
  const key = known[bot];
  return key === undefined ? bot : t(key);
}

/** Who sits there; null: nobody whom one could name. */
export function seatName(seat: SeatView): string | null {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.bot) : null;
}
