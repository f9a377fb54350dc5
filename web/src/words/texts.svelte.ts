/** The texts of the games in the language of the moment, fetched when they are first wanted. */

import { api } from '../net/api.ts';
import { asQuery, rulesOptions, type Options } from '../net/rulesOptions.svelte.ts';
import type { GameName } from '../net/types.ts';
import { Texts } from './bundle.ts';
import { words } from './words.svelte.ts';

class TextsShelf {
  #shelf = $state.raw<Record<string, Texts>>({});
  #asked = new Set<string>();

  /** The texts of a game, for a table those that go with its options; until those of a new language have come, those that are there; null: none yet. */
  of(game: GameName, options: Options = {}): Texts | null {
    const chosen = rulesOptions.of(game, options);
    if (chosen === null) return null;
    const own = `${game}${asQuery(chosen)}/`;
    const there = this.#shelf[own + words.language];
    if (there) return there;
    this.#fetch(game, chosen, own + words.language);
    const other = Object.keys(this.#shelf).find((key) => key.startsWith(own));
    return other === undefined ? null : (this.#shelf[other] ?? null);
  }

  #fetch(game: GameName, options: Options, key: string): void {
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    api.texts(game, words.language, options).then(
      (bundle) => (this.#shelf = { ...this.#shelf, [key]: new Texts(bundle) }),
      // Asked again when it is next wanted, but not in a storm.
      () => setTimeout(() => this.#asked.delete(key), 3000),
    );
  }
}

export const texts = new TextsShelf();
