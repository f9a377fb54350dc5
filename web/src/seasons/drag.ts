/** Whatever glows can be dragged to where it belongs. Fingers scroll instead: they tap. */

import type { Attachment } from 'svelte/attachments';

interface Dragging {
  /** Whether it can be taken up now. */
  may: () => boolean;
  taken: () => void;
  /** Let go; `onto` is whether it lies on another part of the table that takes things. */
  dropped: (onto: boolean) => void;
}

const FAR_ENOUGH = 9;

export function draggable({ may, taken, dropped }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;
    let settling = false;

    function place(event: PointerEvent): Element | null {
      const home = element.closest('[data-drop]');
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const zone = under.map((each) => each.closest('[data-drop]')).find((each) => each !== null && each !== home);
      return zone ?? null;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === 'touch' || !may()) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up, { once: true });
      addEventListener('pointercancel', stop, { once: true });
    }
    function move(event: PointerEvent): void {
      if (from === null) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!moving) {
        moving = true;
        taken();
      }
      element.style.translate = `${x}px ${y}px`;
      element.classList.add('in-hand');
    }
    function up(event: PointerEvent): void {
      const dropping = moving;
      const onto = moving && place(event) !== null;
      moving = false;
      stop();
      if (!dropping) return;
      // The click that may follow belongs to the drag.
      settling = true;
      setTimeout(() => (settling = false));
      dropped(onto);
    }
    function stop(): void {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      element.style.translate = '';
      element.classList.remove('in-hand');
      if (moving) dropped(false);
      from = null;
      moving = false;
    }
    function click(event: Event): void {
      if (settling) event.stopImmediatePropagation();
    }
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
      stop();
    };
  };
}
