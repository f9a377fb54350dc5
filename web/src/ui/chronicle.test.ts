import { describe, expect, test } from 'vitest';
import type { Facts, GameEvent, Step } from '../net/types.ts';
import type { Joining } from '../play/behaviour.ts';
import { chronicle, linesOf } from './chronicle.ts';

const JOINING: Joining = {
  lists: ['card-drawn'],
  sums: ['energy-transmuted'],
  repeats: { 'cards-drawn': 'card-drawn', 'top-looked-at': 'top-seen' },
  sources: { bonus: 'bonus-used' },
};

function event(kind: string, facts: Facts = {}): GameEvent {
  return { kind, key: `event.${kind}`, facts: { player: 0, ...facts } };
}
const SUMMONED = { events: [event('card-summoned', { card: 'vampiric-crown' })] };

function step(number: number, did: Step['did'], more: Partial<Step> = {}): Step {
  return { number, state: number, at: 0, did, seat: 0, ...more };
}

describe('the steps', () => {
  test('choices of which nothing is to be told have no line, and what was taken back is marked', () => {
    const steps = [step(1, 'chose', SUMMONED), step(2, 'chose'), step(3, 'chose', SUMMONED), step(4, 'undid', { choices: 1 })];
    expect(chronicle(steps, new Set([3]), JOINING).map(({ step: { number }, gone }) => [number, gone])).toEqual([
      [1, false],
      [3, true],
      [4, false],
    ]);
  });

  test('taking back one by one is one line for each who does it', () => {
    const steps = [step(1, 'undid', { choices: 1 }), step(2, 'undid', { choices: 2 }), step(3, 'undid', { choices: 1, seat: 1 })];
    expect(chronicle(steps, new Set(), JOINING).map(({ step: { choices, seat } }) => [seat, choices])).toEqual([
      [0, 3],
      [1, 1],
    ]);
  });

  test('what one press did in several choices is one line, but for what was taken back', () => {
    const transmuted = (number: number, tokens: string, amount: number): Step =>
      step(number, 'chose', { events: [event('energy-transmuted', { tokens, amount })] });
    const [whole, taken, rest] = chronicle([transmuted(1, 'W', 1), transmuted(2, 'F', 2), transmuted(3, 'F', 2), transmuted(4, 'E', 3)], new Set([3]), JOINING);
    expect(whole?.lines.map(({ event: { facts } }) => [facts?.tokens, facts?.amount])).toEqual([['WF', 3]]);
    expect(taken?.gone).toBe(true);
    expect(rest?.lines.map(({ event: { facts } }) => facts?.tokens)).toEqual(['E']);
  });
});

describe('the lines of a step', () => {
  const told = (events: GameEvent[]): [string, number][] => linesOf(events, JOINING).map((line) => [line.event.kind, line.cards.length]);

  test('cards are a list, and are not counted as well', () => {
    const events = [
      event('card-drawn', { card: 'a' }),
      event('card-drawn', { card: 'b' }),
      event('deck-reshuffled'),
      event('card-drawn', { card: 'c' }),
      event('cards-drawn', { amount: 3 }),
      event('cards-drawn', { player: 1, amount: 3 }),
    ];
    expect(told(events)).toEqual([
      ['card-drawn', 2],
      ['deck-reshuffled', 0],
      ['card-drawn', 1],
      ['cards-drawn', 0],
    ]);
  });

  test('who is not told which cards they were is told how many', () => {
    expect(told([event('cards-drawn', { amount: 2 }), event('top-looked-at')])).toEqual([
      ['cards-drawn', 0],
      ['top-looked-at', 0],
    ]);
  });

  test('a bonus is named where it is not told in the same step', () => {
    const given = event('energy-discarded', { tokens: 'AA', source: 'bonus' });
    expect(linesOf([event('bonus-used'), given], JOINING).at(-1)?.event.facts?.source).toBeUndefined();
    expect(linesOf([given], JOINING).at(-1)?.event.facts?.source).toBe('bonus');
  });

  test('the card that was played is not named again as the source; another player reads it', () => {
    const lost = (player: number): GameEvent => event('crystals-lost', { player, amount: 1, source: 'kairn' });
    const lines = linesOf([event('card-activated', { card: 'kairn' }), lost(0), lost(1)], JOINING);
    expect(lines.map((line) => line.event.facts?.source)).toEqual([undefined, undefined, 'kairn']);
  });

  test('what is paid for a card before it lies there says for what', () => {
    const [paid] = linesOf([event('crystals-lost', { amount: 3, source: 'kairn' }), event('card-summoned', { card: 'kairn' })], JOINING);
    expect(paid?.event.facts?.source).toBe('kairn');
  });

  test('what two cards did stays apart', () => {
    const by = (source: string): GameEvent => event('energy-transmuted', { tokens: 'W', amount: 1, source });
    expect(told([by('one'), by('other')])).toHaveLength(2);
  });
});
