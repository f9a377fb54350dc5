/** Our own sentences in the language of the moment. */

import type { Language } from '../net/types.ts';
import { en, type WordKey, type Words } from './ui/en.ts';

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  uk: 'Українська',
};

const KEPT = 'chronomage.language';
const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  ru: async () => (await import('./ui/ru.ts')).ru,
  pl: async () => (await import('./ui/pl.ts')).pl,
  uk: async () => (await import('./ui/uk.ts')).uk,
};

/** Sentences that are kept elsewhere, and are to be there as soon as ours are. */
interface Company {
  load(language: Language): Promise<void>;
}

class WordsState {
  language = $state<Language>('en');
  #company: readonly Company[] = [];
  #words = $state.raw<Words>(en);
  #plural = $derived(new Intl.PluralRules(this.language));

  /** The language that was chosen before, or that the browser prefers. */
  async begin(company: readonly Company[] = []): Promise<void> {
    this.#company = company;
    const wanted = [localStorage.getItem(KEPT), ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
    await this.#switch((wanted.find((tag) => tag !== undefined && tag in LANGUAGES) as Language | undefined) ?? 'en');
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.#switch(language);
  }

  async #switch(language: Language): Promise<void> {
    const company = this.#company.map((each) => each.load(language));
    const found = language === 'en' ? en : await OTHERS[language]();
    await Promise.all(company);
    this.#words = found;
    this.language = language;
    document.documentElement.lang = language;
  }

  say(key: WordKey, facts: WordFacts = {}): string {
    return fill(this.#words[key], facts, this.#plural);
  }
}

export type WordFacts = Record<string, string | number>;

/** A text with its places filled; of a text with plural forms, the one for the fact `n`. */
export function fill(text: Words[WordKey], facts: WordFacts, plural: Intl.PluralRules): string {
  const template =
    typeof text === 'string' ? text : (text[plural.select(Math.abs(Number(facts['n'])))] ?? text.other);
  return template.replace(/\{([a-z]+)\}/g, (place, fact: string) => (fact in facts ? String(facts[fact]) : place));
}

export const words = new WordsState();

/** One of our own sentences: `t('seats.free', { n: 2 })`. Read it in templates or `$derived`, so that it is switched. */
export function t(key: WordKey, facts?: WordFacts): string {
  return words.say(key, facts);
}

export type { WordKey };
