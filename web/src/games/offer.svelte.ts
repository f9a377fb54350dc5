/** The games that can be played here: those of the server, each with the client's own kit for it. */

import { api } from '../net/api.ts';
import type { GameInfo, Games } from '../net/answers.ts';
import type { GameKit } from './kit.ts';
import { kitOf, KITS } from './registry.ts';

/** The bot that people know best; a game that it cannot play has others. */
const USUAL_BOT = 'apprentice';

class Offer {
  #answer = $state.raw<Games | null>(null);
  #asked = false;

  /** Until the server has said what it has, those that we have a kit for. */
  readonly kits: readonly GameKit[] = $derived(
    this.#answer === null ? KITS : Object.keys(this.#answer.games).map((game) => this.kitOf(game)),
  );

  /** Have the server asked, if it has not been yet; whoever has to know waits for it. */
  async want(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#answer = await api.games();
    } catch (error) {
      this.#asked = false;
      throw error;
    }
  }

  kitOf(game: string): GameKit {
    return kitOf(game, this.info(game)?.title);
  }

  /** What the server says of a game; null: nothing, or not yet. */
  info(game: string): GameInfo | null {
    return this.#answer?.games[game] ?? null;
  }

  /** Whether there is such a game here; null: the server has not said yet. */
  has(game: string): boolean | null {
    return this.#answer === null ? (this.kits.some(({ name }) => name === game) ? true : null) : game in this.#answer.games;
  }

  /** The bots that play a game. */
  botsOf(game: string): readonly string[] {
    return this.info(game)?.bots ?? this.#answer?.bots ?? [USUAL_BOT];
  }

  /** The bot to play against where none is named. */
  botOf(game: string): string {
    const bots = this.botsOf(game);
    return bots.includes(USUAL_BOT) ? USUAL_BOT : (bots[0] ?? USUAL_BOT);
  }
}

export const offer = new Offer();
