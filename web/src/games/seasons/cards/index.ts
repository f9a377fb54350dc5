/** The cards of Seasons, for whoever leafs through them. */

import type { CardCatalogue } from '../../catalogue.ts';
import type { SeasonsCards } from '../cardList.ts';
import { APPRENTICE_SETS, ENERGIES } from '../facts.ts';
import { glossary } from '../signs/glossary.ts';
import { ABILITIES, costOf, ENCHANTMENTS, entriesOf, isIn, valuesOf, worthOf, type SeasonsEntry } from './entries.ts';
import Face from './Face.svelte';
import Facts from './Facts.svelte';
import { cardWords, type CardsKey } from './words.svelte.ts';

/** Values that have a sign of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  'cost.A': 'energy.A', 'cost.W': 'energy.W', 'cost.F': 'energy.F', 'cost.E': 'energy.E', 'cost.crystal': 'crystal',
  'type.magic-item': 'magic-item', 'type.familiar': 'familiar',
};

function valueName(facet: string, value: string): string {
  if (facet === 'cost' && /^[AWFE]$/.test(value)) return glossary.nameOf(`energy.${value as 'A'}`);
  const set = /^set-(\d)$/.exec(value);
  if (set) return cardWords.say('value.apprentice', { n: set[1] ?? '' });
  const key = `value.${value}`;
  return cardWords.has(key) ? cardWords.say(key) : value;
}

export const catalogue: CardCatalogue<SeasonsCards, SeasonsEntry> = {
  shelves: [
    {
      name: ENCHANTMENTS,
      label: () => cardWords.say('shelf.enchantments'),
      width: 300,
      height: 150,
      opened: 300,
      written: ['row', 'opened'],
    },
    {
      name: ABILITIES,
      label: () => cardWords.say('shelf.abilities'),
      width: 130,
      height: 160,
      opened: 230,
      written: ['opened'],
    },
  ],
  facets: {
    type: ['magic-item', 'familiar'],
    cost: [...ENERGIES, 'crystal', 'free'],
    prestige: ['none', 'low', 'middle', 'high'],
    set: ['base', 'enchanted-kingdom'],
    acts: ['enter', 'activated', 'round-end', 'season-change', 'lasting'],
    level: ['magician', 'archmage', ...Array.from({ length: APPRENTICE_SETS }, (_, at) => `set-${at + 1}`)],
  },
  // A search for air and fire means both.
  allOf: new Set(['cost']),
  glossary,
  Face,
  Facts,
  entriesOf,
  valuesOf,
  facetName: (facet) => cardWords.say(`facet.${facet}` as CardsKey),
  valueName,
  signOf(facet, value) {
    const name = SIGNS[`${facet}.${value}`];
    return name === undefined ? null : { name, bare: facet === 'cost' };
  },
  worthOf,
  costOf,
  isIn,
};
