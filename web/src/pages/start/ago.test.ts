import { expect, test } from 'vitest';
import { ago } from './ago.ts';

test('says how long ago in the greatest unit that fits', () => {
  expect(ago(0, 30_000, 'en')).toBe('this minute');
  expect(ago(0, 2 * 3_600_000 + 5, 'en')).toBe('2 hours ago');
  expect(ago(0, 86_400_000, 'ru')).toBe('вчера');
  expect(ago(0, 5 * 60_000, 'pl')).toBe('5 minut temu');
});
