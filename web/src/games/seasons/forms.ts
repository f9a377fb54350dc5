/**
 * The forms of choices, each with what it is about: docs/notation.md, "Forms".
 *
 * Made by `make generated` from src/chronomage/games/seasons/choices.py: change it there.
 */

export interface Forms {
  end: object;
  done: object;
  auto: object;
  yes: object;
  no: object;
  transmute: object;
  'bonus-exchange': object;
  'bonus-transmute': object;
  'bonus-gauge': object;
  'bonus-draw': object;
  draw: object;
  'buy-energy': object;
  'buy-transmutation': object;
  look: object;
  'discard-top': object;
  'bonus-card': object;
  ability: object;
  vision: object;
  'steadfast-gauge': object;
  'steadfast-energy': object;
  'steadfast-transmute': object;
  'shrink-reserve': object;
  'all-discard-energy': object;
  'all-discard-card': object;
  'take-energy': object;
  'take-crystals': object;
  amulet: { energy: 'A' | 'W' | 'F' | 'E'; card: 'amulet-of-water' };
  energy: { energy: 'A' | 'W' | 'F' | 'E' };
  die: { amount: number };
  forward: { amount: number };
  back: { amount: number };
  player: { player: number };
  token: { amount: number; ability: number };
  amount: { amount: number };
  card: { card: string };
  summon: { card: string };
  'in-play': { card: string; copy: number };
  activate: { card: string; copy: number };
  'at-player': { player: number; card: string; copy: number };
}
