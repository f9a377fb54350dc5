import { expect, test, vi } from 'vitest';
import { api } from '../net/api.ts';
import { offer } from './offer.svelte.ts';

test('there are the games that the server names, and no others', async () => {
  const pebbles = { title: 'Pebbles', players: [2], bots: ['random'], options: {} };
  vi.spyOn(api, 'games').mockResolvedValue({ games: { pebbles }, bots: ['random'] } as never);
  await offer.want();
  expect([offer.has('pebbles'), offer.has('constructor')]).toEqual([true, false]);
  expect([offer.info('pebbles'), offer.info('constructor')]).toEqual([pebbles, null]);
});
