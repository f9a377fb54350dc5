import { expect, test } from 'vitest';
import type { Observation } from '../../../net/observations.ts';
import type { Decision } from '../../../net/types.ts';
import { spotsOf } from '../../../play/spots.ts';
import { spotOf } from './spots.ts';

function placed(count: number): string[] {
  const choices = Array.from({ length: count }, (_, id) => ({ id, text: `take ${id}`, key: '' }));
  const decision: Decision = { kind: 'take', key: '', choices };
  return [...spotsOf(decision, (choice) => spotOf({} as Observation, decision, choice)).keys()];
}

test('a few choices stand in the lectern, more have a sheet', () => {
  expect(placed(6)).toEqual(['none']);
  expect(placed(8)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'].map((id) => `choice:${id}`));
});
