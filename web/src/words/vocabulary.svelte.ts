/** Sentences of one part of the client, fetched with it; the same keys in every language. */

import { untrack } from 'svelte';
import type { Language } from '../net/types.ts';
import type { Plural } from './ui/en.ts';
import { fill, words, type WordFacts } from './words.svelte.ts';

export type Sentences<Key extends string> = Readonly<Record<Key, string | Plural>>;
type Loaders<Key extends string> = Readonly<Record<Language, () => Promise<Sentences<Key>>>>;

export class Vocabulary<Key extends string> {
  #shelf = $state.raw<Partial<Record<Language, Sentences<Key>>>>({});
  #asked = new Set<Language>();
  /** The language in which we speak: until the sentences of a new one have come, the one before. */
  #speaking = $derived.by((): Language | null => {
    if (this.#shelf[words.language]) return words.language;
    this.#fetch(words.language);
    return (Object.keys(this.#shelf)[0] as Language | undefined) ?? null;
  });
  #plural = $derived(new Intl.PluralRules(this.#speaking ?? 'en'));

  constructor(private readonly loaders: Loaders<Key>) {}

  /** Whether anything can be said yet. */
  get ready(): boolean {
    return this.#speaking !== null;
  }

  say(key: Key, facts: WordFacts = {}): string {
    const text = this.#speaking && this.#shelf[this.#speaking]?.[key];
    return text ? fill(text as string, facts, this.#plural) : '';
  }

  /** Whether there is such a sentence: for keys that are put together. */
  has(key: string): key is Key {
    return this.#speaking !== null && key in (this.#shelf[this.#speaking] ?? {});
  }

  /** Has the sentences of a language there before they are wanted. */
  async load(language: Language = untrack(() => words.language)): Promise<void> {
    // Whoever fetches something with its words does not fetch it anew for another language.
    if (untrack(() => this.#shelf[language])) return;
    const found = await this.loaders[language]();
    this.#shelf = { ...this.#shelf, [language]: found };
  }

  #fetch(language: Language): void {
    if (this.#asked.has(language)) return;
    this.#asked.add(language);
    this.load(language).catch(() => setTimeout(() => this.#asked.delete(language), 3000));
  }
}
