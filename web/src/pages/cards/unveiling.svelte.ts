/** Cards are drawn when they come near the window, a few in each frame: eighty emblems at once would stall the page. */

/** So many cards in a frame: an emblem takes about two milliseconds the first time. */
const AT_ONCE = 3;
const NEAR = '400px';

export class Unveiling {
  #drawn = $state.raw<ReadonlySet<string>>(new Set());
  #waiting: string[] = [];
  #frame = 0;
  #observer: IntersectionObserver | null = null;

  /** Whether this card is drawn by now. */
  has(name: string): boolean {
    return this.#drawn.has(name);
  }

  /** An attachment for the place of a card. */
  watch(name: string): (place: Element) => () => void {
    return (place) => {
      if (this.has(name)) return () => undefined;
      const observer = (this.#observer ??= new IntersectionObserver((seen) => this.#see(seen), { rootMargin: NEAR }));
      places.set(place, name);
      observer.observe(place);
      return () => observer.unobserve(place);
    };
  }

  #see(seen: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting } of seen) {
      const name = places.get(target);
      if (name === undefined || this.has(name)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== name);
      if (isIntersecting) this.#waiting.push(name);
    }
    if (this.#waiting.length > 0) this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    this.#drawn = new Set([...this.#drawn, ...this.#waiting.splice(0, AT_ONCE)]);
    this.#frame = this.#waiting.length > 0 ? requestAnimationFrame(() => this.#draw()) : 0;
  }
}

const places = new WeakMap<Element, string>();
