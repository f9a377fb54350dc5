/** What lies on the shelf of Time Masters. */

import type { TextBundle } from '../../../net/answers.ts';
import { CARDS, written, type Entry } from '../../catalogue.ts';
import type { TimeMastersCard, TimeMastersCards } from '../cardList.ts';

export interface TimeMastersEntry extends Entry {
  card: TimeMastersCard;
}

export function entriesOf(cards: TimeMastersCards, texts: TextBundle, english: TextBundle | null): TimeMastersEntry[] {
  return cards.cards.map((card, order) => {
    const { name } = card;
    return { card, ...written({ name, shelf: CARDS, order }, texts.cards[name], english?.cards[name]) };
  });
}

/** What a card shows of a facet, such as `kind` or `level`. */
export function valuesOf({ card }: TimeMastersEntry, facet: string): readonly string[] {
  switch (facet) {
    case 'kind':
      return [card.kind];
    case 'set':
      return [card.set];
    case 'level':
      return [card.level === null ? 'X' : String(card.level)];
    case 'wizard':
      return card.wizard === null ? [] : [card.wizard];
    default:
      return [];
  }
}

/** Cards of the expansion and of the promo set are played with where their options say so. */
export function isIn({ card }: TimeMastersEntry, options: Readonly<Record<string, string>>): boolean {
  return card.set === 'base' || options[card.set] === 'true';
}
