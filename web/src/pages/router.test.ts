import { expect, test } from 'vitest';
import { routeOf } from './router.svelte.ts';

const page = (path: string): ReturnType<typeof routeOf> => routeOf(new URL(path, 'http://almanac.example'));

test('a page about a game names it as it stands in the address', () => {
  expect(page('/new/pebbles')).toEqual({ page: 'new', game: 'pebbles' });
  expect(page('/cards/pebbles/red-one')).toEqual({ page: 'cards', game: 'pebbles', card: 'red-one', options: {} });
  expect(page('/cards/pebbles?pack=document:ab')).toEqual({
    page: 'cards',
    game: 'pebbles',
    card: null,
    options: { pack: 'document:ab' },
  });
});

test('without a game there is no such page, and not that of some game', () => {
  expect(page('/new')).toEqual({ page: 'nothing' });
  expect(page('/cards')).toEqual({ page: 'nothing' });
});
