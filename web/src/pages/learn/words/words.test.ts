import { describe, expect, test } from 'vitest';
import type { Plural } from '../../../words/ui/en.ts';
import * as browseEn from '../../cards/words/en.ts';
import * as browsePl from '../../cards/words/pl.ts';
import * as browseRu from '../../cards/words/ru.ts';
import * as browseUk from '../../cards/words/uk.ts';
import * as glossaryEn from '../../../ui/glossary/words/en.ts';
import * as glossaryPl from '../../../ui/glossary/words/pl.ts';
import * as glossaryRu from '../../../ui/glossary/words/ru.ts';
import * as glossaryUk from '../../../ui/glossary/words/uk.ts';
import * as teachingEn from './en.ts';
import * as teachingPl from './pl.ts';
import * as teachingRu from './ru.ts';
import * as teachingUk from './uk.ts';

type Texts = Readonly<Record<string, string | Plural>>;
const VOCABULARIES: Record<string, Record<string, Texts>> = {
  browse: { ...browseEn, ...browsePl, ...browseRu, ...browseUk },
  glossary: { ...glossaryEn, ...glossaryPl, ...glossaryRu, ...glossaryUk },
  teaching: { ...teachingEn, ...teachingPl, ...teachingRu, ...teachingUk },
};

const places = (text: string): string[] => [...text.matchAll(/\{[a-z]+\}/g)].map(([place]) => place).sort();

describe.each(Object.entries(VOCABULARIES))('%s', (_, languages) => {
  const master = languages['en'] ?? {};
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
