/** Every vocabulary of the client, wherever it lies: the same texts in all languages, with the same places. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './words.svelte.ts';
import type { Plural } from './ui/en.ts';

type Texts = Readonly<Record<string, string | Plural>>;

const FILES = import.meta.glob<Record<string, Texts>>(['../**/words/{en,ru,pl,uk}.ts', './ui/{en,ru,pl,uk}.ts'], { eager: true });
const vocabularies: Record<string, Record<string, Texts>> = {};
for (const [path, found] of Object.entries(FILES)) {
  const folder = path.slice(0, path.lastIndexOf('/'));
  vocabularies[folder] = { ...vocabularies[folder], ...found };
}

const places = (text: string): string[] => [...text.matchAll(/\{[a-z]+\}/g)].map(([place]) => place).sort();

test('there are vocabularies', () => expect(Object.keys(vocabularies).length).toBeGreaterThan(10));

describe.each(Object.entries(vocabularies))('%s', (_, languages) => {
  const master = languages['en'] ?? {};
  test('speaks every language', () => expect(Object.keys(languages).sort()).toEqual(Object.keys(LANGUAGES).sort()));
  test.each(Object.entries(languages))('%s has every form of every text, with the same places', (language, texts) => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(Object.keys(texts).sort()).toEqual(Object.keys(master).sort());
    for (const [key, text] of Object.entries(texts)) {
      const english = master[key] ?? '';
      const expected = places(typeof english === 'string' ? english : english.other);
      for (const form of typeof text === 'string' ? [text] : forms.map((form) => text[form])) {
        expect(form, `${language} ${key}`).toBeTruthy();
        expect(places(form ?? ''), `${language} ${key}`).toEqual(expected);
      }
    }
  });
});
