import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { corners } from '../../../art/engrave/path.ts';
import { seasonsPlates } from './emblems.ts';

// The same table against which the rules are checked.
const TABLE = JSON.parse(
  readFileSync(new URL('../../../../../tests/facts/seasons.json', import.meta.url), 'utf8'),
) as Record<'cards' | 'enchantments', { names: { en: string } }[]> & { ability_tokens: { number: number }[] };
const named = ({ names }: { names: { en: string } }): string => names.en.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

test('every card, enchantment and ability token of Seasons has an emblem', () => {
  const tokens = TABLE.ability_tokens.map(({ number }) => `token-${number}`);
  const all = [...TABLE.cards.map(named), ...TABLE.enchantments.map(named), ...tokens];
  expect(all.length).toBeGreaterThanOrEqual(50 + 20 + 10 + 12);
  expect(seasonsPlates.names.toSorted()).toEqual(all.toSorted());
});

test('no two emblems are the same', () => {
  const drawings = seasonsPlates.names.map((name) => seasonsPlates.cuts(name, 'low').map(({ d, look }) => look + d).join());
  expect(new Set(drawings).size).toBe(seasonsPlates.names.length);
});

test.each(seasonsPlates.names)('the emblem of %s is drawn within its plate', (name) => {
  const points = seasonsPlates.cuts(name, 'full').flatMap(({ d }) => corners(d).flat());
  expect(points.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 56)).toEqual([]);
});

test('a card that nobody has drawn gets a plain emblem', () => {
  expect(seasonsPlates.cuts('card-of-tomorrow', 'full').length).toBeGreaterThan(0);
});
