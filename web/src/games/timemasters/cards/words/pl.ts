import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { CardsKey } from '../words.svelte.ts';

export const pl: Sentences<CardsKey> = {
  'facet.kind': 'Rodzaj',
  'facet.wizard': 'Czarodziej',
  'value.expansion': 'Dodatek',
  'value.promo': 'Promo',
  'value.spell': 'Zaklęcie',
  'value.focus': 'Skupienie',
  'value.timer': 'Czasomierz',
  'value.played': 'po zagraniu',
  'value.put': 'po położeniu na Czasomierzu',
  'value.launched': 'po uruchomieniu',
  'value.delayed': 'po opóźnieniu',
  'value.while_in_play': 'dopóki jest w grze',
  'value.start': 'Talia początkowa',
  'value.sphere': 'Sfera {n}',
  'card.worth': 'Wartość',
  'card.points': { one: '{n} punkt', few: '{n} punkty', many: '{n} punktów', other: '{n} punktu' },
  'card.slots': { one: '{n} miejsce', few: '{n} miejsca', many: '{n} miejsc', other: '{n} miejsca' },
  'card.ke': '{n} Ke',
  'facet.set': 'Zestaw',
  'facet.level': 'Poziom',
  'value.base': 'Gra podstawowa',
  'card.cost': 'Koszt',
  'card.acts': 'Działa',
};
