import { afterEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte.ts';
import { makeRoom } from './makeRoom.ts';

const CARD = {} as Element;
const at = (left: number, top = 0, width = 100): DOMRect => ({ left, top, width }) as DOMRect;

afterEach(() => vi.restoreAllMocks());

test('a card slides sideways from where it lay, whatever else has changed', () => {
  const { css, duration } = makeRoom(CARD, { from: at(300, 40, 120), to: at(420, 60, 100) });
  expect(duration).toBeGreaterThan(0);
  expect([css?.(0, 1), css?.(1, 0)]).toEqual(['transform: translateX(-120px)', 'transform: translateX(0px)']);
});

test('one that has kept its place does not move', () => {
  expect(makeRoom(CARD, { from: at(300, 40), to: at(300, 60) })).toEqual({ duration: 0 });
});

test('nothing slides where less motion is wanted, or nothing is played out', () => {
  const moved = { from: at(300), to: at(420) };
  vi.spyOn(settings, 'lessMotion', 'get').mockReturnValue(true);
  expect(makeRoom(CARD, moved)).toEqual({ duration: 0 });
  vi.restoreAllMocks();
  vi.spyOn(settings, 'speed', 'get').mockReturnValue('off');
  expect(makeRoom(CARD, moved)).toEqual({ duration: 0 });
});
