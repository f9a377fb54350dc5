import { expect, test } from 'vitest';
import { laterCard, preludeSizes, PRELUDE_GAP, sizesFor } from './sizes.ts';

test('cards grow with the window, and are never too small for a finger', () => {
  const windows = [sizesFor(1024, 768, 4), sizesFor(1440, 900, 4), sizesFor(1920, 1080, 4)];
  expect(windows.map(({ hand }) => hand)).toEqual([...windows.map(({ hand }) => hand)].sort((one, other) => one - other));
  for (const { hand, own, die } of [...windows, sizesFor(640, 740, 2)]) expect(Math.min(hand, own, die)).toBeGreaterThanOrEqual(44);
});

test('the wheel leaves room for what stands below it, and for an enchantment', () => {
  const [low, enchanted, high] = [sizesFor(1440, 800, 2), sizesFor(1440, 800, 2, 'law'), sizesFor(1440, 1000, 2)];
  expect(low.wheel).toBeLessThan(high.wheel);
  expect(enchanted.wheel).toBeLessThan(low.wheel);
});

test('before the first round nine cards and a word fit in two lines, as large as the window allows', () => {
  for (const [room, height] of [[1080, 900], [900, 768], [1560, 1080]] as const) {
    const { dealt, parted, laid } = preludeSizes(room, height);
    expect(5 * dealt + 4 * PRELUDE_GAP).toBeLessThanOrEqual(room);
    expect(2 * dealt * 1.4).toBeLessThan(height);
    expect(parted).toBeGreaterThanOrEqual(84);
    expect(3 * laid + 2 * PRELUDE_GAP).toBeLessThanOrEqual(room / 3);
  }
  expect(preludeSizes(1080, 900 - 66).dealt).toBeGreaterThan(195);
  for (const [cards, lines] of [[11, 2], [12, 2], [18, 3]] as const) {
    expect(lines * preludeSizes(1080, 900 - 100, 1, cards).dealt * 1.4).toBeLessThan(900 - 100 - 130);
  }
});

test('cards of the years to come use the room beside a small hand', () => {
  const sizes = sizesFor(1440, 900, 2);
  const [few, many, last] = [laterCard(1425, 3, 6, sizes), laterCard(1425, 9, 6, sizes), laterCard(1425, 3, 3, sizes)];
  expect(few).toBeGreaterThan(sizes.library);
  expect(many).toBe(sizes.library);
  expect(last).toBeGreaterThanOrEqual(few);
  expect(last).toBeLessThan(sizes.hand);
});

test('larger letters make the cards of the hand larger', () => {
  expect(sizesFor(1440, 900, 2, 'nothing', 1.3).hand).toBeGreaterThan(sizesFor(1440, 900, 2).hand);
});
