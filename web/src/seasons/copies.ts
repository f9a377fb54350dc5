/** Cards of a hand are told apart by what they are: each keeps its place, its focus and its picks when others come and go. */

type Cards = readonly (string | null)[];

/** Which of several copies of its card this one is, from 0. */
export function copyOf(cards: Cards, at: number): number {
  return cards.slice(0, at).filter((card) => card === cards[at]).length;
}

export function keyOf(cards: Cards, at: number): string {
  return `${cards[at] ?? ''} ${copyOf(cards, at)}`;
}
