/**
 * The forms of choices, each with what it is about: docs/notation.md, "Forms".
 *
 * Made by `make generated` from src/chronomage/games/timemasters/choices.py: change it there.
 */

export interface Forms {
  end: object;
  pass: object;
  done: object;
  yes: object;
  no: object;
  restore: object;
  first: object;
  second: object;
  ephemeral: { amount: number };
  take: { amount: number; spells: number };
  'take-closed': { amount: number; spells: number };
  launch: { amount: number };
  delay: { amount: number };
  timer: { amount: number };
  player: { player: number };
  card: { card: string };
  play: { card: string };
  put: { card: string };
  release: { card: string };
}
