import { describe, expect, test } from 'vitest';
import type { TimeMastersObservation } from '../../net/observations.ts';
import type { Decision } from '../../net/types.ts';
import { spotsOf } from '../../play/spots.ts';
import { spotOf } from './spots.ts';

function asking(kind: string, ...texts: string[]): Decision {
  const choices = texts.map((text, id) => ({ id, text, key: '', facts: { card: text } }));
  return { kind, key: '', choices };
}
function placed(observation: TimeMastersObservation, decision: Decision): [string, string[]][] {
  return [...spotsOf(decision, (choice) => spotOf(observation, decision, choice))].map(([spot, choices]) => [spot, choices.map(({ text }) => text)]);
}

describe('choices lie', () => {
  test('on cards and Timers, also on the card that is called timer', () => {
    const me = { hand: ['timer', 'growth'], discard: ['charge'], spells: [] };
    const seen = { game: 'timemasters', player: 0, players: [me] } as unknown as TimeMastersObservation;
    expect(placed(seen, asking('main', 'restore', 'launch 2', 'play growth', 'put growth'))).toEqual([
      ['restore', ['restore']],
      ['launch:2', ['launch 2']],
      ['hand:growth', ['play growth']],
      ['put:growth', ['put growth']],
    ]);
    expect(placed(seen, asking('discard', 'timer'))).toEqual([['hand:timer', ['timer']]]);
    expect(placed(seen, asking('take-back', 'charge'))).toEqual([['discard:charge', ['charge']]]);
  });
});
