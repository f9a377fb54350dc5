import { describe, expect, test } from 'vitest';
import type { SeasonsObservation } from '../../net/observations.ts';
import type { Decision } from '../../net/types.ts';
import { spotsOf } from '../../play/spots.ts';
import { spotOf } from './spots.ts';

/** As much of an observation as choices are looked up in. */
function seasons(player: object): SeasonsObservation {
  const one = { hand: [], aside: [], in_play: [], ...player };
  const other = { hand: [null], aside: [], in_play: [{ card: 'purse-of-io', serial: 9 }] };
  return { game: 'seasons', player: 0, players: [one, other] } as unknown as SeasonsObservation;
}
function asking(kind: string, ...texts: string[]): Decision {
  const choices = texts.map((text, id) => ({ id, text, key: '', facts: { card: text } }));
  return { kind, key: '', choices };
}
function placed(observation: SeasonsObservation, decision: Decision): [string, string[]][] {
  return [...spotsOf(decision, (choice) => spotOf(observation, decision, choice))].map(([spot, choices]) => [spot, choices.map(({ text }) => text)]);
}

describe('choices lie', () => {
  test('on dice, cards and bonuses', () => {
    const observation = seasons({ hand: ['amulet-of-air'], in_play: [{ card: 'tree-of-light', serial: 4 }] });
    expect(
      placed(observation, asking('turn', 'end', 'bonus gauge', 'die 2', 'summon amulet-of-air', 'activate tree-of-light')),
    ).toEqual([
      ['end', ['end']],
      ['bonus:gauge', ['bonus gauge']],
      ['die:2', ['die 2']],
      ['hand:amulet-of-air', ['summon amulet-of-air']],
      ['play:4', ['activate tree-of-light']],
    ]);
  });
  test('on the second copy of a card', () => {
    const observation = seasons({
      in_play: [
        { card: 'purse-of-io', serial: 4 },
        { card: 'purse-of-io', serial: 7 },
      ],
    });
    expect(placed(observation, asking('sacrifice', 'in-play purse-of-io 2', 'player 1 purse-of-io'))).toEqual([
      ['play:7', ['in-play purse-of-io 2']],
      ['play:9', ['player 1 purse-of-io']],
    ]);
  });
  test('on tokens, or on a kind of energy', () => {
    expect(placed(seasons({}), asking('transmute', 'A'))).toEqual([['token:A', ['A']]]);
    expect(placed(seasons({}), asking('gain-energy', 'A'))).toEqual([['energy:A', ['A']]]);
    expect(placed(seasons({}), { ...asking('steal-energy', 'A'), other: 1 })).toEqual([['their:1:A', ['A']]]);
  });
  test('in the lectern where nobody knows better', () => {
    expect(placed(seasons({}), asking('unheard-of', 'something new'))).toEqual([['none', ['something new']]]);
  });
});
