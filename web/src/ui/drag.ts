/** What lies on a table can be dragged to where it belongs. Fingers scroll instead: they tap. */

import type { Attachment } from 'svelte/attachments';

interface Dragging {
  /** Whether it can be taken up now. */
  may: () => boolean;
  taken: () => void;
  /** Let go over another part of the table, the one with this `data-drop`; null: over nothing that takes things. */
  dropped: (zone: string | null) => void;
}

const FAR_ENOUGH = 9;

export function draggable({ may, taken, dropped }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let moving = false;
    let settling = false;

    function zoneUnder({ clientX, clientY }: PointerEvent): string | null {
      const home = element.closest('[data-drop]');
      for (const under of document.elementsFromPoint(clientX, clientY)) {
        const zone = element.contains(under) ? null : under.closest<HTMLElement>('[data-drop]');
        if (zone && zone !== home) return zone.dataset['drop'] ?? null;
      }
      return null;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === 'touch' || !may()) return;
      from = { x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', stop);
    }
    function move(event: PointerEvent): void {
      if (from === null) return;
      const x = event.clientX - from.x;
      const y = event.clientY - from.y;
      if (!moving && Math.hypot(x, y) < FAR_ENOUGH) return;
      if (!moving) {
        moving = true;
        element.classList.add('in-hand');
        taken();
      }
      element.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent): void {
      const zone = moving ? zoneUnder(event) : null;
      if (moving) {
        // The click that may follow belongs to the drag.
        settling = true;
        setTimeout(() => (settling = false));
      }
      settle(zone);
    }
    function stop(): void {
      settle(null);
    }
    function settle(zone: string | null): void {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      element.style.translate = '';
      element.classList.remove('in-hand');
      const dragged = moving;
      moving = false;
      from = null;
      if (dragged) dropped(zone);
    }
    function click(event: Event): void {
      if (settling) event.stopImmediatePropagation();
    }
    function still(event: Event): void {
      event.preventDefault();
    }
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('pointerdown', down);
    // The browser must not drag the drawing itself.
    element.addEventListener('dragstart', still);
    return () => {
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('dragstart', still);
      stop();
    };
  };
}
