import { expect, test } from 'vitest';
import { sizesFor } from './sizes.ts';

test('cards grow with the window, and are never too small for a finger', () => {
  const windows = [sizesFor(1024, 768, 4), sizesFor(1440, 900, 4), sizesFor(1920, 1080, 4)];
  expect(windows.map(({ hand }) => hand)).toEqual([...windows.map(({ hand }) => hand)].sort((one, other) => one - other));
  for (const { hand, own, die } of [...windows, sizesFor(360, 740, 2)]) expect(Math.min(hand, own, die)).toBeGreaterThanOrEqual(44);
});

test('the wheel leaves room for what stands below it, and for an enchantment', () => {
  const [low, enchanted, high] = [sizesFor(1440, 800, 2), sizesFor(1440, 800, 2, 'law'), sizesFor(1440, 1000, 2)];
  expect(low.wheel).toBeLessThan(high.wheel);
  expect(enchanted.wheel).toBeLessThan(low.wheel);
});
