import { expect, test } from 'vitest';
import { MOMENT, Steady } from './steady.ts';

const NEAR = 8;

function over(thing: string): Steady {
  const steady = new Steady();
  steady.at(100, 100, NEAR, () => thing);
  return steady;
}

test('what was there when the pointer came can be pressed at once, and again', () => {
  const steady = over('die');
  expect(steady.allows(0)).toBe(true);
  steady.changed('die', 5);
  expect(steady.allows(6)).toBe(true);
});

test('what comes under the resting pointer can be pressed after a moment, however the pointer trembles', () => {
  const steady = over('card of the first pack');
  steady.changed('card of the second pack', 1000);
  expect(steady.allows(1150)).toBe(false);
  steady.at(104, 97, NEAR, () => 'card of the second pack');
  expect(steady.allows(1300)).toBe(false);
  expect(steady.allows(1000 + MOMENT)).toBe(true);
});

test('what the pointer is moved to can be pressed at once, also after it was moved away and back', () => {
  const steady = over('card');
  steady.changed('other card', 1000);
  steady.at(300, 100, NEAR, () => 'third card');
  expect(steady.allows(1010)).toBe(true);
  steady.changed('fourth card', 1020);
  steady.at(100, 100, NEAR, () => 'card');
  expect(steady.allows(1030)).toBe(true);
});
