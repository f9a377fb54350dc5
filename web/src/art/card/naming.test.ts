import { expect, test } from 'vitest';
import { written } from './naming.ts';

/** Every letter half as wide as it is high. */
const half = (text: string, size: number): number => (text.length / 2) * size;
const at = (name: string, width: number, height: number) => written(name, { width, height, largest: 13 }, half);

test('a name that fits stands in one line, as large as may be', () => {
  expect(at('Прирост', 100, 20)).toEqual({ size: 13, lines: 1 });
});

test('where there is room for two lines a long name takes them', () => {
  expect(at('Энергетическая петля', 100, 28)).toEqual({ size: 13, lines: 2 });
});

test('where there is not, it is written smaller', () => {
  const { size, lines } = at('Энергетическая петля', 100, 14);
  expect(lines).toBe(1);
  expect(size).toBeLessThan(13);
});

test('no word is ever parted: the longest of them says how large a name is', () => {
  expect(at('Энергетическая петля', 80, 40).size).toBeLessThanOrEqual(80 / 7);
});

test('below what can be read nothing is written', () => {
  expect(at('Энергетическая', 20, 10)).toEqual({ size: 8, lines: 1 });
});
