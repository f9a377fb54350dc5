/** All that the client knows of Time Masters. */

import type { GameKit } from '../kit.ts';

export const timemasters: GameKit = {
  table: async () => (await import('./table/index.ts')).table,
};
