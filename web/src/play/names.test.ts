import { expect, test } from 'vitest';
import type { SeatView } from '../net/types.ts';
import { botName, seatNames } from './names.ts';

const bot: SeatView = { kind: 'bot', bot: 'apprentice' };
const anna: SeatView = { kind: 'player', name: 'Anna' };

test('bots of one name are numbered', () => {
  expect(seatNames([bot, anna, bot])).toEqual(['The Apprentice\u00a01', 'Anna', 'The Apprentice\u00a02']);
});
test('a name that nobody else has stays as it is', () => {
  expect(seatNames([anna, bot, { kind: 'open' }, { kind: 'open' }])).toEqual(['Anna', 'The Apprentice', null, null]);
});
test('a bot may have any name', () => {
  expect([botName('apprentice'), botName('magician'), botName('constructor')]).toEqual([
    'The Apprentice',
    'The Magician',
    'constructor',
  ]);
});
