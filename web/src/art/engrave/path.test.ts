import { expect, test } from 'vitest';
import { hatched } from './hatch.ts';
import { box, circle, corners, mirrored, placed, whole } from './path.ts';

test('a half outline becomes a whole one that is its own mirror image', () => {
  const shape = whole('M0 -10L8 0C8 4 4 8 0 10');
  const sorted = (d: string): string[] => corners(d).flat().map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`.replace('-0.0', '0.0')).toSorted();
  expect(new Set(sorted(mirrored(shape)))).toEqual(new Set(sorted(shape)));
});

test('relative and absolute commands say the same', () => {
  expect(placed('M0 0l10 0v5q5 0 5 5z', 0, 0)).toBe(placed('M0 0L10 0V5Q15 5 15 10Z', 0, 0));
});

test('hatching stays inside of its outline, and on the shaded side', () => {
  const strokes = corners(hatched(circle(20), { light: [-5, -5] })).flat();
  expect(strokes.length).toBeGreaterThan(10);
  for (const [x, y] of strokes) expect(Math.hypot(x, y)).toBeLessThan(20.3);
  expect(strokes.filter(([x, y]) => x + y < -6)).toEqual([]);
});

test('a whole box is hatched where there is no light', () => {
  const strokes = corners(hatched(box(-10, -10, 20, 20), { light: [0, 0], angle: 0, gap: 2 }));
  expect(strokes).toHaveLength(10);
});

test('a path must begin with M', () => {
  expect(() => placed('L1 1', 0, 0)).toThrow('begins with M');
});
