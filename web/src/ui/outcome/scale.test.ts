import { expect, test } from 'vitest';
import { apart, rulesOf } from './scale.ts';

test('rules are round figures around all values, with zero among them', () => {
  expect(rulesOf([-15, 34, 196])).toEqual([-50, 0, 50, 100, 150, 200]);
  expect(rulesOf([0, 0])).toEqual([0, 1]);
});

test('labels keep their order and get room, without falling off the foot', () => {
  expect(apart([10, 12, 100], 16, 200)).toEqual([10, 26, 100]);
  expect(apart([195, 200], 16, 200)).toEqual([184, 200]);
});
