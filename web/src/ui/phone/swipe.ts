/** A finger that goes across turns a page; one that goes up or down scrolls, as everywhere. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 40;

/** `turn` by 1: the finger went to the left, on to what lies on the right. */
export function swipes(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null;

    function down({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
      from = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    }
    function up({ pointerId, clientX, clientY }: PointerEvent): void {
      if (from?.id !== pointerId) return;
      const across = clientX - from.x;
      const along = clientY - from.y;
      from = null;
      if (Math.abs(across) >= FAR_ENOUGH && Math.abs(across) > 1.5 * Math.abs(along)) turn(across < 0 ? 1 : -1);
    }
    function stop(): void {
      from = null;
    }
    element.style.touchAction = 'pan-y';
    element.addEventListener('pointerdown', down);
    // A finger may leave the page that it turns.
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
    return () => {
      element.style.touchAction = '';
      element.removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
    };
  };
}
