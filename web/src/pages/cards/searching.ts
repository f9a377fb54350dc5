/** Leafing through the cards of a game: found, filtered, sorted. */

import { CARDS, fold, type CardCatalogue, type Entry } from '../../games/catalogue.ts';

/** What is looked for; an empty list asks for nothing. */
export interface Wanted {
  search: string;
  /** By facet: the values of which one must be there, or all, as the game says. */
  facets: Readonly<Record<string, readonly string[]>>;
}

export function matches(catalogue: CardCatalogue, entry: Entry, wanted: Wanted): boolean {
  const looked = fold(wanted.search).split(/\s+/).filter(Boolean);
  if (!looked.every((word) => entry.words.includes(word))) return false;
  return Object.entries(wanted.facets).every(([facet, values]) => {
    if (values.length === 0 || entry.shelf !== CARDS) return true;
    const own = catalogue.valuesOf(entry, facet);
    return catalogue.allOf.has(facet) ? values.every((value) => own.includes(value)) : values.some((value) => own.includes(value));
  });
}

export type Order = 'number' | 'name' | 'worth' | 'cost';

interface Sorting {
  order: Order;
  search: string;
  language: string;
}

/** Sorted anew; what is found by its name comes before what is found by its rule. */
export function sorted(catalogue: CardCatalogue, entries: readonly Entry[], { order, search, language }: Sorting): Entry[] {
  const collator = new Intl.Collator(language);
  const looked = fold(search).trim();
  const rank = (entry: Entry): number => (looked === '' || entry.title.includes(looked) ? 0 : 1);
  const by: Record<Order, (one: Entry, other: Entry) => number> = {
    number: () => 0,
    name: (one, other) => collator.compare(one.text.name, other.text.name),
    worth: (one, other) => catalogue.worthOf(other) - catalogue.worthOf(one),
    cost: (one, other) => catalogue.costOf(one) - catalogue.costOf(other),
  };
  return [...entries].sort(
    (one, other) => rank(one) - rank(other) || by[order](one, other) || one.order - other.order,
  );
}
