/** Rights that would be lost by ending the turn now. */

import type { Decision } from '../../../net/types.ts';

export interface Unused {
  transmute: boolean;
  summon: readonly string[];
  activate: readonly string[];
  ability: boolean;
}

export function unusedRights(decision: Decision): Unused {
  const { choices } = decision;
  const cards = (wanted: string): string[] => [
    ...new Set(choices.filter(({ form }) => form === wanted).map(({ facts }) => facts?.card ?? '')),
  ];
  return {
    transmute: choices.some(({ form }) => form === 'transmute'),
    summon: cards('summon'),
    activate: cards('activate'),
    ability: choices.some(({ form }) => form === 'ability'),
  };
}

/** Whether anything is worth a word. An ability token keeps until later. */
export function nothingUnused({ transmute, summon, activate }: Unused): boolean {
  return !transmute && summon.length === 0 && activate.length === 0;
}
