import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const uk: Sentences<Key> = {
  'title': 'Володарі часу',
  'about': 'Плетіть закляття, заводьте Таймери й спустошуйте Сфери раніше за інших.',
  'preset.first-game': 'Перша партія',
  'preset.first-game.about': 'Карти з базової коробки.',
  'preset.base': 'Базова гра',
  'preset.base.about': 'Карти з базової коробки.',
  'preset.expansion': 'З доповненням',
  'preset.expansion.about': 'Карти доповнення входять до Сфер.',
  'preset.everything': 'Усе разом',
  'preset.everything.about': 'Доповнення й промокарти з Таймером X.',
  'option.pack.about': 'Набір карт, яким грають.',
  'pack': 'Набір карт',
  'pack.about': 'Те, чим грають: набір програми або ваш власний, із текстового файлу.',
  'pack.choose': 'Вибрати файл набору…',
  'pack.size': { one: '{n} різна карта', few: '{n} різні карти', many: '{n} різних карт', other: '{n} різної карти' },
  'pack.look': 'Подивитися його карти',
  'pack.brought': 'Власний набір гравця.',
  'option.expansion.about': 'Карти доповнення входять до Сфер.',
  'option.promo.about': 'Промокарти входять до Сфер, а Таймер X — до колоди першого гравця.',
  'option.spheres.about': 'Як заповнюють Сфери: по десять карт у кожній.',
  'option.launching.about': 'Які Таймери можна запускати в основній фазі.',
  'own-cards':
    'Карти — наші власні: набір «Вергуйя», зроблений за книжкою правил. Надрукованих карт у книжці правил немає, тож немає їх і тут; власники коробки можуть внести їх самі.',
  'own-cards.bring': 'Грати своїми картами',
  'cards': 'Карти «Володарів часу»',
};
