/** An emblem: a ground, a motif with its own sign, and the cuts made of them, kept once made. */

import { cut, type Cut, type Detail, type Shape } from '../engrave/shapes.ts';

/** Drawn only when it is first shown. */
export type Emblem = () => readonly Shape[];

export const emblem =
  (ground: () => readonly Shape[], motif: () => readonly Shape[]): Emblem =>
  () => [...ground(), ...motif()];

export class Plates {
  readonly #emblems: Readonly<Record<string, Emblem>>;
  readonly #otherwise: Emblem;
  readonly #full = new Map<string, readonly Cut[]>();
  readonly #low = new Map<string, readonly Cut[]>();

  constructor(emblems: Readonly<Record<string, Emblem>>, otherwise: Emblem) {
    this.#emblems = emblems;
    this.#otherwise = otherwise;
  }

  /** The names that have an emblem of their own. */
  get names(): string[] {
    return Object.keys(this.#emblems);
  }

  /** The emblem's paths; a card that nobody has drawn yet gets a plain one. */
  cuts(name: string, detail: Detail): readonly Cut[] {
    const kept = detail === 'low' ? this.#low : this.#full;
    const known = kept.get(name);
    if (known) return known;
    const made = cut((this.#emblems[name] ?? this.#otherwise)(), detail);
    kept.set(name, made);
    return made;
  }
}
