/** What is printed on the cards, fetched once. */

import { api } from '../../../net/api.ts';
import type { SeasonsCard, SeasonsCards } from '../cardList.ts';
import { ENERGIES } from '../facts.ts';

/** What a card's face shows. */
export interface Face {
  type: 'object' | 'familiar';
  cost: { energy: string; crystals: number; choose?: boolean };
  prestige: number;
}

const BLANK: Face = { type: 'object', cost: { energy: '', crystals: 0 }, prestige: 0 };

class PrintedCards {
  #cards = $state.raw<ReadonlyMap<string, SeasonsCard>>(new Map());
  #abilities = $state.raw<ReadonlyMap<number, number>>(new Map());
  #asked = false;

  /** Have them fetched, if they are not there yet. */
  want(): void {
    if (this.#asked) return;
    this.#asked = true;
    api.cards<SeasonsCards>('seasons').then(
      ({ cards, abilities }) => {
        this.#cards = new Map(cards.map((card) => [card.name, card]));
        this.#abilities = new Map(abilities.map(({ number, prestige }) => [number, prestige]));
      },
      () => setTimeout(() => {
        this.#asked = false;
        this.want();
      }, 3000),
    );
  }

  /** Costs depend on the number of players; until the cards have come they are blank. */
  face(card: string, players: number): Face {
    const printed = this.#cards.get(card);
    if (printed === undefined) return BLANK;
    const count = String(players) as '2' | '3' | '4';
    return {
      type: printed.type === 'familiar' ? 'familiar' : 'object',
      cost: printed.any_energy
        ? { energy: ENERGIES.join(''), crystals: 0, choose: true }
        : { energy: printed.energy_cost[count], crystals: printed.crystal_cost[count] },
      prestige: printed.prestige,
    };
  }

  /** What an ability token is worth once it has been used. */
  abilityPrestige(number: number): number {
    return this.#abilities.get(number) ?? 0;
  }
}

export const printed = new PrintedCards();
