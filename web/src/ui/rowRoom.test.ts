import { expect, test } from 'vitest';
import { cardInRow } from './rowRoom.ts';

test('few cards are as wide as they may be, more share the room, and too many keep a size and overlap', () => {
  expect([1, 10, 12, 20].map((cards) => cardInRow(1000, cards, 88, 8, 60))).toEqual([88, 88, 76, 60]);
  expect(12 * 76 + 11 * 8).toBeLessThanOrEqual(1000);
});

test('until the room is known, and where there are no cards, a place is as wide as it may be', () => {
  expect(cardInRow(0, 6, 88, 8, 60)).toBe(88);
  expect(cardInRow(1000, 0, 88, 8, 60)).toBe(88);
  expect(cardInRow(100, 9, 40, 8, 60)).toBe(40);
});
