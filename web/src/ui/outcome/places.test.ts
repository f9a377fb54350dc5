import { expect, test } from 'vitest';
import type { Outcome, SeatView } from '../../net/types.ts';
import { placesOf } from './places.ts';

const outcome: Outcome = { scores: [40, 90, 40], breakdown: [{}, {}, {}], ranking: [2, 1, 2], winners: [1] };
const player: SeatView = { kind: 'player', name: 'Anna' };

test('players who are level share a place', () => {
  expect(placesOf(outcome, [player, player, player])).toEqual([
    { seat: 1, place: 1, wins: true },
    { seat: 0, place: 2, wins: false },
    { seat: 2, place: 2, wins: false },
  ]);
});

test('whoever gave up comes last, whatever the score', () => {
  const places = placesOf(outcome, [player, { ...player, stand_in: 'gave-up' }, player]);
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});
