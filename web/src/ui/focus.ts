/**
 * Keeps the place of whoever plays by keyboard. Where what has the focus goes away with its choice, or is laid elsewhere,
 * the focus stays with it if it can, else goes to the next choice beside it, else to the lectern: never out of the table.
 */

/** What lies together: a hand, a reserve, the choices of the lectern. */
const TOGETHER = '[role="group"], section';
const CHOICES = '.choosable, .lectern .choices button';
/** What says which thing it is, also where it is drawn anew. */
const NAMES = ['data-spot', 'data-split'] as const;

interface Place {
  element: HTMLElement;
  /** Finds the same thing again; null: it has no name. */
  name: string | null;
  together: Element | null;
  /** Its number among the choices there. */
  at: number;
  /** Whoever points and clicks looks at another part of the table: nothing may scroll away from there. */
  byKeys: boolean;
}

export function keepsFocus(root: HTMLElement): () => void {
  let place: Place | null = null;

  function remember({ target }: FocusEvent): void {
    place = target instanceof HTMLElement ? placeOf(target) : null;
  }
  const changes = new MutationObserver((records) => {
    if (place === null || document.activeElement !== document.body) return;
    const { element, byKeys } = place;
    if (!records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))) return;
    (element.isConnected ? element : nextTo(place, root))?.focus({ preventScroll: !byKeys });
  });

  root.addEventListener('focusin', remember);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    changes.disconnect();
  };
}

function placeOf(element: HTMLElement): Place {
  const name = NAMES.find((each) => element.hasAttribute(each));
  const together = element.closest(TOGETHER);
  return {
    element,
    name: name === undefined ? null : `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
    together,
    at: Math.max(0, choicesIn(together).indexOf(element)),
    byKeys: element.matches(':focus-visible'),
  };
}

function nextTo({ name, together, at }: Place, root: HTMLElement): HTMLElement | null {
  const same = name === null ? null : root.querySelector<HTMLElement>(name);
  const beside = together?.isConnected ? choicesIn(together) : [];
  return same ?? beside[Math.min(at, beside.length - 1)] ?? root.querySelector<HTMLElement>('.lectern');
}

function choicesIn(place: Element | null): HTMLElement[] {
  const found = [...(place?.querySelectorAll<HTMLElement>(CHOICES) ?? [])];
  return found.filter((each) => each.getAttribute('aria-disabled') !== 'true' && each.checkVisibility());
}
