import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Refusal } from '../net/refusal.ts';
import { refusalText } from './refusals.ts';

const SERVER = new URL('../../../src/chronomage/protocol/codes.py', import.meta.url);
const codes = [...readFileSync(SERVER, 'utf8').matchAll(/^ {4}"([a-z-]+)": \d{3}/gm)].map(([, code = '']) => code);

test('every code has a sentence of ours, but those whose reason only the server knows', () => {
  expect(codes.length).toBeGreaterThan(15);
  const told = codes.filter((code) => refusalText(new Refusal(code, 'as the server says')) === 'as the server says');
  expect(told.sort()).toEqual(['bad-request', 'illegal', 'malformed']);
});

test('a code may mean something else where it is said', () => {
  const refusal = new Refusal('taken', 'no seat is free for you.');
  expect(refusalText(refusal, { taken: 'error.no-seat' })).toBe('No seat is free for you any more.');
  expect(refusalText(refusal, { full: 'error.no-seat' })).toBe('Somebody else has it already.');
});

test('a code that we do not know is told by the server', () => {
  expect(refusalText(new Refusal('eclipse', 'the sun is gone.'))).toBe('the sun is gone.');
});
