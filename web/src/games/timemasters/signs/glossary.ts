/** Every sign of Time Masters. */

import type { Glossary } from '../../../ui/glossary/glossary.ts';
import Drawing from './Drawing.svelte';
import { signWords, type SignName } from './words.svelte.ts';

export const glossary: Glossary<SignName> = {
  signs: [
    'ke.active', 'ke.exhausted', 'ke.ephemeral', 'spell', 'focus', 'timer', 'delay', 'sphere', 'card',
    'reminder.dearer', 'reminder.cheaper', 'reminder.cap',
  ],
  Drawing,
  nameOf: (sign) => signWords.say(sign),
  aboutOf: (sign) => signWords.say(`${sign}.about`),
};
