import { expect, test } from 'vitest';
import type { ReplayStep } from '../net/answers.ts';
import { roundsOf, turnsOf, yearsOf } from './turns.ts';

function step(state: number, year: number, round: number, turn: number): ReplayStep {
  return { number: state, state, at: 0, did: 'chose', year, round, turn };
}

const steps = [
  step(0, 1, 0, 0),
  step(1, 1, 0, 1),
  step(2, 1, 1, 0),
  step(3, 1, 1, 0),
  step(4, 1, 1, 1),
  step(5, 1, 2, 1),
  step(6, 2, 2, 0),
];

test('a turn begins where the seat or the round changes; the prelude is one turn', () => {
  expect(turnsOf(steps).map(({ state }) => state)).toEqual([0, 2, 4, 5, 6]);
});

test('years and rounds begin with a turn; the prelude is no year', () => {
  const turns = turnsOf(steps);
  expect(yearsOf(turns).map(({ state, year }) => [state, year])).toEqual([
    [2, 1],
    [6, 2],
  ]);
  expect(roundsOf(turns).map(({ state }) => state)).toEqual([0, 2, 5]);
});
