import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const uk: Sentences<Key> = {
  'title': 'Володарі часу',
  'about': 'Плетіть закляття, заводьте Таймери й спустошуйте Сфери раніше за інших.',
  'preset.base': 'Базова гра',
  'preset.base.about': 'Карти з базової коробки.',
  'preset.expansion': 'З доповненням',
  'preset.expansion.about': 'Карти доповнення входять до Сфер.',
  'preset.everything': 'Усе разом',
  'preset.everything.about': 'Доповнення й промокарти з Таймером X.',
  'option.pack.about': 'Набір карт, яким грають.',
  'option.expansion.about': 'Карти доповнення входять до Сфер.',
  'option.promo.about': 'Промокарти входять до Сфер, а Таймер X — до колоди першого гравця.',
  'option.spheres.about': 'Як заповнюють Сфери: по десять карт у кожній.',
  'option.launching.about': 'Які Таймери можна запускати в основній фазі.',
  'cards': 'Карти «Володарів часу»',
};
