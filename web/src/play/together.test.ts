import { describe, expect, test } from 'vitest';
import type { Step } from '../net/types.ts';
import { standing, Together } from './together.ts';

function step(did: Step['did'], choices?: number): Step {
  return { number: 0, state: 0, at: 0, did, ...(choices === undefined ? {} : { choices }) };
}

describe('the choices that stand', () => {
  test('are those made, less those taken back', () => {
    expect(standing([step('began'), step('chose'), step('chose'), step('undid', 1), step('chose')])).toBe(2);
  });
  test('count what all have agreed to take back, and not what was only asked for', () => {
    expect(standing([step('chose'), step('chose'), step('chose'), step('asked-undo'), step('agreed', 2)])).toBe(1);
  });
  test('begin with those of the game that goes on here', () => {
    expect(standing([step('began'), step('continued', 40), step('chose')])).toBe(41);
  });
});

describe('taken back', () => {
  test('one choice by itself', () => {
    expect(new Together().last(3)).toBe(1);
  });
  test('a handful as a whole, also after a later choice was taken back', () => {
    const together = new Together();
    together.sent(2, 5);
    expect(together.last(6)).toBe(1);
    expect(together.last(5)).toBe(3);
  });
  test('a handful that was taken back is forgotten once others stand in its place', () => {
    const together = new Together();
    together.sent(2, 5);
    together.sent(3, 6);
    expect(together.last(5)).toBe(1);
    expect(together.last(6)).toBe(3);
  });
});
