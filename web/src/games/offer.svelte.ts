/** The games that can be played here: those of the server, each with the client's own kit for it. */

import { api } from '../net/api.ts';
import type { GameInfo, Games } from '../net/answers.ts';
import { rulesOptions } from '../net/rulesOptions.svelte.ts';
import type { GameKit } from './kit.ts';
import { kitOf, KITS } from './registry.ts';

/** The bot that people know best; a game that it cannot play has others. */
const USUAL_BOT = 'apprentice';
/** It plays every game, by chance. */
const WHIMSICAL = 'random';

class Offer {
  #answer = $state.raw<Games | null>(null);
  #asking: Promise<void> | null = null;

  /** Until the server has said what it has, those that we have a kit for. */
  readonly kits: readonly GameKit[] = $derived(
    this.#answer === null ? KITS : Object.keys(this.#answer.games).map((game) => this.kitOf(game)),
  );

  /** Has the server asked, if it has not answered yet; whoever has to know waits for it. */
  want(): Promise<void> {
    this.#asking ??= api.games().then(
      (answer) => {
        this.#answer = answer;
        rulesOptions.learn(answer.games);
      },
      (error: unknown) => {
        this.#asking = null;
        throw error;
      },
    );
    return this.#asking;
  }

  kitOf(game: string): GameKit {
    return kitOf(game, this.info(game)?.title);
  }

  /** What the server says of a game; null: nothing, or not yet. */
  info(game: string): GameInfo | null {
    const games = this.#answer?.games ?? {};
    return Object.hasOwn(games, game) ? (games[game] ?? null) : null;
  }

  /** Whether there is such a game here; null: the server has not said yet. */
  has(game: string): boolean | null {
    return this.#answer === null ? (this.kits.some(({ name }) => name === game) ? true : null) : this.info(game) !== null;
  }

  /** The bots that play a game. */
  botsOf(game: string): readonly string[] {
    return this.info(game)?.bots ?? this.#answer?.bots ?? [USUAL_BOT];
  }

  /** The bot to play against where none is named: one that thinks, if there is any. */
  botOf(game: string): string {
    const bots = this.botsOf(game);
    if (bots.includes(USUAL_BOT)) return USUAL_BOT;
    return bots.find((bot) => bot !== WHIMSICAL) ?? WHIMSICAL;
  }
}

export const offer = new Offer();
