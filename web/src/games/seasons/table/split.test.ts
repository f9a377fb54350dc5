import { beforeEach, describe, expect, test } from 'vitest';
import type { TableState } from '../../../play/table.svelte.ts';
import type { Board } from './board.svelte.ts';
import { Split } from './split.svelte.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'a'];

let split: Split;
beforeEach(() => {
  split = new Split({ own: { hand: [], aside: CARDS, library: { '2': [], '3': [] } } } as unknown as Board);
});

describe('cards are put by for the years', () => {
  test('a press lays a card out for the first year with room', () => {
    for (const place of [0, 1, 2, 3]) split.press(place);
    expect(split.placesOf(1)).toEqual([0, 1, 2]);
    expect(split.placesOf(2)).toEqual([3]);
  });
  test('a further press moves it on, and in the end back', () => {
    const years = [1, 2, 3, 4].map(() => {
      split.press(5);
      return split.yearOf(5);
    });
    expect(years).toEqual([1, 2, 3, null]);
  });
  test('a full year takes no more', () => {
    for (const place of [0, 1, 2, 3]) split.lay(place, 3);
    expect(split.placesOf(3)).toEqual([0, 1, 2]);
    expect(split.yearOf(3)).toBeNull();
  });
  test('it is told how far the years are filled', () => {
    for (const place of [0, 1, 2, 3]) split.press(place);
    expect(split.counts).toBe('I 3/3 · II 1/3 · III 0/3');
  });
  test('what is not laid out is for the last year', () => {
    for (let place = 0; place < 6; place++) split.press(place);
    expect(split.ready).toBe(true);
  });
  test('they are sent year by year, in the order in which they are asked for', async () => {
    const sent: string[] = [];
    const table = {
      get decision() {
        return sent.length === 6 ? null : { kind: 'split', choices: CARDS.map((card, id) => ({ id, facts: { card } })) };
      },
      choose: async (id: number) => sent.push(CARDS[id] ?? '') > 0,
      together: (act: () => Promise<void>) => act(),
    } as unknown as TableState;
    for (const place of [8, 7, 0]) split.lay(place, 1);
    for (const place of [3, 1, 2]) split.lay(place, 2);
    await split.confirm(table);
    expect(sent).toEqual(['a', 'a', 'h', 'b', 'c', 'd']);
    expect(split.sending).toBe(false);
  });
  test('while they are sent, each lies where it was laid', async () => {
    const own = { hand: [] as string[], aside: [...CARDS], library: { '2': [] as string[], '3': [] } };
    split = new Split({
      get own() {
        return structuredClone(own);
      },
    } as unknown as Board);
    const piles = (): string[][] => ([1, 2, 3] as const).map((year) => split.placesOf(year).map((place) => split.cards[place] ?? '').concat(split.sent(year)));
    const seen: string[][][] = [];
    const table = {
      // What somebody else does is being shown, until it is skipped.
      decision: null as unknown,
      playback: { skip: () => (table.decision = { kind: 'split', choices: own.aside.map((card, id) => ({ id, facts: { card } })) }) },
      choose: async (id: number) => {
        (own.hand.length < 3 ? own.hand : own.library['2']).push(...own.aside.splice(id, 1));
        seen.push(piles());
        return (table.decision = null) === null;
      },
      together: (act: () => Promise<void>) => act(),
    };
    for (const place of [8, 7, 6, 3, 1, 2]) split.press(place);
    const laid = piles();
    await split.confirm(table as unknown as TableState);
    expect(seen).toEqual(Array(6).fill(laid));
    expect([own.hand.length, own.library['2'].length]).toEqual([3, 3]);
  });
});
