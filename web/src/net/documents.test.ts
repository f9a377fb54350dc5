import { expect, test } from 'vitest';
import { documentsIn, isOwn, titleOf } from './documents.ts';

const pack = { value: 'document:ab', name: 'mine', titles: { ru: 'Моя', en: 'Mine' } };

test('a document is told in the language of the moment, in English, or as it can be', () => {
  expect(titleOf(pack, 'ru')).toBe('Моя');
  expect(titleOf(pack, 'pl')).toBe('Mine');
  expect(titleOf({ ...pack, titles: { uk: 'Моя' } }, 'pl')).toBe('Моя');
  expect(titleOf({ ...pack, titles: {} }, 'pl')).toBe('mine');
});

test('what the host offers is nobody’s own', () => {
  expect(isOwn('document:ab', { largest: 9, offered: [pack] })).toBe(false);
  expect(isOwn('document:cd', { largest: 9, offered: [pack] })).toBe(true);
  expect(isOwn('document:cd', undefined)).toBe(true);
  expect(isOwn('verguya', undefined)).toBe(false);
});

test('a record says what it was played with', () => {
  const head = JSON.stringify({ game: 'timemasters', documents: { pack: 'text', odd: 3 } });
  expect(documentsIn(`${head}\n0 end\n`)).toEqual({ game: 'timemasters', texts: { pack: 'text' } });
  expect(documentsIn('{"game":"seasons"}\n').texts).toEqual({});
  expect(documentsIn('nonsense').texts).toEqual({});
});
