import type { SeatView } from '../net/types.ts';
import { t, type WordKey } from '../words/words.svelte.ts';

/** A bot's name for people; a bot that we have no name for is called as the server calls it. */
export function botName(bot: string): string {
  const known: Record<string, WordKey> = {
    random: 'bot.random',
    apprentice: 'bot.apprentice',
    adept: 'bot.adept',
    magician: 'bot.magician',
    archmage: 'bot.archmage',
  };
  const key = Object.hasOwn(known, bot) ? known[bot] : undefined;
  return key === undefined ? bot : t(key);
}

/** Who sits where. Of several with one name each has a number, so that a sentence says which of them is meant. */
export function seatNames(seats: readonly SeatView[]): (string | null)[] {
  const names = seats.map(seatName);
  return names.map((name, seat) => {
    if (name === null || names.filter((other) => other === name).length < 2) return name;
    return `${name}\u00a0${names.slice(0, seat + 1).filter((other) => other === name).length}`;
  });
}

/** Who sits there; null: nobody whom one could name. */
function seatName(seat: SeatView): string | null {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.bot) : null;
}
