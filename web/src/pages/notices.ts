/** Which notices somebody has seen and put away, by game. */

const KEPT = (game: string): string => `chronomage.noticed.${game}`;

export function noticed(game: string): boolean {
  return localStorage.getItem(KEPT(game)) !== null;
}

/** It has been seen: it does not come again. */
export function notice(game: string): void {
  localStorage.setItem(KEPT(game), '1');
}
