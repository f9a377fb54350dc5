import { refusalText, type Meanings } from '../words/refusals.ts';

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'warn' | 'said';
  /** Who said it, where somebody did. */
  author?: string;
  /** What pressing it does beyond putting it away. */
  onpress?: () => void;
}

const STAYS = 5000;
/** What somebody says is longer than what has happened. */
const SAID_STAYS = 8000;
/** More of a line is read in the chat. */
const LONGEST_SAID = 160;

class Toasts {
  all = $state<Toast[]>([]);
  /** How high the strip is that stays at the foot of the page: what is said lies above it. */
  above = $state(0);
  #last = 0;

  show(text: string, kind: Toast['kind'] = 'note'): void {
    this.#add({ text, kind }, STAYS);
  }

  /** Somebody said something; pressing it opens where it can be answered. */
  said(author: string, text: string, onpress: () => void): void {
    const short = text.length > LONGEST_SAID ? `${text.slice(0, LONGEST_SAID).trimEnd()}…` : text;
    this.#add({ text: short, kind: 'said', author, onpress }, SAID_STAYS);
  }

  #add(toast: Omit<Toast, 'id'>, stays: number): void {
    const id = ++this.#last;
    this.all = [...this.all.slice(-2), { id, ...toast }];
    setTimeout(() => this.drop(id), stays);
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
