/** In a great window everything is written and drawn larger: `styles/base.css` has the same measures. */
export function isGreat(width: number, height: number): boolean {
  return width >= 2200 && height >= 1320;
}
