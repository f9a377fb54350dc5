import { beforeEach, expect, test, vi } from 'vitest';
import { Reader, type Page } from './reader.svelte.ts';

let hand: string[];
let played: string[];

function page(card: string): Page<string> {
  return { key: card, thing: card, name: card, rule: '', deeds: [{ name: 'play', act: () => played.push(card) }] };
}
const pages = (): Page<string>[] => hand.map(page);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  hand = ['orb', 'staff', 'purse'];
  played = [];
});

function later(): void {
  vi.advanceTimersByTime(500);
}

test('the first tap reads, the second does', () => {
  const reader = new Reader<string>();
  reader.tap(pages, 'staff');
  expect(reader.page?.name).toBe('staff');
  expect(played).toEqual([]);
  later();
  reader.tap(pages, 'staff');
  expect(played).toEqual(['staff']);
  expect(reader.page).toBeNull();
});

test('a double tap only reads', () => {
  const reader = new Reader<string>();
  reader.tap(pages, 'staff');
  vi.advanceTimersByTime(200);
  reader.tap(pages, 'staff');
  expect(reader.page?.name).toBe('staff');
  expect(played).toEqual([]);
});

test('another thing is read before anything is done with it', () => {
  const reader = new Reader<string>();
  reader.tap(pages, 'staff');
  later();
  reader.tap(pages, 'orb');
  expect(reader.page?.name).toBe('orb');
  expect(played).toEqual([]);
});

test('one turns to the neighbours, and no further', () => {
  const reader = new Reader<string>();
  reader.tap(pages, 'staff');
  expect(reader.turn(1)).toBe(true);
  expect(reader.page?.name).toBe('purse');
  expect(reader.turn(1)).toBe(false);
  reader.turn(-1);
  reader.turn(-1);
  expect(reader.page?.name).toBe('orb');
  expect(reader.turn(-1)).toBe(false);
});

test('what is only picked stays open', () => {
  const reader = new Reader<string>();
  const picking = (): Page<string>[] => pages().map((each) => ({ ...each, deeds: each.deeds.map((deed) => ({ ...deed, stays: true })) }));
  reader.tap(picking, 'orb');
  later();
  reader.tap(picking, 'orb');
  expect(played).toEqual(['orb']);
  expect(reader.page?.name).toBe('orb');
});

test('what is gone is not read any more', () => {
  const reader = new Reader<string>();
  hand = ['orb'];
  reader.tap(pages, 'staff');
  expect(reader.page).toBeNull();
});
