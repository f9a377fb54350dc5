/** What the spells of one turn have in common, as far as the facts of the cards tell. */

import type { TimeMastersCard } from '../cardList.ts';

export interface Following {
  wizard: string;
  /** A card of that wizard, to name it by. */
  card: string;
  count: number;
}

/** The wizards of whom several spells lie there, the most first. */
export function followings(spells: readonly (TimeMastersCard | null)[]): Following[] {
  const found = new Map<string, Following>();
  for (const spell of spells) {
    if (!spell?.wizard) continue;
    const there = found.get(spell.wizard);
    if (there) there.count++;
    else found.set(spell.wizard, { wizard: spell.wizard, card: spell.name, count: 1 });
  }
  return [...found.values()].filter(({ count }) => count > 1).sort((one, other) => other.count - one.count);
}

/** Whether a spell follows one of the same wizard. */
export function continues(spells: readonly (TimeMastersCard | null)[], at: number): boolean {
  const before = spells[at - 1]?.wizard;
  return before != null && before === spells[at]?.wizard;
}
