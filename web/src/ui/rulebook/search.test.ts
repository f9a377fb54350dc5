import { expect, test } from 'vitest';
import { pieces, search } from './search.ts';

test('what is looked for is marked wherever it stands, whatever its case and its accents', () => {
  expect(pieces('Żeton, żetony', 'zeton')).toEqual([
    { text: 'Żeton', hit: true },
    { text: ', ', hit: false },
    { text: 'żeton', hit: true },
    { text: 'y', hit: false },
  ]);
  expect(pieces('Ke', ' ')).toEqual([{ text: 'Ke', hit: false }]);
});

test('only the sections that speak of it are left', () => {
  const book = [
    { name: 'goal', title: 'The goal', paragraphs: ['Most points win.'] },
    { name: 'dice', title: 'Dice', paragraphs: ['A die has pips.', 'Points are none.'] },
  ];
  expect(search(book, 'pips').map(({ section }) => section.name)).toEqual(['dice']);
  expect(search(book, 'POINTS')).toHaveLength(2);
  expect(search(book, 'dragon')).toEqual([]);
  expect(search(book, '')).toHaveLength(2);
});
