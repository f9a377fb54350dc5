/** HTTP, one function for each request. Who we are is in the cookie, which scripts cannot read. */

import type {
  CheckedDocument,
  Games,
  Joining,
  Lists,
  Me,
  NamedRating,
  NewTable,
  OwnTable,
  Replay,
  SeatPlan,
  Session,
  TextBundle,
} from './answers.ts';
import { Refusal } from './refusal.ts';
import { asQuery, type Options } from './rulesOptions.svelte.ts';
import type { GameName, Language, Seat } from './types.ts';

const ROOT = '/api/v1';

async function request(method: string, path: string, body?: unknown, invite?: string | null): Promise<Response> {
  const headers: Record<string, string> = { 'X-Chronomage': '1' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (invite) headers['X-Invite'] = invite;
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refusal('offline', 'The server cannot be reached.');
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new Refusal(problem.code ?? 'internal', problem.message ?? response.statusText, response.status);
}

async function json<Answer>(method: string, path: string, body?: unknown, invite?: string | null): Promise<Answer> {
  return (await (await request(method, path, body, invite)).json()) as Answer;
}

/** Whose eyes a replay is seen with (none: a watcher's), and which part of it is wanted. */
export interface ReplayPart {
  seat?: Seat | 'all';
  from?: number;
  count?: number;
}

function query(part: ReplayPart): string {
  const wanted = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
  return wanted.size > 0 ? `?${wanted.toString()}` : '';
}

export const api = {
  createGuest: (name: string) => json<Session>('POST', '/guests', { name }),
  createAccount: (name: string, password: string) => json<Session>('POST', '/accounts', { name, password }),
  signIn: (name: string, password: string) => json<Session>('POST', '/sessions', { name, password }),
  signOut: async () => void (await request('DELETE', '/sessions')),
  me: () => json<Me>('GET', '/me'),
  changePassword: (old: string, fresh: string) => json<Session>('PUT', '/me/password', { old, new: fresh }),
  deleteAccount: async (password: string) => void (await request('DELETE', '/me', { password })),

  games: () => json<Games>('GET', '/games'),
  texts: (game: GameName, language: Language, options: Options = {}) =>
    json<TextBundle>('GET', `/games/${game}/texts/${language}${asQuery(options)}`),
  cards: <Cards>(game: GameName, options: Options = {}) =>
    json<Cards>('GET', `/games/${game}/cards${asQuery(options)}`),
  ratings: (game: GameName) => json<NamedRating[]>('GET', `/games/${game}/ratings`),

  bringDocument: (game: GameName, option: string, text: string, language: Language) =>
    json<CheckedDocument>('POST', `/games/${game}/documents/${option}?language=${language}`, { text }),

  tables: () => json<Lists>('GET', '/tables'),
  table: (id: string, invite?: string | null) => json<OwnTable>('GET', `/tables/${id}`, undefined, invite),
  createTable: (plan: NewTable) => json<OwnTable>('POST', '/tables', plan),
  closeTable: async (id: string) => void (await request('DELETE', `/tables/${id}`)),
  join: (id: string, joining: Joining = {}) => json<OwnTable>('POST', `/tables/${id}/seats`, joining),
  getUp: async (id: string) => void (await request('DELETE', `/tables/${id}/seats/mine`)),
  planSeat: (id: string, seat: Seat, plan: SeatPlan) => json<OwnTable>('PUT', `/tables/${id}/seats/${seat}`, plan),
  start: (id: string) => json<OwnTable>('POST', `/tables/${id}/start`),
  rematch: (id: string) => json<OwnTable>('POST', `/tables/${id}/rematch`),
  record: async (id: string, invite?: string | null) =>
    (await request('GET', `/tables/${id}/record`, undefined, invite)).text(),
  replay: (id: string, part: ReplayPart = {}, invite?: string | null) =>
    json<Replay>('GET', `/tables/${id}/replay${query(part)}`, undefined, invite),
  tellRecord: (record: string, part: ReplayPart = {}) => json<Replay>('POST', `/replays${query(part)}`, { record }),
};
