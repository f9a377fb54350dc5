import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { TextBundle } from '../net/answers.ts';
import type { Facts } from '../net/types.ts';
import { Texts } from './bundle.ts';

// Bundles as the server sends them, cut down to what is said here.
const bundles = JSON.parse(readFileSync(new URL('./fixtures/bundles.json', import.meta.url), 'utf8')) as Record<
  string,
  TextBundle
>;

interface Example {
  game: string;
  language: string;
  names: string[];
  key: string;
  facts: Facts;
  said: string;
}

/** The examples of the page that describes how texts are said. */
const page = readFileSync(new URL('../../../docs/texts.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text ?? '') as Example);

function said(bundle: string): Texts {
  const found = bundles[bundle];
  if (!found) throw new Error(`no bundle ${bundle}`);
  return new Texts(found);
}

describe('the examples of docs/texts.md', () => {
  test('are there', () => expect(examples.length).toBeGreaterThan(6));
  test.each(examples)('$language: $said', ({ game, language, names, key, facts, said: expected }) => {
    expect(said(`${game}/${language}`).say({ key, facts }, names)).toBe(expected);
  });
});

describe('what the page says besides', () => {
  test('a key that is not there is said as it stands', () => {
    expect(said('seasons/en').say({ key: 'event.unheard-of' })).toBe('event.unheard-of');
  });
  test('a place without its fact stays as it is written', () => {
    expect(said('seasons/en').say({ key: 'event.crystals-gained', facts: { player: 0 } }, ['Anna'])).toContain(
      '{amount:crystal}',
    );
  });
  test('what was put into a place is not searched again', () => {
    const sentence = said('seasons/en').say({ key: 'event.crystals-gained', facts: { player: 0, amount: 1 } }, ['{card}']);
    expect(sentence).toBe('{card} gains 1 crystal.');
  });
  test.each([
    [1, '1 кристалл'],
    [3, '3 кристалла'],
    [-2, '-2 кристалла'],
    [11, '11 кристаллов'],
    [21, '21 кристалл'],
  ])('the noun goes with %i', (amount, counted) => {
    expect(said('seasons/ru').say({ key: 'face.crystals', facts: { amount } })).toBe(counted);
  });
  test('parts say which card or player they name', () => {
    const parts = said('seasons/en').parts({ key: 'event.card-drawn', facts: { player: 0, card: 'purse-of-io' } }, ['A']);
    expect(parts.filter((part) => part.fact).map(({ fact, value }) => [fact, value])).toEqual([
      ['player', 0],
      ['card', 'purse-of-io'],
    ]);
  });
});
