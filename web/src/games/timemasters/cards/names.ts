import type { Texts } from '../../../words/bundle.ts';
import { cardWords } from './words.svelte.ts';

/** The level of a card in words: `0` is the starting deck, `X` a Timer that wanders. */
export function levelName(level: string): string {
  if (level === '0') return cardWords.say('value.start');
  return level === 'X' ? 'X' : cardWords.say('value.sphere', { n: level });
}

export function wizardName(wizard: string, texts: Texts): string {
  return texts.say({ key: `timemasters.wizard.${wizard}` });
}
