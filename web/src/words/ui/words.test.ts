import { describe, expect, test } from 'vitest';
import { en, type WordKey, type Words } from './en.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

const LANGUAGES: Record<string, Words> = { en, ru, pl, uk };
const keys = Object.keys(en) as WordKey[];

function places(text: string): string[] {
  return [...text.matchAll(/\{[a-z]+\}/g)].map(([place]) => place).sort();
}

describe.each(Object.entries(LANGUAGES))('%s', (language, words) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  test('has every form of every text, with the same places', () => {
    for (const key of keys) {
      const master = en[key];
      const expected = places(typeof master === 'string' ? master : master.other);
      const text = words[key];
      for (const form of typeof text === 'string' ? [text] : forms.map((form) => text[form])) {
        expect(form, `${language} ${key}`).toBeTruthy();
        expect(places(form ?? ''), `${language} ${key}`).toEqual(expected);
      }
    }
  });
});
