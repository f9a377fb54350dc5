/** Whoever is asked need not hunt for what can be chosen: where none of it is in sight, the page goes to the first. */
export function bringInSight(root: HTMLElement, still: boolean): void {
  const choices = [...root.querySelectorAll<HTMLElement>('.choosable')].filter((each) => each.checkVisibility());
  if (choices.some(isInSight)) return;
  choices[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: still ? 'instant' : 'smooth' });
}

/** Within the window, and not under what stays there: the hand, the dice, the guide of a first game. */
function isInSight(each: HTMLElement): boolean {
  const { left, top, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
