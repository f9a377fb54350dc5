/**
 * Whatever a press promises is what the state shows after it: in games of chance of every variant, random multisets are
 * picked with the client's own pools, sent by its own picking, and looked for in the next observation.
 */

import { expect, test } from 'vitest';
import { poolOf as seasonsPool } from '../../src/games/seasons/pool.ts';
import { spotOf as seasonsSpot } from '../../src/games/seasons/spots.ts';
import { poolOf as timeMastersPool } from '../../src/games/timemasters/pool.ts';
import { spotOf as timeMastersSpot } from '../../src/games/timemasters/spots.ts';
import type { SeasonsObservation } from '../../src/games/seasons/observations.ts';
import { PLAIN, type TableBehaviour } from '../../src/play/behaviour.ts';
import { Picking } from '../../src/play/picking.svelte.ts';
import type { Pool } from '../../src/play/pool.ts';
import { seasonsKept, timeMastersKept, type Press } from './kept.ts';
import { PlayedTable } from './table.ts';

const { CHRONOMAGE_PYTHON: python = 'python', PROMISES: wanted = '300', PROMISES_SEED: seed = '1' } = process.env;
const ROOT = new URL('../../..', import.meta.url).pathname;
const BEHAVIOURS: Readonly<Record<string, TableBehaviour>> = {
  seasons: { ...PLAIN, spotOf: seasonsSpot, poolOf: seasonsPool } as TableBehaviour,
  timemasters: { ...PLAIN, spotOf: timeMastersSpot, poolOf: timeMastersPool } as TableBehaviour,
};
const KEPT: Readonly<Record<string, (press: Press) => void>> = { seasons: seasonsKept, timemasters: timeMastersKept };

/** Numbers by chance, the same every time. */
function chance(from: number): (below: number) => number {
  let state = from;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Pick some of what lies there: sometimes as little or as much as possible, else anything between. */
function pickSome(picking: Picking, pool: Pool, below: (n: number) => number): void {
  const all = [...pool.stock].flatMap(([spot, count]) => Array<string>(count).fill(spot));
  const most = Math.min(pool.most, all.length);
  const size = pool.least + below(Math.max(1, most - pool.least + 1));
  for (let left = size; left > 0 && all.length > 0; left--) picking.add(all.splice(below(all.length), 1)[0] ?? '');
}

/** Pressing the bonus uses it, and takes nothing before it is picked. */
async function pressExchange(table: PlayedTable): Promise<boolean> {
  const choice = table.decision?.choices.find(({ form }) => form === 'bonus-exchange');
  const before = table.observation as SeasonsObservation;
  if (choice === undefined || before.player === null) return false;
  await table.choose(choice.id);
  const [one, other] = [before, table.observation as SeasonsObservation].map(({ players }) => players[before.player ?? -1]);
  expect(other?.reserve).toBe(one?.reserve);
  expect(other?.in_play).toEqual(one?.in_play);
  expect(other?.bonuses_used).toBe((one?.bonuses_used ?? 0) + 1);
  expect(table.decision?.kind).toBe('exchange');
  return true;
}

test('what a press promises is what happens', async () => {
  const table = new PlayedTable(python, ROOT, Number(seed), BEHAVIOURS);
  const below = chance(Number(seed));
  const found: Record<string, number> = {};
  for (let kept = 0; kept < Number(wanted); ) {
    await table.forward();
    if (below(3) === 0 && (await pressExchange(table))) found['bonus'] = (found['bonus'] ?? 0) + 1;
    const { told, decision, observation } = table;
    const picking = new Picking(table);
    const pool = picking.pool;
    if (told === null || decision === null || observation === null || pool === null) continue;
    const kind = `${observation.game} ${decision.kind}`;
    // Of what comes all the time, the thousandth tells no more.
    if ((found[kind] ?? 0) * 3 > kept + 30) continue;
    pickSome(picking, pool, below);
    const picked = [...picking.picked];
    if (picked.length < pool.least) continue;
    expect(picking.ready, told.where).toBe(true);
    table.sent = [];
    table.events = [];
    await picking.confirm();
    const after = table.told;
    try {
      if (after === null) throw new Error('Nothing was told.');
      expect(after.decision?.picked ?? 0, 'the pick is over').toBe(0);
      KEPT[observation.game]?.({ before: { ...told, decision }, picked, after, events: table.events });
    } catch (error) {
      const said = `${told.where}: ${decision.kind} (${decision.card ?? ''}), picked ${picked.join(' ')}, sent ${table.sent.join(', ')}`;
      throw new Error(`${said}\n${(error as Error).message}`, { cause: error });
    }
    found[kind] = (found[kind] ?? 0) + 1;
    kept++;
  }
  table.close();
  console.log(`${wanted} promises kept:`, found);
  for (const kind of ['seasons turn', 'seasons exchange', 'seasons overflow', 'seasons gain-energy', 'timemasters discard']) {
    expect(found[kind] ?? 0, kind).toBeGreaterThan(0);
  }
});
