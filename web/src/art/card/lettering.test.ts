import { expect, test } from 'vitest';
import { lettering } from './lettering.ts';

const CARTOUCHE = { width: 80, height: 20, largest: 10 };

test('a short name has the usual size', () => {
  expect(lettering('Growth', CARTOUCHE)).toBe(10);
  expect(lettering('Amulet of Fire', CARTOUCHE)).toBe(10);
});

test('the longer the longest word, the smaller the name', () => {
  const sizes = ['Кубок', 'Благословенная', 'непоколебимости'].map((name) => lettering(name, CARTOUCHE));
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
  expect(new Set(sizes).size).toBe(3);
});

test('a name that would need a third line is written smaller, down to what can still be read', () => {
  const size = lettering('Zapieczętowana skrzynia z Urm', CARTOUCHE);
  expect(size).toBeLessThan(10);
  expect(size).toBeGreaterThan(6);
  expect(lettering('Слово'.repeat(12), CARTOUCHE)).toBe(5);
});
