import type { GameTable } from '../games/kit.ts';
import { KITS } from '../games/registry.ts';
import type { TableState } from '../play/table.svelte.ts';
import type { GameName } from '../net/types.ts';

/** Fetches the table of a game. Where its choices lie is known before anything is shown. */
export async function layTable(game: GameName, table: TableState): Promise<GameTable['component']> {
  const { component, behaviour } = await KITS[game].table();
  table.behaviour = behaviour;
  return component;
}
