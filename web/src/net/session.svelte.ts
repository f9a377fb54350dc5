/** Who we are. The token itself is in a cookie that only the server reads. */

import { api } from './api.ts';
import { Refusal } from './refusal.ts';
import { socket } from './socket.svelte.ts';

/** The cookie cannot be seen from here; this only says that there is one. */
const KEPT = 'chronomage.known';

class SessionState {
  /** The name that others see; null: nobody knows us yet. */
  name = $state<string | null>(null);
  account = $state(false);
  /** Whether the server has been asked. */
  known = $state(false);

  /** Ask the server who we are, if we have ever been somebody here. */
  async recall(): Promise<void> {
    if (localStorage.getItem(KEPT) === null) {
      this.known = true;
      return;
    }
    try {
      this.#become(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'offline') throw error;
      this.#become(null);
    }
  }

  /** Play under a nickname; somebody who is known already stays who they are. */
  async beGuest(name: string): Promise<void> {
    if (this.name === null || (!this.account && this.name !== name)) {
      this.#become(await api.createGuest(name));
      socket.renew();
    }
  }

  async register(name: string, password: string): Promise<void> {
    this.#become(await api.createAccount(name, password));
    socket.renew();
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#become(await api.signIn(name, password));
    socket.renew();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.#become(null);
    socket.renew();
  }

  async changePassword(old: string, fresh: string): Promise<void> {
    this.#become(await api.changePassword(old, fresh));
    socket.renew();
  }

  async deleteAccount(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.#become(null);
    socket.renew();
  }

  #become(who: { name: string; account: boolean } | null): void {
    this.name = who?.name ?? null;
    this.account = who?.account ?? false;
    this.known = true;
    if (who) localStorage.setItem(KEPT, 'yes');
    else localStorage.removeItem(KEPT);
  }
}

export const session = new SessionState();
