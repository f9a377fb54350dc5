/** Every sign of Seasons. */

import type { Glossary } from '../../../ui/glossary/glossary.ts';
import Drawing from './Drawing.svelte';
import { signWords, type SignName } from './words.svelte.ts';

export const glossary: Glossary<SignName> = {
  signs: [
    'energy.A', 'energy.W', 'energy.F', 'energy.E', 'reserve', 'crystal', 'transmute', 'prestige', 'gauge', 'card',
    'magic-item', 'familiar', 'used',
    'season.winter', 'season.spring', 'season.summer', 'season.autumn',
    'die.energy', 'die.crystals', 'die.star', 'die.card', 'die.transmute', 'die.pips',
    'bonus.exchange', 'bonus.transmute', 'bonus.gauge', 'bonus.draw', 'bonus.card', 'ability',
    'deed.enter', 'deed.use', 'deed.lasting', 'deed.round', 'deed.season', 'deed.end', 'deed.each', 'deed.everyone',
    'deed.energy', 'deed.same', 'deed.here', 'deed.summon', 'deed.free', 'deed.sacrifice', 'deed.look', 'deed.search',
  ],
  Drawing,
  nameOf: (sign) => signWords.say(sign),
  aboutOf: (sign) => signWords.say(`${sign}.about`),
};
