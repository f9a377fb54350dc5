import { describe, expect, test } from 'vitest';
import type { SeasonsObservation } from '../observations.ts';
import { nextSeason, seasonAt, spaceAfter, worth } from './rates.ts';

describe('rates', () => {
  test('winter comes after autumn', () => {
    expect(nextSeason('autumn')).toBe('winter');
  });
  test('a season has a quarter of the wheel', () => {
    expect([1, 3, 4, 12].map(seasonAt)).toEqual(['winter', 'winter', 'spring', 'autumn']);
  });
  test('the marker goes round the wheel, both ways', () => {
    expect([spaceAfter(11, 3), spaceAfter(2, -3), spaceAfter(1, -13), spaceAfter(5, 2)]).toEqual([2, 11, 12, 7]);
  });
  test('a purse and a bonus add to each token', () => {
    const player = { in_play: [{ card: 'purse-of-io', imitates: null }], transmute_bonus: 1 };
    const seen = { season: 'winter', enchantment: null, players: [player] } as unknown as SeasonsObservation;
    expect(worth(seen, 0, ['E', 'A'])).toBe(3 + 2 + 1 + 2);
  });
});
