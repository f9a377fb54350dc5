/** Several tokens or cards are picked together, and sent as the small steps of the protocol. */

import type { Observation } from '../net/observations.ts';
import type { Decision } from '../net/types.ts';
import type { TableBehaviour } from './behaviour.ts';
import { goesOn } from './picks.ts';
import type { Pool } from './pool.ts';
import type { Spot, Spots } from './spots.ts';

/** What picking needs of a table. */
export interface Picked {
  readonly decision: Decision | null;
  readonly observation: Observation | null;
  readonly behaviour: TableBehaviour;
  readonly spots: Spots;
  /** On to the present: what others did meanwhile may still be being shown, and no question is open until it has been. */
  catchUp(): void;
  choose(choice: number): Promise<boolean>;
  together(act: () => Promise<void>): Promise<void>;
}

export class Picking {
  /** What has been picked, by where it lies; the same spot several times for several tokens. */
  picked = $state<readonly Spot[]>([]);
  sending = $state(false);
  /** What could be picked before it was begun to be sent. */
  #sent = $state.raw<Pool | null>(null);

  constructor(private readonly table: Picked) {}

  /** What can be picked together; null: the open decision asks for one thing. While it is sent, that stays as it was. */
  get pool(): Pool | null {
    return this.sending ? this.#sent : this.#open();
  }

  #open(): Pool | null {
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
   * Send what is picked: one answer to each question, as it is really put. The rules may take the last of a pick
   * themselves, and another question may come in between: what is not asked any more is not sent.
   */
  async confirm(): Promise<void> {
    if (this.table.decision === null || this.sending) return;
    this.#sent = this.#open();
    this.sending = true;
    try {
      await this.table.together(() => this.#send());
    } finally {
      this.clear();
      this.sending = false;
    }
  }

  async #send(): Promise<void> {
    if (!(await this.#lead())) return;
    const first = this.#asked();
    if (first === null) return;
    for (let sent = 0; goesOn(first, this.#asked(), sent); sent++) {
      const next = this.picked.length > 0 ? this.#next() : this.#enough();
      if (next === undefined || !(await this.table.choose(next))) return;
    }
  }

  /** The question as it is put now: in the midst of sending nobody waits for what is being shown. */
  #asked(): Decision | null {
    this.table.catchUp();
    return this.table.decision;
  }

  /** Make the choice that opens the question, where it is not open yet; whether ours can be sent now. */
  async #lead(): Promise<boolean> {
    const lead = this.pool?.lead;
    if (lead === undefined) return true;
    const first = this.table.decision?.choices.find(({ form }) => form === lead);
    if (first === undefined || !(await this.table.choose(first.id))) return false;
    this.table.catchUp();
    const pool = this.#open();
    return pool !== null && pool.lead === undefined && this.picked.every((spot) => this.count(spot) <= (pool.stock.get(spot) ?? 0));
  }

  /** The answer for the next of ours. They are asked for in the order of the choices, so it is the first that is open. */
  #next(): number | undefined {
    for (const [spot, [choice]] of this.table.spots) {
      if (choice === undefined || !this.picked.includes(spot)) continue;
      this.remove(spot);
      return choice.id;
    }
    return undefined;
  }

  /** The answer that it is enough, where there could be more. */
  #enough(): number | undefined {
    return this.table.decision?.choices.find(({ form }) => form === 'done')?.id;
  }
}
