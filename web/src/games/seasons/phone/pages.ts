/** What a phone reads about each thing on the table, and about those that lie together with it. */

import type { MaybeCard } from '../../../net/observations.ts';
import type { Choice, DieFacts } from '../../../net/types.ts';
import { copyOf } from '../../../play/copies.ts';
import type { Spot } from '../../../play/spots.ts';
import type { Deed, Page } from '../../../ui/phone/reader.svelte.ts';
import { ENERGIES, LIBRARY_YEARS, YEARS } from '../facts.ts';
import type { CardInPlay, EnergyLetter } from '../observations.ts';
import { glossary } from '../signs/glossary.ts';
import { letterAt } from '../spots.ts';
import { bonusesOf, bonusPrice, MOST_BONUSES, type BonusKind } from '../table/bonuses.ts';
import { dieInWords, dieSigns, shownDice } from '../table/shownDice.ts';
import { ROMAN } from '../table/split.svelte.ts';
import { say } from '../table/words.svelte.ts';
import type { PhoneBoard } from './board.svelte.ts';

/** What is drawn on its page. */
export type Thing =
  | { kind: 'card'; card: string; lying: CardInPlay | null }
  | { kind: 'die'; die: DieFacts | null }
  | { kind: 'bonus'; bonus: BonusKind }
  | { kind: 'ability'; number: number; used: boolean }
  | { kind: 'enchantment'; enchantment: string }
  | { kind: 'energy'; letter: EnergyLetter }
  | { kind: 'transmute' | 'deck' | 'nothing' };

type ThingPage = Page<Thing>;

export function pageKey(spot: Spot, nth = 0): string {
  return `${spot}#${Number.isFinite(nth) ? nth : 0}`;
}

/** All that lies together with what lies there. What has no place of its own, such as a card of a pile, is `card`. */
export function pagesAt(board: PhoneBoard, spot: Spot, card: string | null, why: string | null): ThingPage[] {
  const { own, seen } = board;
  const [place = '', name = ''] = spot.split(':');
  switch (place) {
    case 'hand':
      return cardPages(board, own?.hand ?? [], (each) => `hand:${each}`, (each) => `summon ${each}`);
    case 'aside':
      if (board.table.decision?.kind === 'split') return splitPages(board);
      return cardPages(board, own?.aside ?? [], (each) => `aside:${each}`);
    case 'play':
      return playPages(board, Number(name));
    case 'die':
      return diePages(board);
    case 'bonus':
      return bonusPages(board);
    case 'ability':
      return abilityPages(board, name);
    case 'enchantment':
      return enchantmentPages(board);
    case 'deck':
      return [{ key: pageKey(spot), thing: { kind: 'deck' }, name: say('deck-of', { n: seen.deck.size }), rule: '', deeds: deedsAt(board, spot) }];
    case 'library-2':
    case 'library-3':
      return LIBRARY_YEARS.flatMap((year) => cardPages(board, own?.library[year] ?? [], (each) => `library-${year}:${each}`, (each) => `summon ${each}`));
    case 'open':
      return cardPages(board, Object.values(seen.deck.known), (each) => `open:${each}`);
    case 'discard':
      return cardPages(board, knownDiscards(board), (each) => `discard:${each}`);
    case 'transmute':
      return [signPage(board, spot, 'transmute')];
    case 'wheel':
    case 'seat':
      return [plainPage(board, spot)];
  }
  const letter = letterAt(spot);
  if (letter !== null) return energyPages(board, spot, letter);
  return card === null ? [plainPage(board, spot)] : [{ ...cardPage(board, card, spot, 0, null, why), deeds: [] }];
}

export function knownDiscards({ seen }: PhoneBoard): MaybeCard[] {
  return Array.from({ length: seen.discard.size }, (_, place) => seen.discard.known[place] ?? null);
}

/** What can be done with what lies there. */
function deedsAt(board: PhoneBoard, spot: Spot, nth = 0): Deed[] {
  const { table } = board;
  if (table.away) return [];
  if (board.pickable(spot)) {
    const picked = board.isPicked(spot, nth);
    const { pool, picked: all } = table.picking;
    const full = !picked && all.length >= (pool?.most ?? Infinity);
    return [{ name: say(picked ? 'unpick' : 'pick'), act: () => board.press(spot, nth), stays: true, pressed: picked, off: full }];
  }
  return table.choicesAt(spot).map((choice) => ({
    name: deedName(board, choice),
    spot,
    act: () => {
      table.picking.clear();
      void table.choose(choice.id);
    },
    hinted: table.hinted?.choice === choice.id,
    off: table.sending,
  }));
}

/** Choices that are only the name of a thing, unless the question has words of its own for them: "Keep: …". */
const NAMES = new Set(['card', 'energy', 'in-play', 'at-player', 'token', 'player', 'amulet', 'amount'].map((form) => `choice.any.${form}`));

function deedName({ table }: PhoneBoard, choice: Choice): string {
  if (choice.form === 'die') return say('take.die');
  if (table.decision?.kind === 'draft') return say('take.card');
  return NAMES.has(choice.key) ? say('take.other', { choice: table.say(choice) }) : table.say(choice);
}

function cardPages(board: PhoneBoard, cards: readonly MaybeCard[], spotOf: (card: string) => Spot, why?: (card: string) => string): ThingPage[] {
  return cards.flatMap((card, at) => (card === null ? [] : [cardPage(board, card, spotOf(card), copyOf(cards, at), null, why?.(card) ?? null)]));
}

function cardPage(board: PhoneBoard, card: string, spot: Spot, nth: number, lying: CardInPlay | null, why: string | null): ThingPage {
  const { texts } = board.table;
  const { name, rule, ruling } = texts?.card(card) ?? { name: card, rule: '' };
  const notes = [
    lying?.used ? glossary.aboutOf('used') : '',
    lying?.tokens ? say('lies-on', { tokens: texts?.tokens(lying.tokens) ?? lying.tokens }) : '',
    lying?.imitates ? `${say('imitates', { card: board.cardName(lying.imitates) })}: ${texts?.card(lying.imitates).rule ?? ''}` : '',
  ].filter(Boolean);
  return { key: pageKey(spot, nth), thing: { kind: 'card', card, lying }, name, rule, ruling, notes, deeds: deedsAt(board, spot, nth), why };
}

/** Cards that are put by: for each the years, as long as they have room. */
function splitPages(board: PhoneBoard): ThingPage[] {
  const { split } = board;
  return split.cards.map((card, place) => {
    const now = split.yearOf(place);
    const deeds = YEARS.map((year) => ({
      name: say('library-of', { year: ROMAN[year] }),
      act: () => split.lay(place, now === year ? null : year),
      stays: true,
      pressed: now === year,
      off: split.sending || (now !== year && split.room(year) <= 0),
    }));
    return { ...cardPage(board, card, `aside:${card}`, copyOf(split.cards, place), null, null), deeds };
  });
}

/** All cards in play of whoever has the one with this serial. */
function playPages(board: PhoneBoard, serial: number): ThingPage[] {
  const seat = board.seen.players.findIndex(({ in_play }) => in_play.some((each) => each.serial === serial));
  const why = (card: string): string | null => (seat === board.me ? `activate ${card}` : null);
  return (board.seen.players[seat]?.in_play ?? []).map((lying) => cardPage(board, lying.card, `play:${lying.serial}`, 0, lying, why(lying.card)));
}

function diePages(board: PhoneBoard): ThingPage[] {
  return shownDice(board, board.staging).map((shown) => ({
    key: pageKey(`die:${shown.place}`),
    thing: { kind: 'die', die: shown.die },
    name: dieInWords(board, shown),
    rule: shown.die ? dieSigns(shown.die).map((sign) => glossary.aboutOf(sign)).join('\n') : '',
    deeds: deedsAt(board, `die:${shown.place}`),
  }));
}

function bonusPages(board: PhoneBoard): ThingPage[] {
  const used = board.own?.bonuses_used ?? 0;
  return bonusesOf(board.seen).map((bonus) => ({
    key: pageKey(`bonus:${bonus}`),
    thing: { kind: 'bonus', bonus },
    name: glossary.nameOf(`bonus.${bonus}`),
    rule: glossary.aboutOf(`bonus.${bonus}`),
    notes: used < MOST_BONUSES ? [say('bonus-price', { now: bonusPrice(used), next: bonusPrice(used + 1) })] : [],
    deeds: deedsAt(board, `bonus:${bonus}`),
    why: `bonus ${bonus}`,
  }));
}

/** `ability`: one's own; `ability:7`: one of those to choose from; `ability:of-1`: the one of that seat. */
function abilityPages(board: PhoneBoard, name: string): ThingPage[] {
  const { own, seen } = board;
  const page = (spot: Spot, number: number, used: boolean): ThingPage => {
    const { name: title, rule, ruling } = board.table.texts?.ability(number) ?? { name: String(number), rule: '' };
    return {
      key: pageKey(spot), thing: { kind: 'ability', number, used }, name: title, rule, ruling,
      notes: used ? [say('used')] : [], deeds: deedsAt(board, spot), why: spot === 'ability' ? 'ability' : null,
    };
  };
  if (/^\d+$/.test(name)) {
    return (own?.ability_tokens ?? []).flatMap((number) => (number === null ? [] : [page(`ability:${number}`, number, false)]));
  }
  const seat = name.startsWith('of-') ? seen.players[Number(name.slice(3))] : own;
  const number = seat?.ability_token ?? null;
  return number === null ? [] : [page(name === '' ? 'ability' : `ability:${name}`, number, seat?.ability_token_used ?? false)];
}

function enchantmentPages({ seen, table }: PhoneBoard): ThingPage[] {
  const { enchantment } = seen;
  if (enchantment === null) return [];
  const { name, rule, ruling } = table.texts?.enchantment(enchantment) ?? { name: enchantment, rule: '' };
  return [{ key: pageKey('enchantment'), thing: { kind: 'enchantment', enchantment }, name, rule, ruling, deeds: [] }];
}

/** The kinds of energy that lie together: in a reserve, or to be gained. */
function energyPages(board: PhoneBoard, spot: Spot, letter: EnergyLetter): ThingPage[] {
  const place = spot.slice(0, -letter.length);
  const there = ENERGIES.filter((each) => each === letter || board.glows(place + each));
  return there.map((each) => ({
    key: pageKey(place + each),
    thing: { kind: 'energy', letter: each },
    name: board.energyName(each),
    rule: glossary.aboutOf(`energy.${each}`),
    deeds: deedsAt(board, place + each),
  }));
}

function signPage(board: PhoneBoard, spot: Spot, sign: 'transmute'): ThingPage {
  return { key: pageKey(spot), thing: { kind: sign }, name: glossary.nameOf(sign), rule: glossary.aboutOf(sign), deeds: deedsAt(board, spot), why: sign };
}

function plainPage(board: PhoneBoard, spot: Spot): ThingPage {
  const deeds = deedsAt(board, spot);
  return { key: pageKey(spot), thing: { kind: 'nothing' }, name: deeds[0]?.name ?? '', rule: '', deeds };
}
