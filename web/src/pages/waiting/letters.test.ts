import { expect, test } from 'vitest';
import type { OwnTable } from '../../net/answers.ts';
import type { Privacy, SeatView, TableView } from '../../net/types.ts';
import { lettersOf, whyNoSeat } from './letters.ts';

function table(privacy: Privacy, ...kinds: SeatView['kind'][]): TableView {
  return { privacy, seats: kinds.map((kind) => ({ kind })) } as TableView;
}

function hosted(view: TableView, invite: string, seat_invites: Record<string, string> = {}): OwnTable {
  return { table: view, invite, seat_invites };
}

test('open seats of a table that can be seen need no code', () => {
  const view = table('link', 'player', 'open', 'open');
  expect(lettersOf(view, null)).toEqual([{ seats: [1, 2], invite: null, kind: 'open' }]);
});

test('where all free seats are by invitation, there is no link for everybody', () => {
  const view = table('public', 'player', 'invited', 'invited');
  expect(lettersOf(view, hosted(view, 'all', { '1': 'one', '2': 'two' }))).toEqual([
    { seats: [1], invite: 'one', kind: 'invited' },
    { seats: [2], invite: 'two', kind: 'invited' },
  ]);
  expect(lettersOf(view, { table: view })).toEqual([]);
});

test('only the host can write letters for a private table', () => {
  const view = table('private', 'player', 'open');
  expect(lettersOf(view, hosted(view, 'all'))).toEqual([{ seats: [1], invite: 'all', kind: 'open' }]);
  expect(lettersOf(view, { table: view })).toEqual([]);
});

test('why there is no seat', () => {
  expect(whyNoSeat(table('link', 'player', 'bot'), null)).toBe('wait.full');
  expect(whyNoSeat(table('link', 'player', 'invited'), null)).toBe('wait.no-seat.invited');
  expect(whyNoSeat(table('link', 'player', 'player', 'invited'), 'code')).toBe('wait.no-seat.used');
});
