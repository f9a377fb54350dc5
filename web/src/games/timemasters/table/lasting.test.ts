import { expect, test } from 'vitest';
import type { Lasting, TimeMastersCard } from '../cardList.ts';
import type { TimeMastersPlayer } from '../observations.ts';
import { capNow, costNow } from './lasting.ts';

const LASTING: Record<string, Lasting> = {
  'my-timer': { cheaper: 1 },
  'water-clock': { 'cheaper-here': 1 },
  'their-timer': { dearer: 2 },
  'clock-tower': { cap: 6 },
  'own-chain': { 'own-dearer': 1, 'own-cap': 4 },
  'gift': { 'others-cheaper': 1 },
};
const facts = (card: string): TimeMastersCard => ({ lasting: LASTING[card] ?? {} }) as TimeMastersCard;
const player = (timers: string[], more: Partial<TimeMastersPlayer> = {}): TimeMastersPlayer =>
  ({ timers: timers.map((card) => ({ card })), next_spell: 0, cap: null, ...more }) as TimeMastersPlayer;

test('one makes one’s own spells cheaper, the others make them dearer', () => {
  expect(costNow(3, 0, [player(['my-timer']), player([])], facts)).toBe(2);
  expect(costNow(3, 1, [player(['my-timer']), player([])], facts)).toBe(3);
  expect(costNow(3, 0, [player(['my-timer', 'their-timer']), player(['their-timer'])], facts)).toBe(4);
});

test('reminders count, nothing is cheaper than free, and a Timer that helps what lies on it helps nothing else', () => {
  expect(costNow(1, 0, [player(['my-timer'], { next_spell: -2 })], facts)).toBe(0);
  expect(costNow(2, 0, [player(['water-clock'])], facts)).toBe(2);
});

test('of several limits the lowest counts, and one’s own Timer limits the others only', () => {
  expect(capNow(0, [player([]), player(['clock-tower'])], facts)).toBe(6);
  expect(capNow(0, [player([], { cap: 3 }), player(['clock-tower'])], facts)).toBe(3);
  expect(capNow(0, [player(['clock-tower']), player([])], facts)).toBeNull();
});

test('a Timer may bind its own player, and help the others', () => {
  expect(costNow(3, 0, [player(['own-chain']), player(['gift'])], facts)).toBe(3);
  expect(costNow(3, 1, [player(['own-chain']), player(['gift'])], facts)).toBe(3);
  expect(costNow(3, 0, [player(['gift']), player([])], facts)).toBe(3);
  expect(costNow(3, 1, [player(['gift']), player([])], facts)).toBe(2);
  expect(capNow(0, [player(['own-chain']), player(['clock-tower'])], facts)).toBe(4);
  expect(capNow(1, [player(['own-chain']), player([])], facts)).toBeNull();
});
