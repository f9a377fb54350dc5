/** The measures of a chart: round figures for its rules, and labels that do not lie over each other. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** A figure with a true minus, which is as wide as a digit. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** Round figures that span all the values, at most `most` of them beyond the first. */
export function rulesOf(values: readonly number[], most = 5): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = STEPS.find((each) => Math.ceil(high / each) - Math.floor(low / each) <= most) ?? 1000;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The wanted heights, moved apart until each has `room`; their order stays. */
export function apart(wanted: readonly number[], room: number, lowest: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let free = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + room;
  }
  let limit = lowest;
  for (const index of order.reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - room;
  }
  return placed;
}
