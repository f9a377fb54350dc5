import { expect, test } from 'vitest';
import type { Fields } from './facts.ts';
import { middleOf, playersIn, roundIn, seatsIn } from './middle.ts';

const SEEN: Fields = { player: 0, players: [{ hand: 2 }, {}], round: 3, first_player: 1, turn: 0, must_act: [0], heaps: [3, 5] };

test('each field of an observation has one place', () => {
  expect(playersIn(SEEN)).toEqual([{ hand: 2 }, {}]);
  expect(roundIn(SEEN)).toBe(3);
  expect(seatsIn(SEEN)).toEqual([['first_player', 1], ['turn', 0]]);
  expect(middleOf(SEEN)).toEqual({ heaps: [3, 5] });
});
test('a game need have none of the usual fields', () => {
  expect([playersIn({}), roundIn({}), seatsIn({}), middleOf({})]).toEqual([null, 0, [], {}]);
});
test('before the first turn it is nobody’s', () => {
  expect(seatsIn({ turn: -1 })).toEqual([]);
});
test('what a game writes in a form of its own is shown as it is', () => {
  const own = { players: { north: 1, south: 2 }, round: 'last', turn: 'north' };
  expect([playersIn(own), roundIn(own), seatsIn(own)]).toEqual([null, 0, []]);
  expect(middleOf(own)).toEqual(own);
});
