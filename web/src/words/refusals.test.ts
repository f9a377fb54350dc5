import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Refusal } from '../net/refusal.ts';
import { refusalText } from './refusals.ts';

const SERVER = new URL('../../../src/chronomage/protocol/codes.py', import.meta.url);
const codes = [...readFileSync(SERVER, 'utf8').matchAll(/^ {4}"([a-z-]+)": \d{3}/gm)].map(([, code = '']) => code);

test('every code has a sentence of ours: nobody reads what the server says to programs', () => {
  expect(codes.length).toBeGreaterThan(15);
  // Also a code of a newer server.
  for (const code of [...codes, 'eclipse']) {
    expect(refusalText(new Refusal(code, 'as the server says')), code).not.toBe('as the server says');
  }
});

test('a code may mean something else where it is said', () => {
  const refusal = new Refusal('taken', 'no seat is free for you.');
  expect(refusalText(refusal, { taken: 'error.no-seat' })).toBe('No seat is free for you any more.');
  expect(refusalText(refusal, { full: 'error.no-seat' })).toBe('Somebody else has it already.');
});
