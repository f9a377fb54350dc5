import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { SeasonsObservation } from '../../../net/observations.ts';
import { BONUS_PRICE, LETTERS, nextSeason, RATES, SEASON_ORDER, worth } from './rates.ts';

const FACTS = readFileSync(
  fileURLToPath(new URL('../../../../../src/chronomage/games/seasons/facts.py', import.meta.url)),
  'utf8',
);

describe('rates', () => {
  test('are those of the rules', () => {
    for (const season of SEASON_ORDER) {
      const row = LETTERS.map((letter) => RATES[season][letter]).join(', ');
      expect(FACTS).toContain(`(${row}),  # ${season}`);
    }
  });
  test('bonuses cost what they cost in the rules', () => {
    expect(FACTS).toContain(`BONUS_PENALTY: Final = (${BONUS_PRICE.map((price) => Math.abs(price)).join(', ')})`);
  });
  test('winter comes after autumn', () => {
    expect(nextSeason('autumn')).toBe('winter');
  });
  test('a purse and a bonus add to each token', () => {
    const player = { in_play: [{ card: 'purse-of-io', imitates: null }], transmute_bonus: 1 };
    const seen = { season: 'winter', enchantment: null, players: [player] } as unknown as SeasonsObservation;
    expect(worth(seen, 0, ['E', 'amulet A'])).toBe(3 + 2 + 1 + 2);
  });
});
