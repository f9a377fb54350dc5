/** How small cards lie in rows, so that all of them are in sight. */

const FEWEST = 4;
const MOST = 8;
/** Lower than this a thumb has trouble; where so few lie beside each other, they are as high as they are wide. */
const LOWEST = 40;
const LOWEST_OF_FEWEST = 78;
export const GAP = 4;

/** How many lie beside each other, for groups of so many in a place of this height: as few as fit, since they are larger then. */
export function columnsFor(height: number, counts: readonly number[]): number {
  for (let columns = FEWEST; columns < MOST; columns++) {
    const rows = counts.reduce((sum, count) => sum + rowsOf(count, columns), 0);
    if (rows * ((columns === FEWEST ? LOWEST_OF_FEWEST : LOWEST) + GAP) <= height) return columns;
  }
  return MOST;
}

export function rowsOf(count: number, columns: number): number {
  return Math.ceil(count / columns);
}

/** The width of cards that lie whole in so many columns and rows. */
export function wholeCard(width: number, height: number, columns: number, rows: number): number {
  const across = (width - (columns - 1) * 2 * GAP) / columns;
  const down = (height - (rows - 1) * 2 * GAP) / rows / 1.4;
  return Math.max(60, Math.floor(Math.min(across, down)));
}
