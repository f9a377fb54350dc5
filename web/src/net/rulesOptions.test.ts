import { expect, test } from 'vitest';
import type { Games } from './answers.ts';
import { asQuery, rulesOptions } from './rulesOptions.svelte.ts';

test('texts are asked for with the options that they depend on', () => {
  const options = { deck: 'red & blue', rounds: '7' };
  expect(rulesOptions.of('pebbles', options)).toBeNull();
  expect(rulesOptions.of('pebbles', {})).toEqual({});
  rulesOptions.learn({ pebbles: { rules_options: ['deck', 'board'] }, plain: { rules_options: [] } } as unknown as Games['games']);
  expect(rulesOptions.of('pebbles', options)).toEqual({ deck: 'red & blue' });
  expect(rulesOptions.of('plain', options)).toEqual({});
  expect(rulesOptions.of('gone', options)).toEqual({});
});
test('options are the end of an address', () => {
  expect(asQuery({ deck: 'red & blue' })).toBe('?deck=red+%26+blue');
  expect(asQuery({})).toBe('');
});
