/**
 * Every key presses something on the table: whatever has `data-key` or, in the lectern, `data-choice`. Keys are those of
 * the board, not of a language: the rows of the keyboard are the rows of the table.
 */

const row = (letters: string): readonly string[] => [...letters].map((letter) => `Key${letter}`);

export const HAND_KEYS: readonly string[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Digit${digit}`);
export const SPHERE_KEYS = row('QWERT');
export const AREA_KEYS = row('ASDFG');
export const TIMER_KEYS = row('ZXCVB');

/** What stands in the lectern, by key; the first that is there is pressed. */
const LECTERN: Readonly<Record<string, readonly string[]>> = {
  KeyN: ['done', 'no', 'end'],
  KeyY: ['confirm', 'yes'],
  KeyP: ['pass'],
};

/** The button that a key presses; null: none. */
export function pressedBy(event: KeyboardEvent, root: ParentNode): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return null;
  for (const choice of LECTERN[event.code] ?? []) {
    const button = root.querySelector<HTMLElement>(`[data-choice="${choice}"]`);
    if (button) return button;
  }
  return root.querySelector<HTMLElement>(`[data-key="${event.shiftKey ? 'Shift+' : ''}${event.code}"]`);
}

/** Whether keys are letters of a text. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
