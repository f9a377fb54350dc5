/** How many columns things lie in, so that all of them are in sight and none is too low for a finger. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Lower than this a finger misses it. */
const LEAST = 23;
const GAP = 4;

/** Slips lie in two columns, and in more only where they would get too low. */
export function columnsFor(count: number, { height }: Room, most = 3): number {
  for (let columns = 2; columns < most; columns++) {
    const rows = Math.ceil(count / columns);
    if ((height + GAP) / rows - GAP >= LEAST) return columns;
  }
  return most;
}

/** The width of things of one shape that all lie in the room, in as many lines as makes them largest. */
export function widthFor(count: number, room: Room, ratio: number, most: number, gap = GAP): number {
  let best = 0;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(Math.max(1, count) / rows);
    const across = (room.width + gap) / columns - gap;
    const down = ((room.height + gap) / rows - gap) / ratio;
    best = Math.max(best, Math.min(across, down));
  }
  return Math.floor(Math.min(most, best));
}
