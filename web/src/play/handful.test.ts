import { expect, test } from 'vitest';
import type { TimeMastersObservation } from '../net/observations.ts';
import type { Decision } from '../net/types.ts';
import { handfulOf } from './handful.ts';

/** A hand and a discard pile, and a question that still wants so many answers. */
function seen(left: number): TimeMastersObservation {
  const me = { hand: ['focus', 'focus', 'timer'], discard: ['charge', 'growth'] };
  return { player: 0, players: [me], under_way: [[6, 0, 1, 0, 0, 0, left, 0, 0, 0]] } as unknown as TimeMastersObservation;
}
function asking(kind: string, ...texts: string[]): Decision {
  return { kind, key: '', choices: texts.map((text, id) => ({ id, text, key: '' })) };
}

test('the whole hand can be picked from, also what is not offered yet', () => {
  const pool = handfulOf(seen(2), asking('discard', 'focus'));
  expect([...(pool?.stock ?? [])]).toEqual([['focus', 2], ['timer', 1]]);
  expect([pool?.least, pool?.most]).toEqual([2, 2]);
});
test('where one may stop, fewer are enough', () => {
  expect(handfulOf(seen(2), asking('exile', 'done', 'focus', 'timer'))?.least).toBe(1);
});
test('of the discard pile only what is offered', () => {
  expect([...(handfulOf(seen(2), asking('take-back', 'growth'))?.stock ?? [])]).toEqual([['growth', 1]]);
});
test('one card is chosen at once', () => {
  expect(handfulOf(seen(1), asking('discard', 'focus', 'timer'))).toBeNull();
});
