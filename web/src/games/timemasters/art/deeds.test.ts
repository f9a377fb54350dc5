import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Deed } from '../cardList.ts';
import { deedsOf, lineOf, VERBS } from './deeds.ts';

const DEED: Deed = { occasion: 'played', verb: 'draw', amount: 1, share: null, per: null, may: false, opponents: false, chosen: false, kind: null, under: null, instead: false };

test('what is done follows one after the other, with how much of it, and to whom', () => {
  expect(lineOf([{ ...DEED, amount: 3 }, { ...DEED, verb: 'discard', amount: 2, may: true }])).toBe('+3card −≤2card');
  expect(lineOf([{ ...DEED, verb: 'dearer', opponents: true, occasion: 'launched', per: 'stored' }])).toBe('launched each +1cost ×spell');
  expect(lineOf([{ ...DEED, verb: 'restore', share: 'half' }, { ...DEED, occasion: 'delayed', verb: 'throw-away' }])).toBe('½restored | delayed thrown');
});

test('a condition, a choice of two, and one opponent have their signs', () => {
  const under = { thing: 'spell', amount: 3, fewer: false } as const;
  expect(lineOf([{ ...DEED, under }])).toBe('≥3spell → +1card');
  expect(lineOf([{ ...DEED, under: { ...under, thing: 'hand', fewer: true } }])).toBe('<3card → +1card');
  expect(lineOf([{ ...DEED, verb: 'restore', amount: 2 }, { ...DEED, instead: true }])).toBe('2restored / +1card');
  expect(lineOf([{ ...DEED, verb: 'discard', opponents: true, chosen: true, kind: 'spell' }])).toBe('one −1spell');
  expect(lineOf([{ ...DEED, occasion: 'each_turn', per: 'delay' }])).toBe('turn +1card ×delayed');
  expect(deedsOf([{ ...DEED, under }, { ...DEED, instead: true, verb: 'take', amount: 2 }]).length).toBe(3);
});

// The same words that packs are written with.
test('every verb of the packs has its signs', () => {
  const vocabulary = readFileSync(new URL('../../../../../src/chronomage/games/timemasters/packs/vocabulary.py', import.meta.url), 'utf8');
  const verbs = new Set([...vocabulary.matchAll(/Word\("([a-z-]+)"/g)].map(([, verb]) => verb ?? ''));
  expect(verbs.size).toBeGreaterThan(15);
  expect(Object.keys(VERBS).toSorted()).toEqual([...verbs].toSorted());
  for (const verb of verbs) expect(deedsOf([{ ...DEED, verb, per: 'done', kind: 'timer' }]).length).toBeGreaterThan(0);
});

test('a card with a verb that we do not know has no signs rather than half of them', () => {
  expect(deedsOf([DEED, { ...DEED, verb: 'sing' }])).toEqual([]);
});
