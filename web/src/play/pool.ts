/** What can be picked together, before anything is sent. */

export interface Pool {
  /** How often each may be picked, by the texts of the choices. */
  readonly stock: ReadonlyMap<string, number>;
  readonly least: number;
  readonly most: number;
  /** The choice that has to be made first, where the question is not open yet. */
  readonly lead?: string;
}
