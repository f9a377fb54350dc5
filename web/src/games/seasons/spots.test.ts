import { describe, expect, test } from 'vitest';
import type { Decision } from '../../net/types.ts';
import { asking } from '../../play/asking.ts';
import { spotsOf } from '../../play/spots.ts';
import type { SeasonsObservation } from './observations.ts';
import { spotOf } from './spots.ts';

/** As much of an observation as choices are looked up in. */
function seasons(player: object): SeasonsObservation {
  const one = { hand: [], aside: [], in_play: [], ...player };
  const other = { hand: [null], aside: [], in_play: [{ card: 'purse-of-io', serial: 9 }] };
  return { game: 'seasons', player: 0, players: [one, other] } as unknown as SeasonsObservation;
}
function placed(observation: SeasonsObservation, decision: Decision): string[] {
  return [...spotsOf(decision, (choice) => spotOf(observation, decision, choice)).keys()];
}

describe('choices lie', () => {
  test('on dice, cards and bonuses', () => {
    const observation = seasons({ hand: ['amulet-of-air'], in_play: [{ card: 'tree-of-light', serial: 4 }] });
    const summon = ['summon', { card: 'amulet-of-air' }] as const;
    const activate = ['activate', { card: 'tree-of-light', copy: 1 }] as const;
    const decision = asking('turn', ['end'], ['bonus-gauge'], ['die', { amount: 2 }], summon, activate);
    expect(placed(observation, decision)).toEqual(['end', 'bonus:gauge', 'die:2', 'hand:amulet-of-air', 'play:4']);
  });
  test('on the second copy of a card', () => {
    const observation = seasons({
      in_play: [
        { card: 'purse-of-io', serial: 4 },
        { card: 'purse-of-io', serial: 7 },
      ],
    });
    const own = ['in-play', { card: 'purse-of-io', copy: 2 }] as const;
    const theirs = ['at-player', { player: 1, card: 'purse-of-io', copy: 1 }] as const;
    expect(placed(observation, asking('sacrifice', own, theirs))).toEqual(['play:7', 'play:9']);
  });
  test('on tokens, or on a kind of energy', () => {
    const air = ['energy', { energy: 'A' }] as const;
    expect(placed(seasons({}), asking('transmute', air))).toEqual(['token:A']);
    expect(placed(seasons({}), asking('gain-energy', air))).toEqual(['energy:A']);
    expect(placed(seasons({}), asking('put-energy', air))).toEqual(['token:A']);
    expect(placed(seasons({}), { ...asking('put-energy', air), count: 2 })).toEqual(['energy:A']);
    expect(placed(seasons({}), { ...asking('steal-energy', air), other: 1 })).toEqual(['their:1:A']);
    expect(placed(seasons({}), asking('pay', ['amulet', { energy: 'A', card: 'amulet-of-water' }]))).toEqual(['amulet:A']);
  });
  test('on a card of the pack before one of the hand', () => {
    const card = ['card', { card: 'amulet-of-air' }] as const;
    expect(placed(seasons({ aside: ['amulet-of-air'], hand: ['amulet-of-air'] }), asking('keep', card))).toEqual(['aside:amulet-of-air']);
    expect(placed(seasons({ hand: ['amulet-of-air'] }), asking('discard', card))).toEqual(['hand:amulet-of-air']);
    expect(placed(seasons({}), asking('imitate', card))).toEqual(['none']);
  });
  test('whatever their texts are', () => {
    const decision = asking('turn', ['summon', { card: 'amulet-of-air' }]);
    const renamed = { ...decision, choices: decision.choices.map((choice) => ({ ...choice, text: 'die 2' })) };
    expect(placed(seasons({}), renamed)).toEqual(['hand:amulet-of-air']);
  });
  test('in the lectern where nobody knows better', () => {
    expect(placed(seasons({}), asking('unheard-of', ['something-new'], ['plain']))).toEqual(['none']);
  });
});
