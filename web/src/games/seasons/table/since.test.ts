import { expect, test } from 'vitest';
import type { Step } from '../../../net/types.ts';
import { sinceLastTurn } from './since.ts';

function step(seat: number, ...events: [string, number][]): Step {
  return { number: 0, state: 0, at: 0, did: 'chose', seat, events: events.map(([kind, player]) => ({ kind, key: '', facts: { player } })) };
}

test('what the others did after our turn is told, in its order', () => {
  const steps = [
    step(1, ['card-summoned', 1]),
    step(0, ['card-activated', 0], ['turn-ended', 0]),
    step(1, ['die-taken', 1], ['energy-gained', 1]),
    step(1, ['card-summoned', 1], ['crystals-lost', 0]),
    step(0, ['die-taken', 0]),
  ];
  expect(sinceLastTurn(steps, 0).map(({ kind }) => kind)).toEqual(['die-taken', 'card-summoned', 'crystals-lost']);
});
