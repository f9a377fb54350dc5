import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compose, READABLE } from '../../../art/card/composition.ts';
import type { Measure } from '../../../art/card/measuring.ts';
import { deedsOf, LINES } from './deeds.ts';

interface Printed {
  names: { en: string };
  cost: Record<string, unknown>;
}

// The same table against which the rules are checked.
const { cards } = JSON.parse(readFileSync(new URL('../../../../../tests/facts/seasons.json', import.meta.url), 'utf8')) as {
  cards: Printed[];
};
const named = ({ names }: Printed): string => names.en.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

/** As broad as the broadest face that may stand in for ours: figures, marks, and the narrow space. */
const measure: Measure = (text, size) => [...text].reduce((sum, letter) => sum + (/\d/.test(letter) ? 0.64 : letter === '\u2009' ? 0.2 : 0.84) * size, 0);

test('every card of Seasons has its line of signs, and there is no other', () => {
  expect(cards.length).toBeGreaterThanOrEqual(70);
  expect(Object.keys(LINES).toSorted()).toEqual(cards.map(named).toSorted());
});

test('a line begins with when the card acts; the Elemental Amulet with what was paid', () => {
  for (const [card, line] of Object.entries(LINES)) {
    expect(deedsOf(card).length).toBeGreaterThan(1);
    expect(line).toMatch(card === 'elemental-amulet' ? /^A / : /^(enter|use|lasting|round|season|end) /);
  }
});

/** How many things a card shows as its cost. */
function items({ cost }: Printed): number {
  const shown = Object.entries(cost).map(([kind, amount]) => (typeof amount === 'number' && kind !== 'crystals' ? amount : 1));
  return shown.reduce((sum, each) => sum + each, 0);
}

test.each(cards.map((card) => [named(card), card] as const))('the signs of %s find room on the smallest face of a hand', (name, card) => {
  const paid = name === 'elemental-amulet' ? 4 : items(card);
  const found = compose({ width: 76, rule: '', signs: deedsOf(name), items: paid, least: READABLE.face }, measure);
  expect(found.told).toBe('signs');
});

test('a card that nobody knows has no signs', () => {
  expect(deedsOf('card-of-tomorrow')).toEqual([]);
  expect(deedsOf('constructor')).toEqual([]);
});
