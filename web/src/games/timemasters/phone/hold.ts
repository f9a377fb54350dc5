/** A finger that stays on a thing for a while asks for its page, whatever a tap on it would do. */

import type { Attachment } from 'svelte/attachments';

const LONG = 450;
/** A finger never keeps quite still. */
const NEAR = 10;

export function holds(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;

    function down({ pointerType, clientX, clientY }: PointerEvent): void {
      held = false;
      if (pointerType === 'mouse') return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        held = true;
        act();
      }, LONG);
    }
    function move({ clientX, clientY }: PointerEvent): void {
      if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > NEAR) stop();
    }
    function stop(): void {
      from = null;
      clearTimeout(timer);
    }
    /** Letting go is no tap. */
    function click(event: Event): void {
      if (held) event.stopImmediatePropagation();
      held = false;
    }
    /** The browser's own menu would lie over the page. */
    function menu(event: Event): void {
      if (from !== null) event.preventDefault();
    }
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointercancel', stop);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('contextmenu', menu);
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', stop);
      element.removeEventListener('pointercancel', stop);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('contextmenu', menu);
    };
  };
}
