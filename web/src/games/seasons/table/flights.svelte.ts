/** What flies over the table while an event is shown: from where, to where, and what. */

import type { DieFacts, GameEvent } from '../../../net/types.ts';

export interface Flight {
  id: number;
  thing: { kind: 'energy'; letter: string } | { kind: 'crystal' } | { kind: 'card'; card: string | null } | { kind: 'die'; die: DieFacts };
  from: DOMRect;
  to: DOMRect;
  delay: number;
  time: number;
}

type Thing = Flight['thing'];

/** More than this would only be a swarm. */
const AT_MOST = 8;
const BETWEEN = 60;

export class Flights {
  flying = $state.raw<readonly Flight[]>([]);
  #last = 0;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  landed(id: number): void {
    this.flying = this.flying.filter((flight) => flight.id !== id);
  }

  clear(): void {
    this.flying = [];
  }

  /** Let an event be seen; `time` is how long it may take. */
  play(event: GameEvent, time: number): void {
    const { player, other, card, tokens, amount, die, place } = event.facts ?? {};
    const letters = [...(tokens ?? '')].map((letter): Thing => ({ kind: 'energy', letter }));
    const crystals = Array.from({ length: Math.min(amount ?? 0, AT_MOST) }, (): Thing => ({ kind: 'crystal' }));
    const reserve = `reserve:${player}`;
    switch (event.kind) {
      case 'die-taken':
        if (die) this.#fly([{ kind: 'die', die }], `die:${place}`, reserve, time);
        break;
      case 'die-rolled':
      case 'die-rerolled':
        this.#tumble(`die:${place}`, time);
        break;
      case 'energy-gained':
        this.#fly(letters, 'stock', reserve, time);
        break;
      case 'energy-discarded':
        this.#fly(letters, reserve, 'stock', time);
        break;
      case 'energy-stolen':
        this.#fly(letters, `reserve:${other}`, reserve, time);
        break;
      case 'energy-transmuted':
        this.#fly(letters, reserve, 'wheel', time);
        this.#fly(crystals, 'wheel', `crystals:${player}`, time);
        break;
      case 'crystals-gained':
        this.#fly(crystals, 'wheel', `crystals:${player}`, time);
        break;
      case 'crystals-lost':
        this.#fly(crystals, `crystals:${player}`, 'wheel', time);
        break;
      case 'crystals-stolen':
        this.#fly(crystals, `crystals:${other}`, `crystals:${player}`, time);
        break;
      case 'card-summoned':
      case 'card-put-into-play':
        this.#fly([{ kind: 'card', card: card ?? null }], `hand:${player}`, `play:${player}`, time);
        break;
      case 'card-drawn':
      case 'cards-drawn':
        this.#fly([{ kind: 'card', card: null }], 'deck', `hand:${player}`, time);
        break;
      case 'card-sacrificed':
        this.#fly([{ kind: 'card', card: card ?? null }], `play:${player}`, 'discard', time);
        break;
      case 'card-discarded':
      case 'cards-discarded':
        this.#fly([{ kind: 'card', card: card ?? null }], `hand:${player}`, 'discard', time);
        break;
      case 'card-returned':
        this.#fly([{ kind: 'card', card: card ?? null }], `play:${player}`, `hand:${player}`, time);
        break;
      case 'card-given':
      case 'cards-given':
        this.#fly([{ kind: 'card', card: card ?? null }], `hand:${player}`, `hand:${other}`, time);
        break;
      case 'card-passed':
        this.#fly([{ kind: 'card', card: card ?? null }], `play:${player}`, `play:${other}`, time);
        break;
      case 'card-activated':
        this.#shine(`play:${player}`, time);
        break;
    }
  }

  #place(at: string): HTMLElement | null {
    const found = [...(this.root()?.querySelectorAll<HTMLElement>(`[data-at="${at}"]`) ?? [])];
    return found.find((each) => each.checkVisibility()) ?? null;
  }

  #fly(things: readonly Thing[], from: string, to: string, time: number): void {
    const start = this.#place(from)?.getBoundingClientRect();
    const end = this.#place(to)?.getBoundingClientRect();
    if (!start || !end) return;
    const flights = things.slice(0, AT_MOST).map((thing, index): Flight => ({
      id: ++this.#last,
      thing,
      from: start,
      to: end,
      delay: index * Math.min(BETWEEN, time / 8),
      time: Math.max(180, time * 0.9),
    }));
    this.flying = [...this.flying, ...flights];
  }

  #tumble(at: string, time: number): void {
    this.#place(at)?.animate(
      [{ transform: 'rotate(-200deg) scale(0.4)', opacity: 0 }, { transform: 'rotate(20deg) scale(1.1)', opacity: 1 }, { transform: 'none' }],
      { duration: Math.max(260, time * 2.5), easing: 'cubic-bezier(.2,.8,.3,1)' },
    );
  }

  #shine(at: string, time: number): void {
    this.#place(at)?.animate([{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], { duration: time, pseudoElement: '::after' });
  }
}
