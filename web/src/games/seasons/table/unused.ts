/** Rights that would be lost by ending the turn now. */

import type { Decision } from '../../../net/types.ts';

export interface Unused {
  transmute: boolean;
  summon: readonly string[];
  activate: readonly string[];
  ability: boolean;
}

export function unusedRights(decision: Decision): Unused {
  const cards = (verb: string): string[] => [
    ...new Set(decision.choices.filter(({ text }) => text.startsWith(`${verb} `)).map(({ text }) => text.split(' ')[1] ?? '')),
  ];
  return {
    transmute: decision.choices.some(({ text }) => text === 'transmute'),
    summon: cards('summon'),
    activate: cards('activate'),
    ability: decision.choices.some(({ text }) => text === 'ability'),
  };
}

/** Whether anything is worth a word. An ability token keeps until later. */
export function nothingUnused({ transmute, summon, activate }: Unused): boolean {
  return !transmute && summon.length === 0 && activate.length === 0;
}
