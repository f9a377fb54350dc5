import { describe, expect, test } from 'vitest';
import type { Decision } from '../../net/types.ts';
import { asking } from '../../play/asking.ts';
import type { SeasonsObservation } from './observations.ts';
import { poolOf } from './pool.ts';

/** As much of an observation as pools are made of. */
function seen(player: object): SeasonsObservation {
  const one = { reserve: '', hand: [], aside: [], in_play: [], ...player };
  const others = ['WW', 'F'].map((reserve) => ({ reserve, hand: [null], aside: [], in_play: [] }));
  return { game: 'seasons', player: 0, players: [one, ...others] } as unknown as SeasonsObservation;
}
/** A question that still wants so many answers. */
function wanting(count: number, kind: string): Decision {
  return { ...asking(kind), count };
}
function stock(observation: SeasonsObservation, decision: Decision): Record<string, number> {
  return Object.fromEntries(poolOf(observation, decision)?.stock ?? []);
}

const AMULET = { card: 'amulet-of-water', imitates: null, tokens: 'EE' };

describe('several are picked together', () => {
  test('in a turn only where there is the right to transmute, which is chosen first', () => {
    const observation = seen({ reserve: 'FFA' });
    expect(poolOf(observation, asking('turn', ['end']))).toBeNull();
    expect(poolOf(observation, asking('turn', ['end'], ['transmute']))).toMatchObject({ least: 1, most: Infinity, lead: 'transmute' });
  });
  test('from the reserve and the Amulets of Water, also those that a Raven imitates', () => {
    const raven = { card: 'raven-the-usurper', imitates: 'amulet-of-water', tokens: 'A' };
    const observation = seen({ reserve: 'FFA', in_play: [AMULET, raven] });
    expect(stock(observation, asking('transmute'))).toEqual({ 'token:F': 2, 'token:A': 1, 'amulet:E': 2, 'amulet:A': 1 });
  });
  test('what is too much for the reserve comes from the reserve alone', () => {
    const observation = seen({ reserve: 'FFAAAAEE', in_play: [AMULET] });
    expect(poolOf(observation, wanting(1, 'overflow'))).toMatchObject({ least: 1, most: 1 });
    expect(stock(observation, wanting(1, 'overflow'))).toEqual({ 'token:F': 2, 'token:A': 4, 'token:E': 2 });
  });
  test('as many as are still wanted; one alone is just pressed', () => {
    expect(poolOf(seen({}), wanting(4, 'gain-energy'))).toMatchObject({ least: 4, most: 4 });
    expect(poolOf(seen({}), wanting(1, 'gain-energy'))).toBeNull();
  });
  test.each(['F', 'FA', 'FFAAEEW'])('an exchange takes two tokens of %s and the amulet', (reserve) => {
    expect(poolOf(seen({ reserve, in_play: [AMULET] }), wanting(2, 'exchange'))).toMatchObject({ least: 2, most: 2 });
  });
  test('the rest of a pick that was broken off is chosen one by one', () => {
    expect(poolOf(seen({ reserve: 'FFA' }), { ...asking('transmute'), picked: 1 })).toBeNull();
  });
  test('what lies on a card, unless two copies differ: then nobody can say which is asked about', () => {
    const monolith = { card: 'fairy-monolith', imitates: null, tokens: 'AF' };
    const asked = { ...asking('take-tokens'), card: 'fairy-monolith' };
    expect(stock(seen({ in_play: [monolith] }), asked)).toEqual({ 'on-card:A': 1, 'on-card:F': 1 });
    expect(poolOf(seen({ in_play: [monolith, { ...monolith, tokens: 'E' }] }), asked)).toBeNull();
  });
  test('nine cards, less those that are kept already', () => {
    const observation = seen({ hand: ['raven-the-usurper'], aside: ['amulet-of-air', 'amulet-of-air', 'purse-of-io'] });
    expect(poolOf(observation, wanting(8, 'choose-nine'))).toMatchObject({ least: 8, most: 8 });
    expect(stock(observation, wanting(8, 'choose-nine'))).toEqual({ 'aside:amulet-of-air': 2, 'aside:purse-of-io': 1 });
  });
  test('from the opponent whose turn it is to be robbed', () => {
    const second = { ...wanting(2, 'steal-energy'), other: 2 };
    expect(poolOf(seen({}), second)).toMatchObject({ least: 1, most: 2 });
    expect(stock(seen({}), second)).toEqual({ 'their:2:F': 1 });
  });
  test('not by those who watch', () => {
    expect(poolOf({ ...seen({ reserve: 'F' }), player: null }, asking('transmute'))).toBeNull();
  });
});
