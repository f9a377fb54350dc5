import { expect, test } from 'vitest';
import { beginners, mayGo, plansFor, playersOf, quickSeats, seated, seatsOf, type Plan } from './plans.ts';

const plans: Plan[] = ['me', 'bot:apprentice', 'none', 'none'];

test('a game has the chairs that it can be played with', () => {
  expect(plansFor([2, 3, 4], 'apprentice')).toEqual(plans);
  expect(plansFor([2], 'random')).toEqual(['me', 'bot:random']);
  expect(plansFor([3, 4], 'random')).toEqual(['me', 'bot:random', 'bot:random', 'none']);
  expect(plansFor([1], 'random')).toEqual(['me']);
  expect(plansFor([1, 2], 'random')).toEqual(['me', 'none']);
});

test('a game at once has as few others as it can be played with', () => {
  expect(quickSeats([2, 3, 4], { kind: 'open' })).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  expect(quickSeats([4, 3], { kind: 'open' })).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]);
  expect(quickSeats([1, 2], { kind: 'open' })).toEqual([{ kind: 'me' }, { kind: 'open' }]);
  expect(quickSeats([1], { kind: 'open' })).toEqual([{ kind: 'me' }]);
});

test('whoever sat on the chair that we take gets ours', () => {
  expect(seated(plans, 1, 'me')).toEqual(['bot:apprentice', 'me', 'none', 'none']);
  expect(seated(plans, 2, 'me')).toEqual(['open', 'bot:apprentice', 'me', 'none']);
});

test('as many chairs stay as the game needs', () => {
  expect(playersOf(plans)).toBe(2);
  expect(mayGo(plans, 1, 2)).toBe(false);
  expect(mayGo(seated(plans, 3, 'open'), 1, 2)).toBe(true);
  expect(mayGo(seated(plans, 3, 'open'), 1, 3)).toBe(false);
});

test('only who sits at the table may begin', () => {
  expect(beginners(['random', '0', '1', '2', '3'], plans)).toEqual(['random', '0', '1']);
  expect(beginners(['random', '0', '1', '2', '3'], seated(plans, 2, 'open'))).toEqual(['random', '0', '1', '2']);
  expect(beginners(['youngest', '1', '2'], plans)).toEqual(['youngest', '1']);
});

test('only chairs become seats, in order', () => {
  expect(seatsOf(seated(plans, 3, 'invited'))).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'apprentice' },
    { kind: 'invited' },
  ]);
});
