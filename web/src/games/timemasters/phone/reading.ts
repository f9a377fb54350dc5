/** The pages that a phone reads: what lies on the table, what is so about it just now, and what can be done with it. */

import { getContext, setContext } from 'svelte';
import type { MaybeCard } from '../../../net/observations.ts';
import type { Choice, Seat } from '../../../net/types.ts';
import { copyOf, keyOf } from '../../../play/copies.ts';
import type { Spot } from '../../../play/spots.ts';
import { Reader, type Deed, type Page } from '../../../ui/phone/reader.svelte.ts';
import { CLOSED_COSTS, WANDERING_TURNS } from '../facts.ts';
import type { Board } from '../table/board.svelte.ts';
import { remindersOf } from '../table/reminders.ts';
import { timerState } from '../table/timerState.ts';
import { say, type Key } from '../table/words.svelte.ts';

/** What is drawn on a page. */
export type Thing =
  | { draw: 'card'; card: MaybeCard }
  | { draw: 'reminder'; kind: 'dearer' | 'cheaper' | 'cap'; amount: number }
  | { draw: 'ke' }
  | { draw: 'nothing' };
export type ThingPage = Page<Thing>;

const READER = Symbol('reader');
/** The decisions between which Timers are launched, and two cards discarded for a Ke. */
const AT_ANY_MOMENT: readonly string[] = ['timers', 'main', 'spheres'];

export function layReader(board: Board): Reader<Thing> {
  return setContext(READER, new Reader<Thing>((choice) => (board.table.seat === null ? Promise.resolve(null) : board.table.why(choice))));
}

export function reader(): Reader<Thing> {
  return getContext<Reader<Thing>>(READER);
}

/** A choice as on a button: its page says already which card it is about. */
function brief(board: Board, choice: Choice): string {
  return board.table.say(choice).split(':')[0] ?? '';
}

/** What a choice at this spot does; nothing, where there is none. */
function deedAt(board: Board, spot: Spot, name?: string): Deed[] {
  const choice = board.table.choiceAt(spot);
  if (choice === null) return [];
  return [{ name: name ?? brief(board, choice), act: () => board.press(spot), spot, hinted: board.hinted(spot) }];
}

function cardPage(board: Board, key: string, card: MaybeCard, more: Partial<ThingPage> = {}): ThingPage {
  const { name, rule, ruling, line } = board.text(card);
  const notes = [line ?? '', ...(more.notes ?? [])].filter(Boolean);
  return { key, thing: { draw: 'card', card }, name, rule, ruling, deeds: [], ...more, notes };
}

/** Whether cards are picked before they are sent; then a tap picks, and a long press reads. */
export function isPicked(board: Board, spot: Spot): boolean {
  return board.table.picking.several && board.open(spot);
}

function pickDeed(board: Board, spot: Spot, taken: boolean): Deed {
  return { name: say(taken ? 'unpick' : 'pick'), act: () => board.press(spot, taken), stays: true, pressed: taken };
}

export function handPages(board: Board, seat: Seat): ThingPage[] {
  const player = board.seen.players[seat];
  const cards = player?.hand ?? [];
  return cards.map((card, at) => {
    const key = `hand ${keyOf(cards, at)}`;
    if (card === null) return cardPage(board, key, card);
    const spot = `hand:${card}`;
    const own = seat === board.mine;
    const deeds: Deed[] = [];
    if (own && isPicked(board, spot)) deeds.push(pickDeed(board, spot, board.picked(spot) > copyOf(cards, at)));
    else if (own) deeds.push(...deedAt(board, spot), ...putDeeds(board, card));
    const cost = own ? board.otherCost(card) : null;
    const notes = cost === null ? [] : [say('cost-now', { n: cost })];
    return cardPage(board, key, card, { deeds, notes, why: own && board.kind === 'main' ? `play ${card}` : null });
  });
}

/** Onto each Timer that has room. */
function putDeeds(board: Board, card: string): Deed[] {
  if (board.table.choiceAt(`put:${card}`) === null) return [];
  const hinted = board.hinted(`put:${card}`);
  const free = (board.me?.timers ?? []).filter(({ slots, spells }) => spells.length < slots);
  return free.map(({ place, card: timer }) => ({
    name: say('put-on', { n: place, name: board.text(timer).name }),
    act: () => void board.put(card, place),
    spot: `put:${card}`,
    hinted,
  }));
}

/** The open cards of the spheres. */
export function openPages(board: Board): ThingPage[] {
  return Object.entries(board.seen.spheres).flatMap(([level, sphere]) => {
    const card = sphere.open ? (sphere.cards[0] ?? null) : null;
    if (card === null) return [];
    const n = Number(level);
    const notes = [`${say('sphere', { n })}: ${sphere.taken ? say('sphere.taken') : say('for-spells', { n })}`];
    const deeds = deedAt(board, `sphere:${n}`, say('take-for', { n }));
    return [cardPage(board, `open ${n}`, card, { notes, deeds, why: `take ${n}` })];
  });
}

/** The closed cards of the spheres: nobody knows them, and they cost more. */
export function closedPages(board: Board): ThingPage[] {
  return Object.entries(board.seen.spheres).flatMap(([level, sphere]) => {
    const closed = sphere.size - (sphere.open ? 1 : 0);
    if (closed === 0) return [];
    const n = Number(level);
    const price = n + CLOSED_COSTS;
    return [
      {
        key: `closed ${n}`,
        thing: { draw: 'card', card: null },
        name: say('closed-card', { n }),
        rule: say('closed-card.rule', { level: n, n: price }),
        notes: [`${say('closed', { n: closed })}, ${say('for-spells', { n: price })}`],
        deeds: deedAt(board, `closed:${n}`, say('take-for', { n: price })),
        why: `take-closed ${n}`,
      },
    ];
  });
}

/** The spells of this turn, what is just being played, and what launched Timers have laid open. */
export function areaPages(board: Board, seat: Seat): ThingPage[] {
  const player = board.seen.players[seat];
  if (player === undefined) return [];
  const own = seat === board.mine;
  const of = (zone: string, cards: readonly string[], deeds: (card: string) => Deed[], note: string): ThingPage[] =>
    cards.map((card, at) => cardPage(board, `${zone} ${at} ${card}`, card, { deeds: own ? deeds(card) : [], notes: [note] }));
  return [
    ...of('spell', player.spells, (card) => deedAt(board, `spell:${card}`), ''),
    ...of('aside', player.aside, () => [], say('playing')),
    ...of('launched', player.launched, (card) => deedAt(board, `launched:${card}`), say('launched')),
  ];
}

/** The Timers, each followed by what lies on it. */
export function timerPages(board: Board, seat: Seat): ThingPage[] {
  const own = seat === board.mine;
  return (board.seen.players[seat]?.timers ?? []).flatMap((timer) => {
    const { place, card, spells, delays } = timer;
    const state = timerState(board, timer, own);
    const known = delays.filter((each) => each !== null).map((each) => board.text(each).name);
    const under = delays.length > 0 ? say('timer.delays', { n: delays.length }) : '';
    const deeds = own
      ? [...deedAt(board, `timer:${place}`), ...deedAt(board, `launch:${place}`, say('launch')), ...deedAt(board, `delay:${place}`, say('delay'))]
      : [];
    const notes = [state.when, known.length > 0 ? `${under}: ${known.join(', ')}` : under, ...state.lasting.map(([what, n]) => say(`lasting.${what}`, { n }))];
    const name = `${place}. ${board.text(card).name}`;
    const page = cardPage(board, `timer ${place}`, card, { name, notes, deeds, why: own && board.kind !== null ? `launch ${place}` : null });
    const on = spells.map((spell, at) => cardPage(board, `timer ${place} ${at} ${spell}`, spell, { notes: [say('on-timer', { n: place, name: board.text(card).name })] }));
    return [page, ...on];
  });
}

/** A pile that lies open; of one's own discard pile cards may be chosen. */
export function pilePages(board: Board, zone: string, cards: readonly MaybeCard[], own = false): ThingPage[] {
  return cards.map((card, at) => {
    const spot = `discard:${card}`;
    const key = `${zone} ${keyOf(cards, at)}`;
    if (!own || card === null) return cardPage(board, key, card);
    const deeds = isPicked(board, spot) ? [pickDeed(board, spot, board.picked(spot) > copyOf(cards, at))] : deedAt(board, spot);
    return cardPage(board, key, card, { deeds });
  });
}

/** Ke, and the tokens that lie beside them. */
export function kePages(board: Board, seat: Seat): ThingPage[] {
  const player = board.seen.players[seat];
  if (player === undefined) return [];
  const { active, exhausted, ephemeral } = player;
  const own = seat === board.mine;
  return [
    {
      key: 'ke',
      thing: { draw: 'ke' },
      name: say('ke'),
      notes: [say('ke.facts', { active, exhausted, ephemeral })],
      rule: say('rule.ke'),
      deeds: own ? deedAt(board, 'restore') : [],
      why: own && AT_ANY_MOMENT.includes(board.kind ?? '') ? 'restore' : null,
    },
    ...remindersOf(board, seat).map(({ kind, amount, said }, at): ThingPage => ({
      key: `reminder ${at}`,
      thing: { draw: 'reminder', kind, amount },
      name: say('reminder'),
      notes: [said],
      rule: say(kind === 'cap' ? 'rule.cap' : 'rule.reminder'),
      deeds: [],
    })),
  ];
}

const PHASES: readonly Key[] = ['phase.timers', 'phase.main', 'phase.spheres'];

/** The phases of a turn. */
export function phasePages(): ThingPage[] {
  return PHASES.map((key) => ({ key, thing: { draw: 'nothing' }, name: say(key), rule: say(`rule.${key}` as Key), deeds: [] }));
}

/** Timer X; nothing, in a game without it. */
export function wandererPages(board: Board): ThingPage[] {
  const timer = board.seen.timer_x;
  if (timer === null) return [];
  const when = timer.started ? say('timer-x.turns', { n: Math.max(1, WANDERING_TURNS - timer.turns) }) : say('timer-x.waits');
  const page = cardPage(board, 'timer-x', board.wanderer, { notes: [`${say('timer-x', { name: board.nameOf(timer.holder) })}. ${when}`] });
  return [{ ...page, rule: `${page.rule} ${say('rule.timer-x', { n: WANDERING_TURNS })}` }];
}
