import { expect, test } from 'vitest';
import type { Texts } from '../../../words/bundle.ts';
import { labelFor, wordFor } from './names.ts';

const texts = {
  bundle: { texts: { 'field.heaps': 'The heaps', 'word.done': 'ready' }, cards: { ace: { name: 'The Ace', rule: '' } } },
} as unknown as Texts;

test('the texts of the game come first', () => {
  expect([labelFor('heaps', texts), wordFor('ace', texts), wordFor('done', texts)]).toEqual(['The heaps', 'The Ace', 'ready']);
});
test('what they do not have is called as the program calls it', () => {
  expect([labelFor('first_player', texts), wordFor('red-three', null)]).toEqual(['First player', 'red three']);
  expect(wordFor('constructor', texts)).toBe('constructor');
});
