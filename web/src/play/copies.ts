/** Copies: things alike are counted, and cards alike told apart, so that each keeps its place, its focus and its picks. */

type Cards = readonly (string | null)[];

/** How often each is there, as far as they are known. */
export function counted(things: Iterable<string | null>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) if (thing !== null) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Which of several copies of its card this one is, from 0. */
export function copyOf(cards: Cards, at: number): number {
  return cards.slice(0, at).filter((card) => card === cards[at]).length;
}

export function keyOf(cards: Cards, at: number): string {
  return `${cards[at] ?? ''} ${copyOf(cards, at)}`;
}
