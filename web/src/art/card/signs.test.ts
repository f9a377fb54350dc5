import { expect, test } from 'vitest';
import { rowsOf, signLine } from './signs.ts';

const pictures = { use: () => [], crystal: () => [] };

test('a line is made of atoms: signs, texts, and texts with a sign', () => {
  const atoms = signLine('use 3 → +9crystal | −1crystal', pictures);
  expect(atoms.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(['', '3', '→ +9', '−1']);
  expect(atoms.map(({ sign }) => sign !== null)).toEqual([true, false, true, true]);
  expect(atoms.map(({ first }) => first)).toEqual([true, false, false, true]);
});

test('a sign that nobody has drawn is a mistake in the line', () => {
  expect(() => signLine('use +9cristal', pictures)).toThrow('cristal');
});

test('rows end between atoms, and an atom too wide for a row fits nowhere', () => {
  const atoms = signLine('use +9crystal | +9crystal', pictures);
  const measure = (text: string, size: number): number => text.length * size;
  expect([200, 32, 20].map((row) => rowsOf(atoms, 10, row, measure))).toEqual([2, 3, Infinity]);
});
