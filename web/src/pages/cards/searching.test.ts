import { describe, expect, test } from 'vitest';
import type { CardText, TextBundle } from '../../net/answers.ts';
import type { SeasonsCard, SeasonsCards } from '../../games/seasons/cardList.ts';
import { fold, type CardCatalogue, type Entry } from '../../games/catalogue.ts';
import { costOf, entriesOf, valuesOf, worthOf } from '../../games/seasons/cards/entries.ts';
import { matches, sorted } from './searching.ts';

const CATALOGUE = { valuesOf, worthOf, costOf, allOf: new Set(['cost']) } as unknown as CardCatalogue;

function card(number: number, name: string, facts: Partial<SeasonsCard> = {}): SeasonsCard {
  const same = <Value>(value: Value): Record<'2' | '3' | '4', Value> => ({ '2': value, '3': value, '4': value });
  return {
    number, name, set: 'base', level: 'magician', apprentice_sets: [], type: 'magic-item', prestige: 6,
    energy_cost: same('AA'), crystal_cost: same(0), any_energy: false, copies: 2, effects: ['enter'], ...facts,
  };
}

const CARDS: SeasonsCards = {
  game: 'seasons',
  cards: [
    card(1, 'amulet-of-air'),
    card(2, 'shield-of-zira', { prestige: 4, energy_cost: { '2': 'EF', '3': 'EF', '4': 'EF' }, effects: [] }),
    card(3, 'familiar-catcher', { type: 'familiar', prestige: 12, crystal_cost: { '2': 4, '3': 4, '4': 4 } }),
  ],
  enchantments: [{ number: 1, name: 'drought' }],
  abilities: [{ number: 1, prestige: -5, needs_use: true }],
  transmutation: {} as SeasonsCards['transmutation'],
};

function bundle(texts: Record<string, CardText>): TextBundle {
  const abilities = { '1': { name: 'Extra Card', rule: 'Draw.' } };
  return { game: 'seasons', language: 'en', texts: {}, plurals: {}, cards: texts, enchantments: {}, abilities, options: {} };
}

const ENGLISH = bundle({
  'amulet-of-air': { name: 'Amulet of Air', rule: 'Raise your gauge.', ruling: 'Not saved by Shield of Zira.' },
  'shield-of-zira': { name: 'Shield of Zira', rule: 'Gain 10 crystals.' },
  'familiar-catcher': { name: 'Familiar Catcher', rule: 'Search.' },
});
const POLISH = bundle({
  'amulet-of-air': { name: 'Amulet powietrza', rule: 'Zwiększ poziom.' },
  'shield-of-zira': { name: 'Tarcza Ziry', rule: 'Zyskaj 10 kryształów.' },
  'familiar-catcher': { name: 'Łapacz kompanów', rule: 'Szukaj.' },
});

const entries = entriesOf(CARDS, POLISH, ENGLISH);
const found = (search: string, facets: Record<string, string[]> = {}): string[] =>
  entries.filter((entry) => matches(CATALOGUE, entry, { search, facets })).map(({ name }) => name);

describe('search', () => {
  test('knows no case, no accents and no apostrophes', () => expect(fold("ŁAPACZ Ёлка пам’ять")).toBe('lapacz елка память'));
  test('finds a name without its accents', () => expect(found('lapacz')).toEqual(['familiar-catcher']));
  test('finds the English name in every language', () => expect(found('amulet air')).toEqual(['amulet-of-air']));
  test('finds words of the rule', () => expect(found('krysztalow')).toEqual(['shield-of-zira']));
  test('finds nothing where a word is missing', () => expect(found('amulet zzz')).toEqual([]));
});

describe('facets', () => {
  test('one of several types', () => {
    expect(found('', { type: ['familiar'] }).slice(0, 1)).toEqual(['familiar-catcher']);
  });
  test('all energies of a cost', () => {
    const shelf = (facets: Record<string, string[]>): string[] => found('', facets).filter((name) => name.includes('-of-'));
    expect(shelf({ cost: ['E', 'F'] })).toEqual(['shield-of-zira']);
    expect(shelf({ cost: ['A', 'F'] })).toEqual([]);
  });
  test('a card that acts at no moment acts by lying there', () => {
    expect(found('', { acts: ['lasting'] })).toContain('shield-of-zira');
    expect(found('', { acts: ['lasting'] })).not.toContain('amulet-of-air');
  });
});

describe('order', () => {
  const cards = entries.filter(({ shelf }) => shelf === 'cards');
  const names = (list: readonly Entry[]): string[] => list.map(({ name }) => name);
  test('the most prestige first', () => {
    expect(names(sorted(CATALOGUE, cards, { order: 'worth', search: '', language: 'pl' }))).toEqual(['familiar-catcher', 'amulet-of-air', 'shield-of-zira']);
  });
  test('what is found by its name comes first', () => {
    expect(names(sorted(CATALOGUE, cards, { order: 'number', search: 'tarcza', language: 'pl' }))[0]).toBe('shield-of-zira');
  });
});
