import { expect, test } from 'vitest';
import { asking } from '../../../play/asking.ts';
import { nothingUnused, unusedRights } from './unused.ts';

test('rights that are still open are named, each card once', () => {
  const copies = [1, 2].map((copy) => ['activate', { card: 'tree-of-light', copy }] as const);
  const unused = unusedRights(asking('turn', ['end'], ['transmute'], ['summon', { card: 'purse-of-io' }], ...copies));
  expect(unused).toEqual({ transmute: true, summon: ['purse-of-io'], activate: ['tree-of-light'], ability: false });
  expect(nothingUnused(unused)).toBe(false);
});

test('bonuses and ability tokens keep', () => {
  expect(nothingUnused(unusedRights(asking('turn', ['end'], ['bonus-gauge'], ['ability'])))).toBe(true);
});
