import { describe, expect, it } from 'vitest';
import type { Did, Step } from '../net/types.ts';
import { newsAmong, playedOn } from './news.ts';

function steps(...did: [Did, number, Partial<Step>?][]): Step[] {
  return did.map(([what, seat, more], number) => ({ number, state: number, at: 0, did: what, seat, ...more }));
}

describe('what is told in passing', () => {
  it('is what others did, and no board shows', () => {
    const told = steps(['chose', 1], ['refused', 1], ['stand-in', 0, { reason: 'left' }], ['stand-in', 1, { reason: 'time' }], ['returned', 1]);
    expect(newsAmong(told, 0).map(({ number }) => number)).toEqual([1, 3, 4]);
    expect(newsAmong(told, 1).map(({ number }) => number)).toEqual([2, 3]);
    expect(newsAmong(told, null).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('a request to go back', () => {
  it('comes to nothing once somebody else chooses', () => {
    const all = steps(['asked-undo', 0], ['chose', 1]);
    expect(playedOn(all, all.slice(1), 0)).toBe(true);
    expect(playedOn(all, all.slice(1), 1)).toBe(false);
  });
  it('is told of once', () => {
    const all = steps(['asked-undo', 0], ['chose', 1], ['chose', 1]);
    expect(playedOn(all, all.slice(2), 0)).toBe(false);
  });
  it('has an end of its own where it was answered', () => {
    const refused = steps(['asked-undo', 0], ['refused', 1], ['chose', 1]);
    expect(playedOn(refused, refused.slice(1), 0)).toBe(false);
    const agreed = steps(['asked-undo', 0], ['agreed', 1, { choices: 2 }], ['chose', 1]);
    expect(playedOn(agreed, agreed.slice(1), 0)).toBe(false);
  });
  it('waits for the others while one of them has agreed', () => {
    const all = steps(['asked-undo', 0], ['agreed', 1], ['chose', 2]);
    expect(playedOn(all, all.slice(2), 0)).toBe(true);
  });
});
