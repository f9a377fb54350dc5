/** The cards of the games as facts, fetched when they are first wanted. */

import { api } from '../net/api.ts';
import type { GameName } from '../net/types.ts';

class CardsShelf {
  #shelf = $state.raw<Record<string, unknown>>({});
  #asked = new Set<string>();

  /** All cards of a game; null: they have not come yet. */
  of<Cards = unknown>(game: GameName, pack?: string): Cards | null {
    const key = `${game}/${pack ?? ''}`;
    const there = this.#shelf[key] as Cards | undefined;
    if (!there) this.#fetch(game, pack, key);
    return there ?? null;
  }

  #fetch(game: GameName, pack: string | undefined, key: string): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    api.cards(game, pack).then(
      (found) => (this.#shelf = { ...this.#shelf, [key]: found }),
      // Asked again when it is next wanted, but not in a storm.
      () => setTimeout(() => this.#asked.delete(key), 3000),
    );
  }
}

export const cards = new CardsShelf();
