/** Cards that lie beside each other use the room there is: smaller where they are many, over each other only when they must. */

/** How wide each card of a row is drawn: at most `widest`, and not below `least`, from where on cards overlap. */
export function cardInRow(room: number, cards: number, widest: number, gap: number, least: number): number {
  if (room === 0 || cards === 0) return widest;
  const fitting = Math.floor((room - gap * (cards - 1)) / cards);
  return Math.max(Math.min(least, widest), Math.min(widest, fitting));
}
