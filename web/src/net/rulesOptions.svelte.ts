/** Which options of a game its texts and cards depend on, such as a pack of cards: the server says it of each game. */

import type { Games } from './answers.ts';
import type { GameName } from './types.ts';

export type Options = Readonly<Record<string, string>>;

class RulesOptions {
  #games = $state.raw<Games['games'] | null>(null);

  learn(games: Games['games']): void {
    this.#games = games;
  }

  /** Of the options of a table, those that its texts and cards are asked for with; null: the server has not said yet. */
  of(game: GameName, options: Options): Options | null {
    if (Object.keys(options).length === 0) return options;
    if (this.#games === null) return null;
    const named = Object.hasOwn(this.#games, game) ? (this.#games[game]?.rules_options ?? []) : [];
    return Object.fromEntries(named.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])));
  }
}

export const rulesOptions = new RulesOptions();

/** As the end of an address: `?pack=verguya`; nothing, where there are none. */
export function asQuery(options: Options): string {
  const wanted = new URLSearchParams(options).toString();
  return wanted === '' ? '' : `?${wanted}`;
}
