/** Keys for everything on the table. Letters go by their place on the keyboard, so that they work in any layout. */

import type { Board } from './board.svelte.ts';

const LETTER: Record<string, string> = { KeyA: 'A', KeyW: 'W', KeyF: 'F', KeyE: 'E' };
/** What glows, in the order of the page. */
const GLOWING = '[data-spot], [data-split], .lectern .choices button:not([aria-disabled="true"])';

export interface KeyHandlers {
  help: () => void;
  /** On to the present. */
  skip: () => void;
}

/** Whether the key was one of ours. */
export function pressKey(event: KeyboardEvent, board: Board, { help, skip }: KeyHandlers): boolean {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return false;
  const { table } = board;
  const letter = LETTER[event.code];
  if (letter !== undefined) return pick(board, letter, event.shiftKey);
  if (/^Digit\d$/.test(event.code) && !event.shiftKey) {
    const number = Number(event.code.slice(5)) || 10;
    const thing = glowing()[number - 1];
    thing?.focus();
    thing?.click();
    return thing !== undefined;
  }
  switch (event.code) {
    case 'KeyT':
      return when(board.glows('transmute'), () => board.press('transmute'));
    case 'KeyX':
      return when(board.choice('end') !== null, () => document.querySelector<HTMLElement>('[data-spot="end"]')?.click());
    case 'KeyU':
      return when(table.position?.can_undo ?? false, () => void table.undo());
    case 'KeyH':
      return when(table.decision !== null && (table.table?.hints ?? false), () => void table.hint());
    case 'KeyC':
      return when(table.picking.ready, () => void table.picking.confirm());
    case 'KeyD':
      return when(board.glows('deck'), () => board.press('deck'));
    case 'KeyY':
      return answer(board, 'yes');
    case 'KeyN':
      return answer(board, 'no') || answer(board, 'done');
    case 'Escape':
      if (board.note) board.note = null;
      else if (table.playback.busy) skip();
      else table.picking.clear();
      return true;
    case 'ArrowRight':
    case 'ArrowLeft':
      return step(event.code === 'ArrowRight' ? 1 : -1);
  }
  if (event.key === '?') {
    help();
    return true;
  }
  return false;
}

function when(may: boolean, act: () => void): boolean {
  if (may) act();
  return may;
}

function glowing(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(GLOWING)].filter((each) => each.checkVisibility());
}

/** Energy of this kind: one more, or with shift one less. */
function pick(board: Board, letter: string, less: boolean): boolean {
  const { picking } = board.table;
  for (const spot of [`energy:${letter}`, `token:${letter}`, `on-card:${letter}`, ...board.others.map((seat) => `their:${seat}:${letter}`)]) {
    if (!board.glows(spot)) continue;
    if (less && board.pickable(spot)) picking.remove(spot);
    else board.press(spot, Infinity);
    return true;
  }
  return false;
}

function answer(board: Board, form: string): boolean {
  const choice = board.table.decision?.choices.find((each) => each.form === form);
  if (choice) void board.table.choose(choice.id);
  return choice !== undefined;
}

/** To the next thing that glows. */
function step(by: 1 | -1): boolean {
  const things = glowing();
  const now = things.findIndex((each) => each === document.activeElement);
  const next = things[(now < 0 ? (by > 0 ? 0 : things.length - 1) : now + by + things.length) % things.length];
  next?.focus();
  return next !== undefined;
}
