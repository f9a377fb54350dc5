import { describe, expect, test } from 'vitest';
import type { TimeMastersCard } from '../cardList.ts';
import { continues, followings } from './combos.ts';

function spell(name: string, wizard: string | null): TimeMastersCard {
  return { name, wizard } as TimeMastersCard;
}
const row = [spell('growth', 'Sala'), spell('charge', null), spell('slowdown', 'Sis'), spell('lost-hours', 'Sis')];

describe('spells of one turn', () => {
  test('are counted by wizard where there are several', () => {
    expect(followings(row)).toEqual([{ wizard: 'Sis', card: 'slowdown', count: 2 }]);
  });
  test('follow one of the same wizard, never one of nobody', () => {
    expect(row.map((_, at) => continues(row, at))).toEqual([false, false, false, true]);
    expect(continues([spell('charge', null), spell('charge', null)], 1)).toBe(false);
  });
});
