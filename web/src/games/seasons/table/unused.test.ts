import { expect, test } from 'vitest';
import type { Decision } from '../../../net/types.ts';
import { nothingUnused, unusedRights } from './unused.ts';

function turn(...texts: string[]): Decision {
  return { kind: 'turn', key: '', choices: texts.map((text, id) => ({ id, text, key: '' })) };
}

test('rights that are still open are named', () => {
  const unused = unusedRights(turn('end', 'transmute', 'summon purse-of-io', 'activate tree-of-light', 'activate tree-of-light 2'));
  expect(unused).toEqual({ transmute: true, summon: ['purse-of-io'], activate: ['tree-of-light'], ability: false });
  expect(nothingUnused(unused)).toBe(false);
});

test('bonuses and ability tokens keep', () => {
  expect(nothingUnused(unusedRights(turn('end', 'bonus gauge', 'ability')))).toBe(true);
});
