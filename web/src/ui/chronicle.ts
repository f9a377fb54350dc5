/** The steps of a game as the chronicle tells them: in few lines, none of which says what another one has said. */

import type { CardName, GameEvent, Step } from '../net/types.ts';
import type { Joining } from '../play/behaviour.ts';
import type { Names, Texts } from '../words/bundle.ts';

export interface Line {
  event: GameEvent;
  /** All cards that it names. */
  cards: readonly (CardName | null)[];
}

export interface Told {
  step: Step;
  lines: readonly Line[];
  /** Taken back since: everybody has seen it, and nobody takes it for what stands. */
  gone: boolean;
}

/** What is worth telling, in its order. Taking back several choices one by one is told once. */
export function chronicle(steps: readonly Step[], gone: ReadonlySet<number>, joining: Joining): Told[] {
  const told: Told[] = [];
  for (const step of steps) {
    const before = told.at(-1);
    const next = { step, lines: linesOf(step.events ?? [], joining), gone: gone.has(step.number) };
    if (step.did === 'undid' && before?.step.did === 'undid' && before.step.seat === step.seat) {
      next.step = { ...step, choices: (before.step.choices ?? 1) + (step.choices ?? 1) };
      told[told.length - 1] = next;
    } else if (before !== undefined && goesOn(before, next, joining)) {
      // One press may be several choices: what it did is told as one thing.
      told[told.length - 1] = { ...before, lines: join([...before.lines, ...next.lines], joining) };
    } else if (next.lines.length > 0 || (step.did !== 'chose' && step.did !== 'began')) told.push(next);
  }
  return told;
}

/** One line for each thing that happened in a step. */
export function linesOf(events: readonly GameEvent[], joining: Joining): Line[] {
  const shown = events.filter((_, at) => !isToldAlready(events, at, joining));
  return join(
    shown.map((event, at) => ({ event: namesNoSourceTwice(event, shown.slice(0, at), joining), cards: event.facts?.card === undefined ? [] : [event.facts.card] })),
    joining,
  );
}

/** A line in words. */
export function lineText({ event, cards }: Line, texts: Texts, names: Names): string {
  return texts
    .parts(event, names)
    .map((part) => (part.fact === 'card' ? cards.map((card) => texts.card(card).name).join(', ') : part.text))
    .join('');
}

/** Whether the first thing of a step goes on with the last of the one before. */
function goesOn(before: Told, next: Told, joining: Joining): boolean {
  const [last, first] = [before.lines.at(-1), next.lines[0]];
  if (last === undefined || first === undefined || before.gone !== next.gone) return false;
  const same = before.step.did === 'chose' && next.step.did === 'chose' && before.step.seat === next.step.seat;
  return same && asOne(last, first, joining) !== null;
}

/** Who has just played a card, or used a bonus, need not be told at every turn that it was this. What was paid before says for what. */
function namesNoSourceTwice(event: GameEvent, events: readonly GameEvent[], { sources }: Joining): GameEvent {
  const { source, ...facts } = event.facts ?? {};
  if (source === undefined) return event;
  const told = (each: GameEvent): boolean => each.facts?.card === source || each.kind === sources[source];
  if (!events.some((each) => told(each) && each.facts?.player === facts.player)) return event;
  return { ...event, facts };
}

/** Whether the event only says once more what the events before it have told. */
function isToldAlready(events: readonly GameEvent[], at: number, { repeats }: Joining): boolean {
  const event = events[at];
  const named = event === undefined ? undefined : repeats[event.kind];
  if (event === undefined || named === undefined) return false;
  const since = events.findLastIndex((each, index) => index < at && each.kind === event.kind && each.facts?.player === event.facts?.player);
  const found = events.slice(since + 1, at).filter((each) => each.kind === named && each.facts?.player === event.facts?.player);
  return found.length > 0 && found.length >= (event.facts?.amount ?? 1);
}

/** Lines that follow each other and tell the same kind of thing become one. */
function join(lines: readonly Line[], joining: Joining): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const one = before === undefined ? null : asOne(before, line, joining);
    if (one === null) joined.push(line);
    else joined[joined.length - 1] = one;
  }
  return joined;
}

function asOne(one: Line, other: Line, { lists, sums }: Joining): Line | null {
  const { event } = one;
  const [mine = {}, its = {}] = [event.facts, other.event.facts];
  if (event.kind !== other.event.kind || mine.player !== its.player || mine.other !== its.other) return null;
  if (mine.source !== its.source) return null;
  if (lists.includes(event.kind)) return { event, cards: [...one.cards, ...other.cards] };
  if (!sums.includes(event.kind) || mine.card !== its.card) return null;
  const facts = { ...mine };
  if (its.tokens !== undefined) facts.tokens = `${mine.tokens ?? ''}${its.tokens}`;
  if (its.amount !== undefined) facts.amount = (mine.amount ?? 0) + its.amount;
  return { event: { ...event, facts }, cards: one.cards };
}
