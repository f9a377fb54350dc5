import { expect, test } from 'vitest';
import { heightFor, isPhone } from './windows.ts';

test('a phone is one upright and held sideways', () => {
  expect(isPhone(360, 740, true)).toBe(true);
  expect(isPhone(740, 360, true)).toBe(true);
  expect(isPhone(930, 430, true)).toBe(true);
});

test('a narrow window is one too, whatever points at it; a low one is not', () => {
  expect(isPhone(480, 900, false)).toBe(true);
  expect(isPhone(1280, 480, false)).toBe(false);
});

test('a tablet is none', () => {
  expect(isPhone(768, 1024, true)).toBe(false);
  expect(isPhone(1024, 768, true)).toBe(false);
});

test('larger letters leave less of a window to everything else', () => {
  expect(heightFor(900, 1)).toBe(900);
  expect(heightFor(900, 1.3)).toBeLessThan(840);
});
