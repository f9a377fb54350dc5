/**
 * Presses for all tables: what has come to lie under a resting pointer, or under the finger that has just tapped, and what
 * has another meaning there than a moment ago, takes no press yet. So the second click of a double click neither takes a
 * card of a pack that nobody has looked at, nor passes over a warning. Pressing by keys is always meant, but not that a
 * key is held down.
 *
 * What a thing means is its `data-spot`, `data-choice` and `data-again` (pressed once more, it does what it asked about),
 * together with the question; of anything else, its name.
 */

import { Steady } from './steady.ts';

const PRESSED = 'button, a[href], summary, label, input, [role="button"]';
const SAYING = ['data-spot', 'data-choice', 'data-again', 'aria-label', 'class', 'hidden', 'open'];
/** How far a pointer trembles, and how far from each other the two taps of a double tap come down. */
const TREMBLES = 8;
const TAPPED_AGAIN = 30;

/** Guard the presses of the page; `question` tells apart what is asked. The answer ends it. */
export function guardPresses(question: () => string): () => void {
  const steady = new Steady();
  const ids = new WeakMap<Element, number>();
  let last = 0;
  let frame = 0;

  function meaning(thing: Element | null): string {
    const pressed = thing?.closest<HTMLElement>(PRESSED);
    if (!pressed) return '';
    const { spot, choice, again } = pressed.dataset;
    if (spot !== undefined) return [question(), spot, choice, again].join('\n');
    if (!ids.has(pressed)) ids.set(pressed, ++last);
    const name = pressed.getAttribute('aria-label') ?? pressed.textContent;
    return [choice === undefined ? '' : question(), ids.get(pressed), name, choice].join('\n');
  }
  function look(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    steady.changed(meaning(document.elementFromPoint(steady.x, steady.y)), performance.now());
  }
  function lookSoon(): void {
    frame ||= requestAnimationFrame(look);
  }
  function points({ clientX, clientY, pointerType, target }: PointerEvent): void {
    const near = pointerType === 'mouse' ? TREMBLES : TAPPED_AGAIN;
    steady.at(clientX, clientY, near, () => meaning(target instanceof Element ? target : null));
  }
  function click(event: MouseEvent): void {
    // By keys, or by the page itself.
    if (event.detail === 0) return;
    if (frame !== 0) look();
    if (!steady.allows(performance.now())) drop(event);
  }
  function keydown(event: KeyboardEvent): void {
    if (!event.repeat || !(event.target instanceof Element) || event.target.closest('input, textarea, select')) return;
    const presses = event.key === 'Enter' || (event.key === ' ' ? event.target.closest(PRESSED) !== null : event.key.length === 1);
    if (presses) drop(event);
  }
  function drop(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const changes = new MutationObserver(lookSoon);
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SAYING });
  const stop = new AbortController();
  const first = { capture: true, signal: stop.signal };
  addEventListener('pointermove', (event) => event.pointerType === 'mouse' && points(event), first);
  addEventListener('pointerdown', points, first);
  addEventListener('click', click, first);
  addEventListener('keydown', keydown, first);
  // What slides or is scrolled there comes without a change of the page.
  for (const moved of ['transitionend', 'animationend', 'scroll', 'resize'] as const) addEventListener(moved, lookSoon, first);
  return () => {
    stop.abort();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}
