import { expect, test } from 'vitest';
import { columnsFor, widthFor } from './slips.ts';

test('a hand lies in two columns, a very large one in three', () => {
  const room = { width: 344, height: 150 };
  expect(columnsFor(5, room)).toBe(2);
  expect(columnsFor(8, room)).toBe(2);
  expect(columnsFor(11, room)).toBe(3);
});

test('in a low window slips go to a third column before they get too low for a finger', () => {
  expect(columnsFor(5, { width: 320, height: 86 })).toBe(2);
  expect(columnsFor(8, { width: 320, height: 86 })).toBe(3);
});

test('things are as large as their room allows, and never larger than they should be', () => {
  expect(widthFor(1, { width: 300, height: 60 }, 1.2, 44)).toBe(44);
  expect(widthFor(3, { width: 300, height: 48 }, 1.2, 44)).toBe(40);
});

test('many of them fill the width, or lie in two lines where that makes them larger', () => {
  expect(widthFor(12, { width: 300, height: 30 }, 1, 44)).toBe(21);
  expect(widthFor(12, { width: 300, height: 90 }, 1, 44)).toBe(43);
});

test('all of them lie in the room', () => {
  for (let count = 1; count <= 25; count++) {
    const room = { width: 340, height: 400 };
    const width = widthFor(count, room, 1.4, 70);
    const columns = Math.floor((room.width + 4) / (width + 4));
    expect(Math.ceil(count / columns) * (width * 1.4 + 4) - 4).toBeLessThanOrEqual(room.height);
  }
});
