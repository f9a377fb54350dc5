import { describe, expect, test } from 'vitest';
import type { Step } from '../net/types.ts';
import { takenBack } from './takenBack.ts';

/** A story, numbered from 0. */
function story(...steps: [Step['did'], number?][]): Step[] {
  return steps.map(([did, choices], number) => ({ number, state: 0, at: 0, did, ...(choices === undefined ? {} : { choices }) }));
}

describe('taken back', () => {
  test('are the last choices that stood, also one after the other', () => {
    const steps = story(['began'], ['chose'], ['chose'], ['undid', 1], ['undid', 1], ['chose'], ['chose'], ['undid', 1]);
    expect([...takenBack(steps)].sort()).toEqual([1, 2, 6]);
  });
  test('are choices of the others too, where all agreed, or the last one left; a question alone takes nothing back', () => {
    expect([...takenBack(story(['chose'], ['chose'], ['asked-undo'], ['agreed']))]).toEqual([]);
    expect([...takenBack(story(['chose'], ['chose'], ['asked-undo'], ['agreed', 2]))]).toEqual([0, 1]);
    expect([...takenBack(story(['chose'], ['asked-undo'], ['stand-in', 1]))]).toEqual([0]);
  });
  test('is nothing of the game that goes on here', () => {
    expect([...takenBack(story(['began'], ['continued', 40], ['chose'], ['undid', 1]))]).toEqual([2]);
  });
});
