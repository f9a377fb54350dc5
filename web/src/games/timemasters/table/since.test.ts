import { expect, test } from 'vitest';
import type { GameEvent } from '../../../net/types.ts';
import { sinceLastTurn } from './since.ts';

function event(kind: string, player: number): GameEvent {
  return { kind, key: kind, facts: { player } };
}
const ME = 0;
const story = [
  event('turn-began', 1),
  event('spell-played', 1),
  event('turn-began', ME),
  event('spell-played', ME),
  event('turn-began', 1),
  event('card-taken', 1),
  event('ke-spent', 1),
  event('ke-exhausted', ME),
  event('turn-began', 2),
  event('turn-passed', 2),
];

test('tells of the others after our last turn', () => {
  expect(sinceLastTurn(story, ME).map(({ kind }) => kind)).toEqual(['card-taken', 'ke-exhausted', 'turn-passed']);
});
test('keeps it while our next turn lasts', () => {
  const now = [...story, event('turn-began', ME), event('focus-played', ME)];
  expect(sinceLastTurn(now, ME).map(({ kind }) => kind)).toEqual(['card-taken', 'ke-exhausted', 'turn-passed']);
});
test('tells those who watch of the last turn', () => {
  expect(sinceLastTurn(story, null).map(({ kind }) => kind)).toEqual(['turn-passed']);
});
