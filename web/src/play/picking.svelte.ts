/** Several tokens or cards are picked together, and sent as the small steps of the protocol. */

import type { Observation } from '../net/observations.ts';
import type { Decision } from '../net/types.ts';
import type { TableBehaviour } from './behaviour.ts';
import type { Pool } from './pool.ts';
import type { Spot, Spots } from './spots.ts';

/** What picking needs of a table. */
export interface Picked {
  readonly decision: Decision | null;
  readonly observation: Observation | null;
  readonly behaviour: TableBehaviour;
  readonly spots: Spots;
  choose(choice: number): Promise<boolean>;
  together(act: () => Promise<void>): Promise<void>;
}

export class Picking {
  /** What has been picked, by where it lies; the same spot several times for several tokens. */
  picked = $state<readonly Spot[]>([]);
  sending = $state(false);

  constructor(private readonly table: Picked) {}

  /** What can be picked together; null: the open decision asks for one thing. */
  get pool(): Pool | null {
    const { decision, observation } = this.table;
    if (!decision || !observation) return null;
    return this.table.behaviour.poolOf(observation, decision);
  }

  /** Whether the open decision asks for several things. */
  get several(): boolean {
    return this.pool !== null;
  }

  /** How many are wanted in all; null: not known, as many as one likes. */
  get limit(): number | null {
    const pool = this.pool;
    return pool !== null && pool.least === pool.most ? pool.most : null;
  }

  /** Whether what is picked can be sent. */
  get ready(): boolean {
    const least = this.pool?.least ?? 1;
    return this.picked.length >= least && !this.sending;
  }

  count(spot: Spot): number {
    return this.picked.filter((each) => each === spot).length;
  }

  /** Pick one more of it, at most `most`. */
  add(spot: Spot, most = 1): void {
    const pool = this.pool;
    if (this.picked.length >= (pool?.most ?? Infinity)) return;
    if (this.count(spot) < (pool?.stock.get(spot) ?? most)) this.picked = [...this.picked, spot];
  }

  /** Pick just these. */
  set(spots: readonly Spot[]): void {
    this.picked = spots;
  }

  remove(spot: Spot): void {
    const at = this.picked.lastIndexOf(spot);
    if (at >= 0) this.picked = this.picked.filter((_, index) => index !== at);
  }

  /** For what there is one of: pick it, or put it back. */
  toggle(spot: Spot): void {
    if (this.count(spot) > 0) this.remove(spot);
    else this.add(spot);
  }

  clear(): void {
    this.picked = [];
  }

  /**
   * Send what is picked. The protocol asks in rising order, so the lowest of ours that is open is always the next;
   * one that is not open any more stops it, and the person is asked again.
   */
  async confirm(): Promise<void> {
    if (this.table.decision === null || this.sending) return;
    this.sending = true;
    try {
      await this.table.together(() => this.#send());
    } finally {
      this.clear();
      this.sending = false;
    }
  }

  async #send(): Promise<void> {
    const lead = this.pool?.lead;
    if (lead !== undefined) {
      const first = this.table.decision?.choices.find(({ form }) => form === lead);
      if (first === undefined || !(await this.table.choose(first.id))) return;
    }
    const kind = this.table.decision?.kind;
    while (this.picked.length > 0) {
      if (this.table.decision?.kind !== kind) return;
      // Spots come in the order of their choices.
      const [spot, [next] = []] = [...this.table.spots].find(([there]) => this.picked.includes(there)) ?? [];
      if (spot === undefined || next === undefined || !(await this.table.choose(next.id))) return;
      this.remove(spot);
    }
    const done = this.table.decision?.kind === kind && this.table.decision?.choices.find(({ form }) => form === 'done');
    if (done) await this.table.choose(done.id);
  }
}
