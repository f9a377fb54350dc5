import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Position, Step } from '../net/types.ts';
import { Playback } from './playback.svelte.ts';

const ME = 0;
const OTHER = 1;

function step(number: number, seat: number, ...kinds: string[]): Step {
  return { number, state: number, at: 0, did: 'chose', seat, events: kinds.map((kind) => ({ kind, key: kind })) };
}
function position(number: number): Position {
  return { number, state: number } as Position;
}

describe('playback', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('what others do is shown before where it led', async () => {
    const playback = new Playback();
    playback.jump(position(1));
    playback.push([step(2, OTHER, 'die-taken')], position(2), ME);
    expect([playback.shown?.number, playback.event?.kind]).toEqual([1, 'die-taken']);
    await vi.runAllTimersAsync();
    expect([playback.shown?.number, playback.event, playback.busy]).toEqual([2, null, false]);
  });

  test('what we do is on the screen at once, also while something plays', async () => {
    const playback = new Playback();
    playback.jump(position(1));
    playback.push([step(2, ME, 'card-summoned')], position(2), ME);
    expect(playback.shown?.number).toBe(2);
    playback.push([step(3, ME, 'card-summoned')], position(3), ME);
    expect(playback.shown?.number).toBe(3);
    await vi.runAllTimersAsync();
    expect([playback.shown?.number, playback.busy]).toEqual([3, false]);
  });

  test('skipping goes to the present', async () => {
    const playback = new Playback();
    playback.jump(position(1));
    playback.push([step(2, OTHER, 'die-taken')], position(2), ME);
    playback.push([step(3, OTHER, 'card-summoned')], position(3), ME);
    playback.skip();
    await vi.runAllTimersAsync();
    expect([playback.shown?.number, playback.busy]).toEqual([3, false]);
  });

  test('what has nothing to show takes no time', () => {
    const playback = new Playback(() => ({ 'draft-chosen': 0 }));
    playback.jump(position(1));
    playback.push([step(2, OTHER, 'draft-chosen')], position(2), ME);
    expect([playback.shown?.number, playback.busy]).toEqual([2, false]);
  });
});
