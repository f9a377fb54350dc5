import { expect, test } from 'vitest';
import { sizesFor } from './sizes.ts';

test('cards grow with the window, and are never too small for a finger', () => {
  const windows = [sizesFor(1024, 768, 4), sizesFor(1440, 900, 4), sizesFor(1920, 1080, 4)];
  expect(windows.map(({ hand }) => hand)).toEqual([...windows.map(({ hand }) => hand)].sort((one, other) => one - other));
  for (const { hand, own, die } of [...windows, sizesFor(360, 740, 2)]) expect(Math.min(hand, own, die)).toBeGreaterThanOrEqual(44);
});
