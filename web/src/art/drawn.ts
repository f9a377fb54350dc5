/** What every drawing is to the page: a square of some size, with a name, or hidden from screen readers without one. */

export function drawn(size: number | string, title: string | undefined) {
  return {
    width: size,
    height: size,
    role: title ? 'img' : undefined,
    'aria-label': title,
    'aria-hidden': title ? undefined : 'true',
    focusable: 'false',
  } as const;
}
