import { expect, test } from 'vitest';
import type { TimeMastersObservation } from '../../net/observations.ts';
import type { Decision } from '../../net/types.ts';
import { poolOf } from './pool.ts';

const ME = { hand: ['focus', 'focus', 'timer'], discard: ['charge', 'growth'] };
const SEEN = { player: 0, players: [ME] } as unknown as TimeMastersObservation;

/** A question that still wants so many answers. */
function asking(count: number, kind: string, ...texts: string[]): Decision {
  return { kind, key: '', choices: texts.map((text, id) => ({ id, text, key: '' })), count };
}

test('the whole hand can be picked from, also what is not offered yet', () => {
  const pool = poolOf(SEEN, asking(2, 'discard', 'focus'));
  expect([...(pool?.stock ?? [])]).toEqual([['focus', 2], ['timer', 1]]);
  expect([pool?.least, pool?.most]).toEqual([2, 2]);
});
test('where one may stop, fewer are enough', () => {
  expect(poolOf(SEEN, asking(2, 'exile', 'done', 'focus', 'timer'))?.least).toBe(1);
});
test('of the discard pile only what is offered', () => {
  expect([...(poolOf(SEEN, asking(2, 'take-back', 'growth'))?.stock ?? [])]).toEqual([['growth', 1]]);
});
test('one card is chosen at once', () => {
  expect(poolOf(SEEN, asking(1, 'discard', 'focus', 'timer'))).toBeNull();
});
