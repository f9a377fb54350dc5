import { Refusal } from '../net/refusal.ts';
import { t, type WordKey } from '../words/words.svelte.ts';

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'warn';
}

const STAYS = 5000;

class Toasts {
  all = $state<Toast[]>([]);
  #last = 0;

  show(text: string, kind: Toast['kind'] = 'note'): void {
    const id = ++this.#last;
    this.all = [...this.all.slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), STAYS);
  }

  /** Something was refused: say why, in our words where we have any. */
  refused(error: unknown): void {
    this.show(refusalText(error), 'warn');
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

const SAID: Record<string, WordKey> = {
  offline: 'error.offline',
  closing: 'net.closing',
  stale: 'error.stale',
  'too-fast': 'error.too-fast',
  taken: 'error.taken',
  unauthorized: 'error.unauthorized',
  'no-such-table': 'error.no-such-table',
  full: 'error.full',
  internal: 'error.internal',
  storage: 'error.internal',
};

/** A refusal in words; where we have none of our own, the server's. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Refusal)) return t('error.internal');
  const key = SAID[error.code];
  return key === undefined ? error.message : t(key);
}

export const toasts = new Toasts();
