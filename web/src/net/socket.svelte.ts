/** One WebSocket for everything; it comes back by itself, and those who listen enter their tables again. */

import { untrack } from 'svelte';
import { Inbox } from './inbox.ts';
import type { AnyHeard, Answers, Asks, AskType } from './messages.ts';
import { Refusal } from './refusal.ts';

export type SocketState = 'connecting' | 'open' | 'lost';

const PROTOCOL = 1;
const PING_EVERY = 30_000;
const PONG_WITHIN = 10_000;
const LONGEST_WAIT = 30_000;

interface Waiting {
  resolve: (heard: AnyHeard) => void;
  reject: (error: Error) => void;
}

export interface Listener {
  /** Everything that comes, in the order in which it comes, answers included. */
  heard: (message: AnyHeard) => void;
  /** The connection is open, for the first time or again: say what you want to hear of. */
  opened: () => void;
}

export class LiveSocket {
  state = $state<SocketState>('connecting');
  /** The server has said that it stops; it comes back in a moment. */
  closing = $state(false);

  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #waiting = new Map<number, Waiting>();
  readonly #inbox = new Inbox<AnyHeard>((message) => this.#hear(message));
  #lastId = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly address: () => string = ownAddress) {}

  /** Hear what comes; connects with the first listener, and lets go with the last. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    // An effect that listens must not run again because the connection has changed.
    untrack(() => {
      if (this.state === 'open') listener.opened();
      else if (this.#socket === null) this.#connect();
    });
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#letGo();
    };
  }

  /** Say something, and wait for its answer; refusals reject. */
  async ask<Type extends AskType>(type: Type, fields: Asks[Type]): Promise<Answers[Type]> {
    const socket = this.#socket;
    if (this.state !== 'open' || socket === null) throw new Refusal('offline', 'There is no connection just now.');
    const id = ++this.#lastId;
    const answer = new Promise<AnyHeard>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ type, id, ...fields }));
    return (await answer) as Answers[Type];
  }

  /** We are somebody else now: connect again, with the new cookie. */
  renew(): void {
    if (this.#socket === null) return;
    this.#tries = 0;
    this.#letGo();
    if (this.#listeners.size > 0) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.state = this.#tries === 0 ? 'connecting' : 'lost';
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(String(event.data)) as AnyHeard;
      this.#inbox.put(message, message.re != null);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(message: AnyHeard): void {
    if (message.type === 'welcome' && this.state !== 'open') {
      if (message.protocol !== PROTOCOL) console.warn(`the server speaks version ${message.protocol} of the protocol`);
      this.#tries = 0;
      this.state = 'open';
      this.closing = false;
      this.#watch();
      for (const listener of this.#listeners) listener.opened();
      return;
    }
    if (message.type === 'closing') this.closing = true;
    // What happened is taken in before the one who asked goes on.
    for (const listener of this.#listeners) listener.heard(message);
    const waiting = message.re == null ? undefined : this.#waiting.get(message.re);
    if (waiting === undefined || message.re == null) return;
    this.#waiting.delete(message.re);
    if (message.type === 'error') waiting.reject(new Refusal(message.code, message.message));
    else waiting.resolve(message);
  }

  /** A connection can die without a word: ask now and then whether anybody is there. */
  #watch(): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      const socket = this.#socket;
      clearTimeout(this.#pong);
      this.#pong = setTimeout(() => {
        if (socket === this.#socket) this.#lost(1006);
      }, PONG_WITHIN);
      this.ask('ping', {}).then(
        () => clearTimeout(this.#pong),
        () => undefined,
      );
    }, PING_EVERY);
  }

  #lost(code: number): void {
    this.#inbox.empty();
    this.#drop();
    this.state = 'lost';
    // A second, then 2, 4, 8 … up to 30, each with some chance, so that not all come at once.
    const longest = Math.min(LONGEST_WAIT, 1000 * 2 ** this.#tries) * (code === 4029 ? 4 : 1);
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #letGo(): void {
    this.#drop();
    this.state = 'connecting';
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#inbox.discard();
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    socket?.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    // A choice without an answer may have been made or not: `enter` with `since` will tell.
    for (const each of waiting) each.reject(new Refusal('offline', 'The connection broke.'));
  }
}

function ownAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

export const socket = new LiveSocket();
