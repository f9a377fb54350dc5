import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const uk: Sentences<Key> = {
  'middle': 'На столі',
  'choices': 'Що можна зробити',
  'acts': 'ходить',
  'yes': 'так',
  'no': 'ні',
  'hidden': 'приховано: {n}',
};
