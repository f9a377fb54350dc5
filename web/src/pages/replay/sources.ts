/** Where replays come from: tables of the server whose game is over, and records that somebody brings. */

import { api } from '../../net/api.ts';
import type { Replay } from '../../net/answers.ts';
import { documentsIn } from '../../net/documents.ts';
import type { TableView } from '../../net/types.ts';
import type { Source } from '../../play/replay.svelte.ts';
import { words } from '../../words/words.svelte.ts';

export async function tableSource(id: string, invite: string | null): Promise<Source> {
  const own = await api.table(id, invite);
  return {
    table: own.table,
    // Whoever set a private table up may let others look at its game.
    invite: invite ?? (own.table.privacy === 'private' ? (own.invite ?? null) : null),
    tell: (part) => api.replay(id, part, invite),
    from: (choices) => ({ table: id, choices, ...(invite ? { invite } : {}) }),
  };
}

/** A record knows no names and no table: it gets one that nobody else can see. */
export async function recordSource(record: string): Promise<Source> {
  // What it was played with is told by the server once it has it.
  const { game, texts } = documentsIn(record);
  for (const [option, text] of Object.entries(texts)) await api.bringDocument(game, option, text, words.language);
  const told = await api.tellRecord(record, { count: 1 });
  return {
    table: tableOf(told),
    invite: null,
    tell: (part) => api.tellRecord(record, part),
    from: (choices) => ({ record, choices }),
  };
}

function tableOf({ game, version, options, players }: Replay): TableView {
  return {
    id: '',
    game,
    version,
    options,
    seats: Array.from({ length: players }, () => ({ kind: 'player' as const })),
    privacy: 'private',
    clock: { kind: 'none', seconds: 0 },
    start: 'full',
    chat: false,
    hints: false,
    status: 'over',
    created_at: 0,
  };
}
