/**
 * What comes within one frame is taken in together, in its order, so that the page is drawn once for all of it. What
 * somebody waits for is taken in at once, and all that came before it.
 */

/** A frame may never come, where nobody looks at the page. */
const LONGEST_WAIT = 50;

export class Inbox<Message> {
  #came: Message[] = [];
  #frame = 0;
  #late: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly take: (message: Message) => void) {}

  put(message: Message, awaited: boolean): void {
    this.#came.push(message);
    if (awaited || document.hidden) this.empty();
    else if (this.#came.length === 1) {
      this.#frame = requestAnimationFrame(() => this.empty());
      this.#late = setTimeout(() => this.empty(), LONGEST_WAIT);
    }
  }

  /** Take in now what there is. */
  empty(): void {
    for (const message of this.#emptied()) this.take(message);
  }

  /** It was for somebody else. */
  discard(): void {
    this.#emptied();
  }

  #emptied(): Message[] {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#late);
    const came = this.#came;
    this.#came = [];
    return came;
  }
}
