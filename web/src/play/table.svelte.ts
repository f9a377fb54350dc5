/** One table: who sits there, where its game stands, what happened and was said; and what we do at it. */

import { api } from '../net/api.ts';
import type { RoundEnd } from '../net/answers.ts';
import type { AnyHeard } from '../net/messages.ts';
import type { Observation } from '../net/observations.ts';
import { Refusal } from '../net/refusal.ts';
import { socket } from '../net/socket.svelte.ts';
import type { ChatLine, Choice, Decision, Outcome, Position, Saying, Seat, Step, TableView } from '../net/types.ts';
import type { Names, Texts } from '../words/bundle.ts';
import { texts } from '../words/texts.svelte.ts';
import { PLAIN, type TableBehaviour } from './behaviour.ts';
import { seatNames } from './names.ts';
import { Picking } from './picking.svelte.ts';
import { stands } from './picks.ts';
import type { Pool } from './pool.ts';
import { Playback } from './playback.svelte.ts';
import { spotsOf, type Spot, type Spots } from './spots.ts';
import { takenBack } from './takenBack.ts';
import { standing, Together } from './together.ts';

/** After a long absence nobody wants to see every step. */
const TOO_MANY_TO_SHOW = 40;
const NOWHERE: Spots = new Map();

export class TableState {
  /** The table; null until it has been entered. */
  table = $state.raw<TableView | null>(null);
  /** Our seat; null: we watch. */
  seat = $state<Seat | null>(null);
  /** Where the game stands, as the server told last; `shown` is what is on the screen. */
  position = $state.raw<Position | null>(null);
  /** All that happened, as far as we may know, also what was taken back since. */
  steps = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** When the last position came, by `performance.now()`: clocks count from here. */
  heardAt = $state(0);
  /** Why the table cannot be entered. */
  refusal = $state.raw<Refusal | null>(null);
  /** The last thing that was refused; whoever shows it sets it to null. */
  problem = $state.raw<Refusal | null>(null);
  /** What a bot would choose in the open decision, and why. */
  hinted = $state.raw<{ state: number; choice: number; reasons: readonly Saying[] } | null>(null);
  /** How everybody stood after each round; null until the game is over and it has been asked for. */
  history = $state.raw<readonly RoundEnd[] | null>(null);
  /** Whether the game is played here; a replay is only looked at. */
  readonly live: boolean = true;
  /** Whether an answer is being waited for. */
  sending = $state(false);
  /** Whether we have asked for another game. */
  wantsRematch = $state(false);

  /** What the game of this table adds to it; set by whoever lays the table, before it is shown. */
  behaviour = $state.raw<TableBehaviour>(PLAIN);

  readonly playback = new Playback(() => this.behaviour.durations);
  readonly picking = new Picking(this);

  /** The numbers of the steps that were taken back. */
  readonly gone: ReadonlySet<number> = $derived(takenBack(this.steps));
  /** What happened and stands. */
  readonly story: readonly Step[] = $derived(this.gone.size === 0 ? this.steps : this.steps.filter(({ number }) => !this.gone.has(number)));
  /** The position on the screen. */
  readonly shown: Position | null = $derived(this.playback.shown);
  readonly observation: Observation | null = $derived(this.shown?.observation ?? null);
  /** The open decision, once all that led to it has been shown. */
  readonly decision: Decision | null = $derived(
    this.shown !== null && this.shown.state === this.position?.state ? (this.position.decision ?? null) : null,
  );
  readonly outcome: Outcome | null = $derived(this.shown?.outcome ?? null);
  readonly spots: Spots = $derived.by(() => {
    const { decision, position, behaviour } = this;
    if (!decision || !position) return NOWHERE;
    return spotsOf(decision, (choice) => behaviour.spotOf(position.observation, decision, choice));
  });
  /** Where the choice lies that a bot would make; null: nowhere, or nobody has asked. */
  readonly hintedSpot: Spot | null = $derived.by(() => {
    const { hinted } = this;
    if (hinted === null) return null;
    for (const [spot, choices] of this.spots) if (choices.some(({ id }) => id === hinted.choice)) return spot;
    return null;
  });
  readonly names: Names = $derived(seatNames(this.table?.seats ?? []));
  readonly texts: Texts | null = $derived(
    this.table === null ? null : texts.of(this.table.game, this.table.options),
  );
  /** Whether a bot plays on our seat. */
  readonly away: boolean = $derived(this.seat !== null && this.table?.seats[this.seat]?.stand_in != null);

  /** Whether the bot gives us our seat back: not after giving up, and not without time. */
  readonly mayReturn: boolean = $derived.by(() => {
    const reason = this.seat === null ? null : this.table?.seats[this.seat]?.stand_in;
    if (reason == null || this.outcome !== null) return false;
    return reason === 'left' || (reason === 'time' && this.table?.clock.kind !== 'game');
  });

  #leaveSocket: (() => void) | null = null;
  readonly #together = new Together();

  /** What lets others in: as we came by it, or as the host of a private table is told. */
  invite = $state<string | null>(null);

  constructor(
    readonly id: string,
    invite: string | null = null,
  ) {
    this.invite = invite;
  }

  /** Enter the table, and again whenever the connection comes back. */
  enter(): void {
    this.#leaveSocket ??= socket.listen({
      heard: (message) => this.#hear(message),
      opened: () => void this.#enter(),
    });
  }

  /** Hear no more of it. */
  exit(): void {
    if (socket.state === 'open') socket.ask('exit', { table: this.id }).catch(() => undefined);
    this.#leaveSocket?.();
    this.#leaveSocket = null;
  }

  /** The choice that lies at this spot; null: there is none. */
  choiceAt(spot: Spot): Choice | null {
    return this.spots.get(spot)?.[0] ?? null;
  }

  /** All choices that lie at this spot. */
  choicesAt(spot: Spot): readonly Choice[] {
    return this.spots.get(spot) ?? [];
  }

  /** A choice in words. */
  say(choice: Choice): string {
    return this.texts?.say(choice, this.names) ?? choice.text;
  }

  /** On to the present: what is still being shown is shown at once. */
  catchUp(): void {
    if (this.playback.busy) this.playback.skip();
  }

  /** Make a choice of the open decision, by its id; whether it was made. */
  async choose(choice: number): Promise<boolean> {
    const state = this.position?.state;
    if (this.decision === null || state === undefined || this.sending) return false;
    this.hinted = null;
    return this.#ask(() => socket.ask('choose', { table: this.id, state, choice }));
  }

  /** Choose what lies at this spot; whether there was something, and it was made. */
  async chooseAt(spot: Spot): Promise<boolean> {
    const choice = this.choiceAt(spot);
    return choice !== null && this.choose(choice.id);
  }

  /** Make several choices by one press; they are taken back by one press, too. */
  async together(act: () => Promise<void>): Promise<void> {
    const before = standing(this.steps);
    try {
      await act();
    } finally {
      this.#together.sent(before, standing(this.steps));
    }
  }

  /** Take back what the last press did, as far as that is allowed. */
  async undo(): Promise<boolean> {
    if (this.sending) return false;
    let done = false;
    for (let left = this.#together.last(standing(this.steps)); left > 0 && this.position?.can_undo; left--) {
      done = await this.#atState((state) => socket.ask('undo', { table: this.id, state }));
      if (!done) break;
    }
    return done;
  }

  askUndo(): Promise<boolean> {
    return this.#atState((state) => socket.ask('ask-undo', { table: this.id, state }));
  }

  async answerUndo(agree: boolean): Promise<boolean> {
    const asked = this.position?.undo_asked;
    if (!asked) return false;
    const { state, number } = asked;
    return this.#ask(() => socket.ask('answer-undo', { table: this.id, state, number, agree }));
  }

  /** Ask the apprentice; the answer is in `hinted`. */
  hint(): Promise<boolean> {
    return this.#atState(async (state) => {
      const hint = await socket.ask('hint', { table: this.id, state });
      this.hinted = { state: hint.state, choice: hint.choice_id, reasons: hint.reasons ?? [] };
    });
  }

  /** Why a choice is not open, in words; null: it is, or nobody can say. `choice` is its text or its id. */
  async why(choice: string | number): Promise<string | null> {
    const state = this.position?.state;
    if (state === undefined) return null;
    try {
      const answer = await socket.ask('why', { table: this.id, state, choice });
      if (answer.key == null) return null;
      return this.texts?.say({ key: answer.key, facts: answer.facts ?? {} }, this.names) ?? answer.message ?? null;
    } catch {
      return null;
    }
  }

  saySomething(text: string): Promise<boolean> {
    return this.#ask(() => socket.ask('chat', { table: this.id, text }));
  }

  /** Let a bot play on, until we return. */
  leave(): Promise<boolean> {
    return this.#ask(() => socket.ask('leave', { table: this.id }));
  }

  return(): Promise<boolean> {
    return this.#ask(() => socket.ask('return', { table: this.id }));
  }

  giveUp(): Promise<boolean> {
    return this.#ask(() => socket.ask('give-up', { table: this.id }));
  }

  /** Once the game is over: the table of another one. Everybody who asks gets the same, and a seat there. */
  async rematch(): Promise<string> {
    this.wantsRematch = true;
    try {
      return (await api.rematch(this.id)).table.id;
    } catch (error) {
      this.wantsRematch = false;
      throw error;
    }
  }

  /** Once the game is over: ask how everybody stood after each round. */
  async recount(): Promise<void> {
    if (this.history !== null) return;
    this.history = (await api.replay(this.id, { count: 1 }, this.invite)).history;
  }

  /** The milliseconds that a seat has left now; null: it has no clock. */
  left(seat: Seat, now: number): number | null {
    const clock = this.position?.clock;
    const left = clock?.left[seat];
    if (!clock || left == null) return null;
    return clock.running.includes(seat) ? left - (now - this.heardAt) : left;
  }

  #atState(ask: (state: number) => Promise<unknown>): Promise<boolean> {
    const state = this.position?.state;
    return state === undefined ? Promise.resolve(false) : this.#ask(() => ask(state));
  }

  async #ask(ask: () => Promise<unknown>): Promise<boolean> {
    this.sending = true;
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error;
      return false;
    } finally {
      this.sending = false;
    }
  }

  async #enter(): Promise<void> {
    // The first time the whole story is told, for the chronicle; later only what we have not heard.
    const since = this.steps.at(-1)?.number ?? -1;
    try {
      await socket.ask('enter', { table: this.id, since, ...(this.invite ? { invite: this.invite } : {}) });
      this.refusal = null;
      if (this.table?.privacy === 'private' && this.invite === null) void this.#askInvite();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'offline' && error.code !== 'closing') this.refusal = error;
    }
  }

  async #askInvite(): Promise<void> {
    const own = await api.table(this.id).catch(() => null);
    this.invite ??= own?.invite ?? null;
  }

  #hear(message: AnyHeard): void {
    switch (message.type) {
      case 'entered': {
        if (message.table.id !== this.id) return;
        const again = this.position !== null && this.table !== null;
        const steps = message.steps ?? [];
        this.table = message.table;
        this.seat = message.seat ?? null;
        this.chat = message.chat ?? [];
        this.#take(steps, message.position ?? null, again && steps.length <= TOO_MANY_TO_SHOW);
        break;
      }
      case 'update':
        if (message.table === this.id) this.#take(message.steps, message.position, true);
        break;
      case 'changed':
        if (message.table.id !== this.id) return;
        this.table = message.table;
        this.seat = message.seat ?? null;
        break;
      case 'said':
        if (message.table !== this.id || this.chat.some((line) => line.number === message.line.number)) return;
        this.chat = [...this.chat, message.line].sort((one, other) => one.number - other.number);
        break;
    }
  }

  /** Whether what is picked can still be sent there as it is. */
  #stillAsked(position: Position | null): boolean {
    const pools = [this.position, position].map((each): Pool | null =>
      each?.decision ? this.behaviour.poolOf(each.observation, each.decision) : null,
    );
    return stands(this.position?.decision ?? null, pools[0] ?? null, position?.decision ?? null, pools[1] ?? null);
  }

  #take(steps: readonly Step[], position: Position | null, played: boolean): void {
    const last = this.steps.at(-1)?.number ?? -1;
    const fresh = steps.filter((step) => step.number > last);
    if (fresh.length > 0) this.steps = [...this.steps, ...fresh];
    if (!this.picking.sending && !this.#stillAsked(position)) this.picking.clear();
    this.heardAt = performance.now();
    this.position = position;
    if (played && position !== null) this.playback.push(fresh, position, this.seat);
    else this.playback.jump(position);
  }
}
