import { expect, test } from 'vitest';
import { copyOf, keyOf } from './copies.ts';

const HAND = ['fire', null, 'fire', 'air', null];

test('copies of a card are counted from the first on', () => {
  expect(HAND.map((_, at) => copyOf(HAND, at))).toEqual([0, 0, 1, 0, 1]);
});

test('a card keeps its key when another one goes, and no two have the same', () => {
  const keys = HAND.map((_, at) => keyOf(HAND, at));
  expect(new Set(keys).size).toBe(HAND.length);
  expect(keyOf(['fire', 'air'], 1)).toBe(keys[3]);
});
