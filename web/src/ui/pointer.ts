/** Where the pointer was last moved to: what slides under it is entered by the browser, and not by anybody. */

export interface Point {
  clientX: number;
  clientY: number;
}

/** Less than this nobody has moved the pointer on purpose. */
const TREMBLES = 6;

let last: Point = { clientX: -1, clientY: -1 };

/** Keep in mind from now on where the pointer is. */
export function followPointer(): void {
  const follow = (event: PointerEvent): void => {
    if (isMove(last, event)) last = { clientX: event.clientX, clientY: event.clientY };
  };
  addEventListener('pointermove', follow, { capture: true, passive: true });
  addEventListener('pointerdown', follow, { capture: true, passive: true });
}

/** Whether somebody has moved the pointer from one point to the other. */
export function isMove(from: Point, to: Point): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > TREMBLES;
}

/** Whether something was entered because the pointer was moved: the browser tells of that before the move itself. */
export function movedInto(event: Point): boolean {
  return isMove(last, event);
}
