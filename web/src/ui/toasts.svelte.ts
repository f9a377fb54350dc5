import { refusalText, type Meanings } from '../words/refusals.ts';

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'warn';
}

const STAYS = 5000;

class Toasts {
  all = $state<Toast[]>([]);
  /** How high the strip is that stays at the foot of the page: what is said lies above it. */
  above = $state(0);
  #last = 0;

  show(text: string, kind: Toast['kind'] = 'note'): void {
    const id = ++this.#last;
    this.all = [...this.all.slice(-2), { id, text, kind }];
    setTimeout(() => this.drop(id), STAYS);
  }

  /** Something was refused: say why, in our words where we have any; `here`: what codes mean in this place. */
  refused(error: unknown, here?: Meanings): void {
    this.show(refusalText(error, here), 'warn');
  }

  /** What was said of an earlier attempt is no longer so. */
  clear(): void {
    this.all = [];
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
