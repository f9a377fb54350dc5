import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { CardsKey } from '../words.svelte.ts';

export const ru: Sentences<CardsKey> = {
  'facet.kind': 'Вид',
  'facet.wizard': 'Волшебник',
  'value.expansion': 'Дополнение',
  'value.promo': 'Промо',
  'value.spell': 'Заклинание',
  'value.focus': 'Концентрация',
  'value.timer': 'Таймер',
  'value.played': 'при розыгрыше',
  'value.put': 'когда кладут на Таймер',
  'value.launched': 'при запуске',
  'value.delayed': 'когда отложен',
  'value.while_in_play': 'пока в игре',
  'value.start': 'Стартовая колода',
  'value.sphere': 'Сфера {n}',
  'card.worth': 'Ценность',
  'card.points': { one: '{n} очко', few: '{n} очка', many: '{n} очков', other: '{n} очка' },
  'card.slots': { one: '{n} ячейка', few: '{n} ячейки', many: '{n} ячеек', other: '{n} ячейки' },
  'card.ke': '{n} Ке',
  'facet.set': 'Набор',
  'facet.level': 'Уровень',
  'value.base': 'Базовая игра',
  'card.cost': 'Цена',
  'card.acts': 'Действует',
};
