/** All that the client knows of Seasons. */

import type { GameKit } from '../kit.ts';

export const seasons: GameKit = {
  table: async () => (await import('./table/index.ts')).table,
};
