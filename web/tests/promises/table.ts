/** A table at which the rules themselves play: the picking of the client sends its choices to a process of Python. */

import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Observation } from '../../src/net/observations.ts';
import type { Decision } from '../../src/net/types.ts';
import type { TableBehaviour } from '../../src/play/behaviour.ts';
import type { Picked } from '../../src/play/picking.svelte.ts';
import { spotsOf, type Spots } from '../../src/play/spots.ts';

/** One thing that happened, with what it was about. */
export type Happened = { kind: string; player?: number } & Record<string, unknown>;

/** Where a game stands for the player who is asked, and what happened on the way there. */
export interface Told {
  where: string;
  observation: Observation;
  decision: Decision | null;
  events: Happened[];
}

export class PlayedTable implements Picked {
  told: Told | null = null;
  /** The choices sent since the last question that was gone forward to. */
  sent: string[] = [];
  events: Happened[] = [];

  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor(
    python: string,
    root: string,
    seed: number,
    private readonly behaviours: Readonly<Record<string, TableBehaviour>>,
  ) {
    this.#process = spawn(python, ['-m', 'tests.promises', `${seed}`], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface(this.#process.stdout)[Symbol.asyncIterator]();
  }

  get decision(): Decision | null {
    return this.told?.decision ?? null;
  }
  get observation(): Observation | null {
    return this.told?.observation ?? null;
  }
  get behaviour(): TableBehaviour {
    const behaviour = this.behaviours[this.observation?.game ?? ''];
    if (behaviour === undefined) throw new Error(`No behaviour for ${this.observation?.game}`);
    return behaviour;
  }
  get spots(): Spots {
    const { decision, observation, behaviour } = this;
    return decision && observation ? spotsOf(decision, (choice) => behaviour.spotOf(observation, decision, choice)) : new Map();
  }

  async forward(): Promise<void> {
    this.told = await this.#ask({});
    this.sent = [];
    this.events = [];
  }
  choose = async (choice: number): Promise<boolean> => {
    this.sent.push(this.decision?.choices.find(({ id }) => id === choice)?.text ?? `${choice}`);
    this.told = await this.#ask({ choose: choice });
    this.events.push(...this.told.events);
    return true;
  };
  together = (act: () => Promise<void>): Promise<void> => act();
  catchUp(): void {}

  close(): void {
    this.#process.stdin.end();
  }

  async #ask(message: object): Promise<Told> {
    this.#process.stdin.write(`${JSON.stringify(message)}\n`);
    const line = await this.#lines.next();
    if (line.done) throw new Error('Python has gone.');
    return JSON.parse(line.value) as Told;
  }
}
