/** The games that the client has a kit for: one entry for each. */

import type { GameKit } from './kit.ts';
import { seasons } from './seasons/kit.ts';
import { timemasters } from './timemasters/kit.ts';

export const KITS = { seasons, timemasters } satisfies Readonly<Record<string, GameKit>>;
