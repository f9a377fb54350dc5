import type { Sentences } from '../../../../words/vocabulary.svelte.ts';
import type { Key } from '../words.svelte.ts';

export const pl: Sentences<Key> = {
  'middle': 'Na stole',
  'choices': 'Co można zrobić',
  'acts': 'na ruchu',
  'yes': 'tak',
  'no': 'nie',
  'hidden': 'ukryte: {n}',
};
