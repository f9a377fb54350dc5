/** How sheets that lie over the page treat whoever uses the keyboard. */

import type { Attachment } from 'svelte/attachments';

/** When it goes away with the focus in it, that goes back to what opened it. */
export function returnsFocus(): () => void {
  const opener = document.activeElement;
  return () => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** It has the focus as soon as it is there, and Escape closes it: that key then means nothing else. */
export function closesByEscape(close: () => void): Attachment<HTMLElement> {
  return (sheet) => {
    const giveBack = returnsFocus();
    sheet.tabIndex = -1;
    sheet.focus({ preventScroll: true });
    sheet.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    });
    return giveBack;
  };
}
