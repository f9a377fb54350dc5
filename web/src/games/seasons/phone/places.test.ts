import { expect, test } from 'vitest';
import { columnsFor, rowsOf, wholeCard } from './places.ts';

test('few cards lie large', () => {
  expect(columnsFor(260, [5, 5])).toBe(5);
  expect(columnsFor(260, [5, 4])).toBe(4);
});

test('many cards in a low window lie closer, and all of them fit', () => {
  const columns = columnsFor(180, [15, 9]);
  expect(columns).toBeGreaterThan(5);
  expect((rowsOf(15, columns) + rowsOf(9, columns)) * 44).toBeLessThanOrEqual(180);
});

test('a pack of nine fits in three columns', () => {
  const width = wholeCard(344, 460, 3, 3);
  expect(width * 3 + 16).toBeLessThanOrEqual(344);
  expect(width * 1.4 * 3 + 16).toBeLessThanOrEqual(460);
});
