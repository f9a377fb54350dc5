/** The cards of the games as facts, fetched when they are first wanted. */

import { api } from '../net/api.ts';
import { asQuery, rulesOptions, type Options } from '../net/rulesOptions.svelte.ts';
import type { GameName } from '../net/types.ts';

class CardsShelf {
  #shelf = $state.raw<Record<string, unknown>>({});
  #asked = new Set<string>();

  /** All cards of a game, for a table those that go with its options; null: they have not come yet. */
  of<Cards = unknown>(game: GameName, options: Options = {}): Cards | null {
    const chosen = rulesOptions.of(game, options);
    if (chosen === null) return null;
    const key = game + asQuery(chosen);
    const there = this.#shelf[key] as Cards | undefined;
    if (!there) this.#fetch(game, chosen, key);
    return there ?? null;
  }

  #fetch(game: GameName, options: Options, key: string): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    api.cards(game, options).then(
      (found) => (this.#shelf = { ...this.#shelf, [key]: found }),
      // Asked again when it is next wanted, but not in a storm.
      () => setTimeout(() => this.#asked.delete(key), 3000),
    );
  }
}

export const cards = new CardsShelf();
