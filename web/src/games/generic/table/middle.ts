/** What of an observation is shown where. A game from outside need have none of the fields that the built-in games share. */

import type { Fields, Plain } from './facts.ts';

/** What is shown in a place of its own, or says nothing to a player. */
const ELSEWHERE = new Set(['player', 'game', 'version', 'options', 'turn_choices', 'must_act', 'under_way']);
/** Where a game has these as numbers of seats, they are said by the players' names. */
const SEATS = ['first_player', 'turn'];

/** What each player has, by seat; null: the observation has no such list. */
export function playersIn(seen: Fields): readonly Plain[] | null {
  return isList(seen['players']) ? seen['players'] : null;
}

/** The round that is played; 0: none, or the game has no rounds. */
export function roundIn(seen: Fields): number {
  return typeof seen['round'] === 'number' ? seen['round'] : 0;
}

/** Who begins and whose turn it is, each field with its seat. */
export function seatsIn(seen: Fields): readonly (readonly [string, number])[] {
  return SEATS.flatMap((field): [string, number][] => {
    const seat = seen[field];
    return typeof seat === 'number' && seat >= 0 ? [[field, seat]] : [];
  });
}

/** All the rest: what lies in the middle of the table. */
export function middleOf(seen: Fields): Fields {
  return Object.fromEntries(
    Object.entries(seen).filter(([field, value]) => {
      if (field === 'players') return !isList(value);
      if (field === 'round' || SEATS.includes(field)) return typeof value !== 'number';
      return !ELSEWHERE.has(field);
    }),
  );
}

function isList(value: Plain | undefined): value is readonly Plain[] {
  return Array.isArray(value);
}
