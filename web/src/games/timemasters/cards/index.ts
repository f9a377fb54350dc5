/** The cards of Time Masters, for whoever leafs through them. */

import type { CardCatalogue } from '../../catalogue.ts';
import type { TimeMastersCards } from '../cardList.ts';
import { SPHERE_LEVELS } from '../facts.ts';
import { glossary } from '../signs/glossary.ts';
import { entriesOf, isIn, valuesOf, type TimeMastersEntry } from './entries.ts';
import Face from './Face.svelte';
import Facts from './Facts.svelte';
import { levelName, wizardName } from './names.ts';
import { cardWords, type CardsKey } from './words.svelte.ts';

export const catalogue: CardCatalogue<TimeMastersCards, TimeMastersEntry> = {
  shelves: [],
  facets: {
    kind: ['spell', 'focus', 'timer'],
    set: ['base', 'expansion', 'promo'],
    level: ['0', ...SPHERE_LEVELS.map(String), 'X'],
    wizard: ["Sala'hchin", 'Sisyphus', "Nessikh'razia", "Malass'siato"],
  },
  allOf: new Set(),
  glossary,
  Face,
  Facts,
  entriesOf,
  valuesOf,
  facetName: (facet) => cardWords.say(`facet.${facet}` as CardsKey),
  valueName(facet, value, texts) {
    if (facet === 'wizard') return wizardName(value, texts);
    if (facet === 'level') return levelName(value);
    const key = `value.${value}`;
    return cardWords.has(key) ? cardWords.say(key) : value;
  },
  signOf: (facet, value) => (facet === 'kind' ? { name: value, bare: false } : null),
  worthOf: ({ card }) => card.points,
  costOf: ({ card }) => card.cost,
  isIn,
};
