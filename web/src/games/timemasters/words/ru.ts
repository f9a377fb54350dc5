import type { Sentences } from '../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const ru: Sentences<Key> = {
  'title': 'Повелители Времени',
  'about': 'Плетите заклинания, заводите Таймеры и опустошайте Сферы раньше других.',
  'preset.base': 'Базовая игра',
  'preset.base.about': 'Карты базовой коробки.',
  'preset.expansion': 'С дополнением',
  'preset.expansion.about': 'Карты дополнения входят в Сферы.',
  'preset.everything': 'Всё сразу',
  'preset.everything.about': 'Дополнение и промо-карты с Таймером X.',
  'option.pack.about': 'Набор карт, которым играют.',
  'option.expansion.about': 'Карты дополнения входят в Сферы.',
  'option.promo.about': 'Промо-карты входят в Сферы, а Таймер X — в колоду первого игрока.',
  'option.spheres.about': 'Как заполняются Сферы: по десять карт в каждой.',
  'option.launching.about': 'Какие Таймеры можно запускать в основной фазе.',
  'cards': 'Карты «Повелителей Времени»',
};
