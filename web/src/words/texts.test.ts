import { expect, test, vi } from 'vitest';
import { api } from '../net/api.ts';
import type { Games } from '../net/answers.ts';
import { rulesOptions } from '../net/rulesOptions.svelte.ts';
import { texts } from './texts.svelte.ts';

test('the texts of a table are those that go with its options, fetched once', async () => {
  const asked = vi.spyOn(api, 'texts').mockImplementation((game, language) => Promise.resolve({ game, language } as never));
  const [red, blue] = [{ deck: 'red', rounds: '7' }, { deck: 'blue', rounds: '7' }];
  expect(texts.of('pebbles', red)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  rulesOptions.learn({ pebbles: { rules_options: ['deck'] } } as unknown as Games['games']);
  texts.of('pebbles', red);
  texts.of('pebbles', { ...red, rounds: '9' });
  texts.of('pebbles', blue);
  await vi.waitFor(() => expect(texts.of('pebbles', blue)).not.toBeNull());
  expect(texts.of('pebbles', red)).toBe(texts.of('pebbles', { ...red, rounds: '9' }));
  expect(texts.of('pebbles', red)).not.toBe(texts.of('pebbles', blue));
  expect(asked.mock.calls.map(([, , options]) => options)).toEqual([{ deck: 'red' }, { deck: 'blue' }]);
});
