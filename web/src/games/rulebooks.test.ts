import { expect, test } from 'vitest';
import { rulebooks as seasons } from './seasons/rulebook/index.ts';
import { rulebooks as timemasters } from './timemasters/rulebook/index.ts';

for (const [game, books] of Object.entries({ seasons, timemasters })) {
  test(`the rulebook of ${game} has the same sections in every language`, async () => {
    const shape = async (language: keyof typeof books): Promise<[string, number][]> =>
      (await books[language]()).map(({ name, paragraphs }) => [name, paragraphs.length]);
    for (const language of ['ru', 'pl', 'uk'] as const) expect(await shape(language)).toEqual(await shape('en'));
  });
}
