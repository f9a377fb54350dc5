import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { CardsKey } from '../words.svelte.ts';

export const uk: Sentences<CardsKey> = {
  'facet.kind': 'Вид',
  'facet.wizard': 'Чарівник',
  'value.expansion': 'Доповнення',
  'value.promo': 'Промо',
  'value.spell': 'Закляття',
  'value.focus': 'Зосередження',
  'value.timer': 'Таймер',
  'value.played': 'коли розіграно',
  'value.put': 'коли кладуть на Таймер',
  'value.launched': 'коли запущено',
  'value.delayed': 'коли відкладено',
  'value.while_in_play': 'поки в грі',
  'value.start': 'Початкова колода',
  'value.sphere': 'Сфера {n}',
  'card.worth': 'Цінність',
  'card.points': { one: '{n} очко', few: '{n} очки', many: '{n} очок', other: '{n} очка' },
  'card.slots': { one: '{n} комірка', few: '{n} комірки', many: '{n} комірок', other: '{n} комірки' },
  'card.ke': '{n} Ке',
  'facet.set': 'Набір',
  'facet.level': 'Рівень',
  'value.base': 'Базова гра',
  'card.cost': 'Вартість',
  'card.acts': 'Діє',
};
