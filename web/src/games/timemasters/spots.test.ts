import { describe, expect, test } from 'vitest';
import type { Decision } from '../../net/types.ts';
import { asking } from '../../play/asking.ts';
import { spotsOf } from '../../play/spots.ts';
import type { TimeMastersObservation } from './observations.ts';
import { spotOf } from './spots.ts';

function placed(observation: TimeMastersObservation, decision: Decision): string[] {
  return [...spotsOf(decision, (choice) => spotOf(observation, decision, choice)).keys()];
}

describe('choices lie', () => {
  test('on cards and Timers, also on the card that is called timer', () => {
    const me = { hand: ['timer', 'growth'], discard: ['charge'], spells: [] };
    const seen = { game: 'timemasters', player: 0, players: [me] } as unknown as TimeMastersObservation;
    const growth = { card: 'growth' };
    const main = asking('main', ['restore'], ['launch', { amount: 2 }], ['play', growth], ['put', growth]);
    expect(placed(seen, main)).toEqual(['restore', 'launch:2', 'hand:growth', 'put:growth']);
    expect(placed(seen, asking('discard', ['card', { card: 'timer' }]))).toEqual(['hand:timer']);
    expect(placed(seen, asking('put', ['timer', { amount: 2 }]))).toEqual(['timer:2']);
    expect(placed(seen, asking('take-back', ['card', { card: 'charge' }]))).toEqual(['discard:charge']);
    expect(placed(seen, asking('echo', ['card', growth]))).toEqual(['none']);
  });
});
