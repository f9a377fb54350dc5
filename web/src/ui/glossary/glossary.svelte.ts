/** What every sign of the almanac means, in the language of the moment. */

import type { GameName } from '../../net/types.ts';
import { Vocabulary } from '../../words/vocabulary.svelte.ts';
import type { en } from './words/en.ts';

export type GlossaryKey = keyof typeof en;
/** A sign that is explained: `energy.A`, `crystal`, `bonus.exchange`, `die.star`, `ke.active` … */
export type SignName = Extract<GlossaryKey, `${string}.about`> extends `${infer Name}.about` ? Name : never;

export const glossary = new Vocabulary<GlossaryKey>({
  en: async () => (await import('./words/en.ts')).en,
  ru: async () => (await import('./words/ru.ts')).ru,
  pl: async () => (await import('./words/pl.ts')).pl,
  uk: async () => (await import('./words/uk.ts')).uk,
});

/** A sign by its name, for screen readers and headings. */
export const nameOf = (sign: SignName): string => glossary.say(sign);
/** What it means, in a sentence or two. */
export const aboutOf = (sign: SignName): string => glossary.say(`${sign}.about`);

/** The signs in the order in which one meets them. */
export const SIGNS: Readonly<Record<GameName, readonly SignName[]>> = {
  seasons: [
    'energy.A', 'energy.W', 'energy.F', 'energy.E', 'reserve', 'crystal', 'transmute', 'prestige', 'gauge', 'card',
    'magic-item', 'familiar', 'used',
    'season.winter', 'season.spring', 'season.summer', 'season.autumn',
    'die.energy', 'die.crystals', 'die.star', 'die.card', 'die.transmute', 'die.pips',
    'bonus.exchange', 'bonus.transmute', 'bonus.gauge', 'bonus.draw', 'bonus.card', 'ability',
  ],
  timemasters: [
    'ke.active', 'ke.exhausted', 'ke.ephemeral', 'spell', 'focus', 'timer', 'delay', 'sphere', 'card',
    'reminder.dearer', 'reminder.cheaper', 'reminder.cap',
  ],
};
