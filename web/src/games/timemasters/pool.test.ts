import { expect, test } from 'vitest';
import type { Decision } from '../../net/types.ts';
import { asking } from '../../play/asking.ts';
import type { TimeMastersObservation } from './observations.ts';
import { poolOf } from './pool.ts';

const ME = { hand: ['focus', 'focus', 'timer'], discard: ['charge', 'growth'] };
const SEEN = { player: 0, players: [ME] } as unknown as TimeMastersObservation;

/** A question that still wants so many answers. */
function wanting(count: number, kind: string, ...cards: string[]): Decision {
  return { ...asking(kind, ...cards.map((card) => ['card', { card }] as const)), count };
}

test('the whole hand can be picked from, also what is not offered yet', () => {
  const pool = poolOf(SEEN, wanting(2, 'discard', 'focus'));
  expect([...(pool?.stock ?? [])]).toEqual([['hand:focus', 2], ['hand:timer', 1]]);
  expect([pool?.least, pool?.most]).toEqual([2, 2]);
});
test('where one may stop, fewer are enough', () => {
  expect(poolOf(SEEN, { ...asking('exile', ['done'], ['card', { card: 'focus' }]), count: 2 })?.least).toBe(1);
});
test('of the discard pile only what is offered, where all that can be picked is', () => {
  const upTo = { ...asking('take-back', ['done'], ['card', { card: 'growth' }]), count: 2 };
  expect([...(poolOf(SEEN, upTo)?.stock ?? [])]).toEqual([['discard:growth', 1]]);
  expect(poolOf(SEEN, wanting(2, 'take-back', 'growth'))).toBeNull();
});
test('one card is chosen at once', () => {
  expect(poolOf(SEEN, wanting(1, 'discard', 'focus', 'timer'))).toBeNull();
});
