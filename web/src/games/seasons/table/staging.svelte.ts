/**
 * What is on the stage while events are shown: dice as they fall, the marker on its way. The observation on the screen
 * is still the one from before, where others have acted.
 */

import type { DieFacts, GameEvent } from '../../../net/types.ts';
import type { SeasonsObservation } from '../observations.ts';
import { spaceAfter } from './rates.ts';

export class Staging {
  /** Dice that fell since the last position, by place from 1; null: none did. */
  dice = $state.raw<ReadonlyMap<number, DieFacts> | null>(null);
  /** Where the marker has come to; null: where the observation has it. */
  space = $state<number | null>(null);
  /** Who has taken which die since the last position. */
  taken = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** All is as the observation says. */
  clear(): void {
    this.dice = null;
    this.space = null;
    this.taken = new Map();
  }

  /** An event is shown; `early`: the observation does not know of it yet. */
  play(event: GameEvent, seen: SeasonsObservation, early: boolean): void {
    if (!early) return;
    const { place, die, amount, player } = event.facts ?? {};
    switch (event.kind) {
      case 'round-began':
        this.dice = new Map();
        this.taken = new Map();
        break;
      case 'die-rolled':
        if (place !== undefined && die) this.dice = new Map(this.dice).set(place, die);
        break;
      case 'die-taken':
        if (place !== undefined && player !== undefined) this.taken = new Map(this.taken).set(place, player);
        break;
      case 'marker-moved':
      case 'marker-moved-back': {
        const steps = (amount ?? 0) * (event.kind === 'marker-moved' ? 1 : -1);
        this.space = spaceAfter(this.space ?? seen.space, steps);
        break;
      }
    }
  }
}
