import { describe, expect, test } from 'vitest';
import { labelOf, shownAs, wordOf } from './facts.ts';

describe('a value is shown', () => {
  test('as hidden where nobody may know it', () => expect(shownAs(null)).toEqual({ form: 'hidden', count: 1 }));
  test('as a word, which may be 0 or no', () => {
    expect(shownAs(0)).toEqual({ form: 'word', value: 0 });
    expect(shownAs(false)).toEqual({ form: 'word', value: false });
  });
  test('as nothing where there is nothing', () => {
    expect([shownAs(''), shownAs([]), shownAs({})]).toEqual([{ form: 'nothing' }, { form: 'nothing' }, { form: 'nothing' }]);
  });
  test('in a row, with what is alike counted and hidden things together', () => {
    expect(shownAs(['red', 'red', null, null, null])).toEqual({
      form: 'row',
      things: [
        { shown: { form: 'word', value: 'red' }, count: 2 },
        { shown: { form: 'hidden', count: 3 }, count: 1 },
      ],
    });
  });
  test('as a table where several things have fields, also where some have more', () => {
    expect(shownAs([{ card: 'a' }, { card: 'b', used: true }])).toMatchObject({ form: 'table', columns: ['card', 'used'] });
  });
  test('as a list where things differ in kind', () => {
    expect(shownAs([['a'], { card: 'b' }]).form).toBe('list');
  });
  test('field by field', () => {
    expect(shownAs({ size: 3 })).toEqual({ form: 'fields', fields: [['size', 3]] });
  });
});

test('names of the program are written as words', () => {
  expect(labelOf('first_player')).toBe('First player');
  expect(wordOf('red-three')).toBe('red three');
});
