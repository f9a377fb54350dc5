import { expect, test } from 'vitest';
import type { Observation } from '../net/observations.ts';
import { actingIn } from './acting.ts';

test('who must act is what the observation says', () => {
  expect(actingIn({ must_act: [1, 2] } as unknown as Observation)).toEqual([1, 2]);
});
test('a game that does not say it has nobody who must', () => {
  expect(actingIn(null)).toEqual([]);
  expect(actingIn({ player: 0 } as unknown as Observation)).toEqual([]);
  expect(actingIn({ must_act: 1 } as unknown as Observation)).toEqual([]);
});
