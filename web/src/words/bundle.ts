/** The server's texts of a game: turns a key and facts into a sentence, by the rules of docs/texts.md. */

import type { CardText, TextBundle } from '../net/answers.ts';
import type { DieFacts, Facts, Saying } from '../net/types.ts';

/** A piece of a sentence; a piece that names a card, a player or an ability says which, so that it can be shown. */
export interface Part {
  text: string;
  fact?: string;
  value?: unknown;
}

/** The names of the players by seat, as far as they have any. */
export type Names = readonly (string | null | undefined)[];

const ENERGIES = ['A', 'W', 'F', 'E'] as const;
const PLACE = /\{([a-z_]+)(?::([a-z_]+))?\}/g;
const NUMBERS = new Set(['amount', 'place', 'timer', 'spells', 'number', 'have']);

export class Texts {
  readonly #plural: Intl.PluralRules;

  constructor(readonly bundle: TextBundle) {
    this.#plural = new Intl.PluralRules(bundle.language);
  }

  /** A sentence in words. */
  say(saying: Saying, names: Names = []): string {
    return this.parts(saying, names)
      .map((part) => part.text)
      .join('');
  }

  /** A sentence in pieces. What was put into a place is not searched for places again. */
  parts(saying: Saying, names: Names = []): Part[] {
    const template = this.bundle.texts[saying.key];
    if (template === undefined) return [{ text: saying.key }];
    const { facts = {} } = saying;
    const because = facts.source === undefined ? [] : this.#fill(this.#because(facts.source), facts, names);
    return [...because, ...this.#fill(template, facts, names)];
  }

  /** How a sentence begins that tells what something has brought about. */
  #because(source: string): string {
    return this.bundle.texts[`source.${source}`] ?? this.#text('word.because');
  }

  card(name: string | null): CardText {
    if (name === null) return { name: this.#text('word.hidden-card'), rule: '' };
    return this.bundle.cards[name] ?? { name, rule: '' };
  }

  /** What brings things about: a card or an enchantment. */
  source(name: string): CardText {
    return this.bundle.enchantments?.[name] ?? this.card(name);
  }

  enchantment(name: string): CardText {
    return this.bundle.enchantments?.[name] ?? { name, rule: '' };
  }

  ability(number: number): CardText {
    return this.bundle.abilities?.[String(number)] ?? { name: String(number), rule: '' };
  }

  /** A part of the score, such as `crystals`; `total` is the sum. Games without texts of their own have only the word. */
  score(part: string): string {
    return this.bundle.texts[`score.${part}`] ?? part.charAt(0).toUpperCase() + part.slice(1).replace(/[_-]+/g, ' ');
  }

  optionLabel(option: string): string {
    return this.bundle.options[option]?.label ?? option;
  }

  optionValue(option: string, value: string): string {
    return this.bundle.options[option]?.values[value] ?? value;
  }

  #text(key: string): string {
    return this.bundle.texts[key] ?? key;
  }

  #fill(template: string, facts: Facts, names: Names): Part[] {
    const parts: Part[] = [];
    let read = 0;
    for (const match of template.matchAll(PLACE)) {
      const [place, fact = '', noun] = match;
      if (match.index > read) parts.push({ text: template.slice(read, match.index) });
      read = match.index + place.length;
      if (!(fact in facts)) parts.push({ text: place });
      else if (noun !== undefined) parts.push({ text: this.#counted(Number(facts[fact]), noun) });
      else parts.push({ text: this.#fact(fact, facts, names), fact, value: facts[fact] });
    }
    if (read < template.length) parts.push({ text: template.slice(read) });
    return parts;
  }

  #counted(number: number, noun: string): string {
    const forms = this.bundle.plurals[noun] ?? {};
    const form = forms[this.#plural.select(Math.abs(number))] ?? forms.other ?? noun;
    return `${number} ${form}`;
  }

  #fact(fact: string, facts: Facts, names: Names): string {
    const value = facts[fact];
    if (NUMBERS.has(fact)) return String(value);
    switch (fact) {
      case 'player':
      case 'other':
        return names[Number(value)] || this.say({ key: 'word.player', facts: { number: Number(value) + 1 } });
      case 'card':
        return this.card(value as string | null).name;
      case 'source':
        return this.source(String(value)).name;
      case 'prompt':
        return this.#text(String(value));
      case 'worth':
        return String(value).replace('.', this.#text('word.decimal'));
      case 'choice':
        return this.say(value as Saying, names);
      case 'energy':
      case 'element':
      case 'season':
      case 'bonus':
        return this.#text(`${fact}.${String(value)}`);
      case 'tokens':
      case 'owned':
        return this.tokens(String(value));
      case 'die':
        return this.die(value as DieFacts);
      case 'ability':
        return this.ability(Number(value)).name;
      case 'enchantment':
        return this.enchantment(String(value)).name;
      default:
        return String(value);
    }
  }

  /** Energy tokens in a row: “2 air and 1 fire”. */
  tokens(letters: string): string {
    const said = ENERGIES.map((letter) => [letter, letters.split(letter).length - 1] as const)
      .filter(([, amount]) => amount > 0)
      .map(([letter, amount]) => this.say({ key: `tokens.${letter}`, facts: { amount } }));
    if (said.length === 0) return this.#text('word.nothing');
    const last = said.pop() ?? '';
    return said.length === 0 ? last : `${said.join(', ')} ${this.#text('word.and')} ${last}`;
  }

  /** What a die shows, in words. */
  die(die: DieFacts): string {
    const said: string[] = [];
    if (die.energy) said.push(this.tokens(die.energy));
    if (die.crystals) said.push(this.say({ key: 'face.crystals', facts: { amount: die.crystals } }));
    if (die.star) said.push(this.#text('face.star'));
    if (die.card) said.push(this.#text('face.card'));
    if (die.transmute) said.push(this.#text('face.transmute'));
    said.push(this.say({ key: 'face.pips', facts: { amount: die.pips } }));
    return said.join(', ');
  }
}
