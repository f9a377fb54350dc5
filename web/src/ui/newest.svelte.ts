/** A list that grows at its foot: the newest line stays in sight, but whoever has gone up to read is left in peace. */

import type { Attachment } from 'svelte/attachments';

/** This near to the foot counts as being there: less than a line. */
const NEAR = 12;

/** `told` is read to learn that there is more. */
export function newestInSight(told: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    let reads = false;
    const scrolled = (): void => {
      reads = list.scrollHeight - list.clientHeight - list.scrollTop > NEAR;
    };
    list.addEventListener('scroll', scrolled, { passive: true });
    $effect(() => {
      told();
      // The page itself stays where it is.
      if (!reads) list.scrollTo({ top: list.scrollHeight });
    });
    return () => list.removeEventListener('scroll', scrolled);
  };
}
