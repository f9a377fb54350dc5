import { untrack } from 'svelte';
import type { GameTable } from '../games/kit.ts';
import { offer } from '../games/offer.svelte.ts';
import type { GameName } from '../net/types.ts';
import type { TableState } from '../play/table.svelte.ts';

/** Fetches the table of a game, once: where its choices lie is known before anything is shown. */
export async function layTable(game: GameName, table: TableState): Promise<GameTable['component']> {
  // What else becomes known of the game does not change its table.
  const { component, behaviour } = await untrack(() => offer.kitOf(game)).table();
  table.behaviour = behaviour;
  return component;
}
