/** What the client knows of one game: everything that shared code asks for. */

import type { Component, Snippet } from 'svelte';
import type { TableBehaviour } from '../play/behaviour.ts';
import type { TableState } from '../play/table.svelte.ts';

export interface GameTableProps {
  table: TableState;
  /** What opens the chronicle and its neighbours, where the table has to find a place for it. */
  openers?: Snippet | undefined;
  /** The height of what stays in sight at the foot. */
  dock?: number;
}

/** A table to play at. */
export interface GameTable {
  readonly component: Component<GameTableProps, object, 'dock'>;
  readonly behaviour: TableBehaviour;
}

export interface GameKit {
  /** Fetched when somebody comes to a table. */
  readonly table: () => Promise<GameTable>;
}
