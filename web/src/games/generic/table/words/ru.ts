import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const ru: Sentences<Key> = {
  'middle': 'На столе',
  'choices': 'Что можно сделать',
  'acts': 'ходит',
  'yes': 'да',
  'no': 'нет',
  'hidden': 'скрыто: {n}',
};
