/** What a press has promised, and whether it was kept: told from the two observations and what happened between them. */

import { expect } from 'vitest';
import type { SeasonsObservation, SeasonsPlayer } from '../../src/games/seasons/observations.ts';
import { onAmulets } from '../../src/games/seasons/pool.ts';
import { letterAt } from '../../src/games/seasons/spots.ts';
import { worth } from '../../src/games/seasons/table/rates.ts';
import type { TimeMastersObservation, TimeMastersPlayer } from '../../src/games/timemasters/observations.ts';
import type { Decision } from '../../src/net/types.ts';
import type { Spot } from '../../src/play/spots.ts';
import type { Happened, Told } from './table.ts';

/** A press: where the game stood, what was picked, where it then stood, and what happened. */
export interface Press {
  before: Told & { decision: Decision };
  picked: readonly Spot[];
  after: Told;
  events: readonly Happened[];
}

/** In any order. */
const bag = (things: Iterable<string | null>): string[] => [...things].map(String).sort();
const without = (things: Iterable<string | null>, gone: readonly string[]): string[] => {
  const left = bag(things);
  for (const each of gone) {
    const at = left.indexOf(each);
    expect(at, `${each} is picked and was not there`).toBeGreaterThanOrEqual(0);
    left.splice(at, 1);
  }
  return left;
};
const thing = (spot: Spot): string => spot.slice(spot.lastIndexOf(':') + 1);
/** The tokens that can pay, each by where it lies. */
const tokens = (me: SeasonsPlayer): string[] => [...[...me.reserve].map((each) => `token:${each}`), ...[...onAmulets(me)].map((each) => `amulet:${each}`)];

/** What our events of these kinds tell of, in their order. */
function told(press: Press, me: number, kinds: Readonly<Record<string, string>>, fact: string): string[] {
  return press.events
    .filter(({ kind, player }) => kinds[kind] !== undefined && player === me)
    .flatMap((event) => (fact === 'energy' ? [...String(event[fact])] : [String(event[fact])]).map((each) => `${kinds[event.kind] ?? ''}${each}`));
}

/** Tokens that go: just those, and where nothing else came or went, nothing but those. */
function lost(press: Press, me: number, one: SeasonsPlayer, other: SeasonsPlayer): void {
  const gone = told(press, me, { 'energy-discarded': 'token:', 'amulet-energy-discarded': 'amulet:' }, 'energy');
  expect(bag(gone.slice(0, press.picked.length))).toEqual(bag(press.picked));
  const gained = told(press, me, { 'energy-gained': '', 'energy-put': '', 'tokens-put': '', 'energy-became-air': '' }, 'energy');
  if (gone.length === press.picked.length && gained.length === 0 && one.in_play.length === other.in_play.length) {
    expect(bag(tokens(other))).toEqual(without(tokens(one), press.picked));
  }
}

export function seasonsKept(press: Press): void {
  const before = press.before.observation as SeasonsObservation;
  const after = press.after.observation as SeasonsObservation;
  const me = before.player ?? -1;
  const [one, other] = [before.players[me], after.players[me]];
  if (one === undefined || other === undefined) throw new Error('Nobody is asked.');
  const picked = press.picked.map(thing);
  switch (press.before.decision.kind) {
    case 'turn':
    case 'transmute':
      expect(bag(tokens(other))).toEqual(without(tokens(one), press.picked));
      expect(other.crystals - one.crystals).toBe(worth(before, me, press.picked.map(letterAt).filter((each) => each !== null)));
      expect(press.after.decision?.kind).toBe('turn');
      break;
    case 'exchange':
      expect(press.picked.length).toBe(2);
      expect(bag(tokens(other))).toEqual(without(tokens(one), press.picked));
      expect([press.after.decision?.kind, press.after.decision?.count]).toEqual(['gain-energy', 2]);
      break;
    case 'pay-any':
    case 'overflow':
    case 'discard-energy':
      lost(press, me, one, other);
      break;
    case 'gain-energy':
      expect(bag(told(press, me, { 'energy-gained': '' }, 'energy').slice(0, picked.length))).toEqual(bag(picked));
      break;
    case 'put-energy':
      expect(bag(told(press, me, { 'tokens-put': '' }, 'energy').slice(0, picked.length))).toEqual(bag(picked));
      break;
    case 'take-tokens':
      expect(bag(told(press, me, { 'energy-gained': '' }, 'energy'))).toEqual(bag(picked));
      break;
    case 'steal-energy': {
      const robbed = press.before.decision.other ?? -1;
      expect(bag(after.players[robbed]?.reserve ?? '')).toEqual(without(before.players[robbed]?.reserve ?? '', picked));
      break;
    }
    case 'discard-some': {
      const kept = without(one.hand, picked);
      expect(without(other.hand, kept).length + kept.length).toBe(other.hand.length);
      const gone = told(press, me, { 'card-discarded': '' }, 'card');
      if (press.after.decision?.kind !== 'shield') expect(bag(gone).filter((card) => picked.includes(card))).toEqual(bag(picked));
      break;
    }
    case 'choose-nine':
      // Once everybody has chosen, the nine lie before their player.
      expect(bag(after.round === before.round && other.hand.length > 0 ? other.hand : other.aside)).toEqual(bag([...one.hand, ...picked]));
      break;
    default:
      throw new Error(`Nobody says what is promised in ${press.before.decision.kind}.`);
  }
}

const MOVED: Readonly<Record<string, string>> = {
  discard: 'card-discarded',
  exile: 'card-exiled',
  'exile-discard': 'card-exiled',
  'take-back': 'card-taken-back',
};

export function timeMastersKept(press: Press): void {
  const { kind } = press.before.decision;
  const before = press.before.observation as TimeMastersObservation;
  const after = press.after.observation as TimeMastersObservation;
  const me = before.player ?? -1;
  const [one, other]: (TimeMastersPlayer | undefined)[] = [before.players[me], after.players[me]];
  if (one === undefined || other === undefined) throw new Error('Nobody is asked.');
  const picked = press.picked.map(thing);
  const moved = told(press, me, { [MOVED[kind] ?? '']: '' }, 'card');
  expect(bag(moved.slice(0, picked.length))).toEqual(bag(picked));
  const hand = press.events.some((event) => event.player === me && !Object.values(MOVED).includes(event.kind)) || moved.length > picked.length;
  if ((kind === 'discard' || kind === 'exile') && !hand) expect(bag(other.hand)).toEqual(without(one.hand, picked));
}
