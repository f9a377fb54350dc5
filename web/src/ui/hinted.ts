/**
 * Marks on the board where the choice lies that a bot would make: whatever bears its `data-spot`, on the desk's table and
 * on the phone's, and whenever it is laid out anew. `styles/base.css` draws the mark, `data-hinted`.
 */

import type { Attachment } from 'svelte/attachments';
import type { Spot } from '../play/spots.ts';

export function marksHint(spot: Spot | null): Attachment<HTMLElement> {
  return (board) => {
    if (spot === null) return;
    const place = `[data-spot="${CSS.escape(spot)}"]`;
    function mark(): void {
      for (const marked of board.querySelectorAll<HTMLElement>(`[data-hinted]:not(${place})`)) delete marked.dataset['hinted'];
      for (const there of board.querySelectorAll<HTMLElement>(`${place}:not([data-hinted])`)) there.dataset['hinted'] = '';
    }
    mark();
    const laying = new MutationObserver(mark);
    laying.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-spot'] });
    return () => {
      laying.disconnect();
      for (const marked of board.querySelectorAll<HTMLElement>('[data-hinted]')) delete marked.dataset['hinted'];
    };
  };
}
