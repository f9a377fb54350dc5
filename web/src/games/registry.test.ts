/** Shared code knows games by their kits alone. */

import { expect, test } from 'vitest';
import { kitOf, KITS } from './registry.ts';

const SOURCES = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
/** Tests may take any game for an example. */
const MAY_NAME_GAMES = /\.test\.ts$|^\.\/registry\.ts$/;

test.each(KITS.map(({ name }) => name))('no code outside of its own folder names %s', (name) => {
  const shared = Object.entries(SOURCES).filter(([path]) => !MAY_NAME_GAMES.test(path) && !path.startsWith(`./${name}/`));
  expect(shared.length).toBeGreaterThan(100);
  // As a word, a string or a part of a path; the plural of a season is an English word where it is none of these.
  const named = new RegExp(`['"\`/.]${name}\\b|\\b${name}[A-Z]`, 'i');
  expect(shared.filter(([, source]) => named.test(source)).map(([path]) => path)).toEqual([]);
});

test('a kit lies under the name of its game, once', () => {
  const names = KITS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.map((name) => kitOf(name).name)).toEqual(names);
});

test('a game without a kit gets a plain one, and not that of another game', () => {
  const kit = kitOf('pebbles', 'Pebbles');
  expect([kit.name, kit.title(), kit.cards, kit.lessons]).toEqual(['pebbles', 'Pebbles', null, []]);
  expect(KITS).not.toContain(kit);
  expect(kitOf('pebbles', 'Pebbles')).toBe(kit);
});
