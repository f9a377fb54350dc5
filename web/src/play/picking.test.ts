import { describe, expect, test } from 'vitest';
import type { Observation } from '../net/observations.ts';
import type { Choice, Decision, Facts } from '../net/types.ts';
import { asking } from './asking.ts';
import { PLAIN, type TableBehaviour } from './behaviour.ts';
import { Picking, type Picked } from './picking.svelte.ts';
import type { Pool } from './pool.ts';
import { spotsOf, type Spots } from './spots.ts';

const spot = ({ form, facts }: Choice): string => (form === 'card' ? `hand:${facts?.card ?? ''}` : 'none');

/** A table that asks for one card after the other, each time for those from the last one on. */
class Asking implements Picked {
  readonly observation = {} as Observation;
  readonly behaviour: TableBehaviour = {
    spotOf: (_, __, choice) => spot(choice),
    poolOf: () => ({ stock: new Map(this.cards.map((card) => [`hand:${card}`, 2])), least: 1, most: 3 }),
    durations: {},
    figures: PLAIN.figures,
    joining: PLAIN.joining,
  };
  sent: string[] = [];
  over = false;

  constructor(private readonly cards: readonly string[]) {}

  get decision(): Decision | null {
    if (this.over) return null;
    const open = this.cards.slice(Math.max(0, this.cards.indexOf(this.sent.at(-1) ?? '')));
    return { ...asking('discard', ['done'], ...open.map((card): [string, Facts] => ['card', { card }])), picked: this.sent.length };
  }
  get spots(): Spots {
    return this.decision ? spotsOf(this.decision, spot) : new Map();
  }
  choose = async (id: number): Promise<boolean> => {
    const chosen = this.decision?.choices[id];
    if (chosen?.form === 'done') this.over = true;
    else this.sent.push(chosen?.facts?.card ?? '');
    return true;
  };
  together = (act: () => Promise<void>): Promise<void> => act();
  catchUp(): void {}
}

/** A table that puts these questions one after the other, whatever is answered, and notes the answers. */
class Scripted implements Picked {
  readonly observation = {} as Observation;
  readonly behaviour: TableBehaviour;
  readonly answers: string[] = [];

  constructor(
    private readonly questions: readonly Decision[],
    pools: Readonly<Record<string, Pool>>,
  ) {
    this.behaviour = { ...PLAIN, spotOf: (_, __, choice) => spot(choice), poolOf: (_, { kind }) => pools[kind] ?? null };
  }

  get decision(): Decision | null {
    return this.questions[this.answers.length] ?? null;
  }
  get spots(): Spots {
    return this.decision ? spotsOf(this.decision, spot) : new Map();
  }
  choose = async (id: number): Promise<boolean> => {
    this.answers.push(this.decision?.choices[id]?.text ?? '');
    return true;
  };
  together = (act: () => Promise<void>): Promise<void> => act();
  catchUp(): void {}
}

const card = (name: string): [string, Facts] => ['card', { card: name }];
const pool = (least: number, most: number, lead?: string): Pool => ({
  stock: new Map([['hand:a', 4]]),
  least,
  most,
  ...(lead === undefined ? {} : { lead }),
});

/** Pick so many of what lies there, send them, and tell what was answered. */
async function sent(count: number, questions: readonly Decision[], pools: Readonly<Record<string, Pool>>): Promise<string[]> {
  const table = new Scripted(questions, pools);
  const picking = new Picking(table);
  for (let each = 0; each < count; each++) picking.add('hand:a');
  await picking.confirm();
  return table.answers;
}

describe('one answer goes to each question as it is put', () => {
  const LED = { turn: pool(1, Infinity, 'sell'), sell: pool(1, Infinity) };
  const turn = asking('turn', ['end'], ['sell']);

  test('after the choice that opens it, nothing is sent that was not asked for', async () => {
    const questions = [turn, asking('sell', card('a')), { ...asking('sell', ['done'], card('a')), picked: 1 }, turn];
    expect(await sent(1, questions, LED)).toEqual(['sell', 'card a', 'done']);
  });
  test('where the first has been taken unasked, none of ours is sent in its stead', async () => {
    const begun = { ...asking('sell', ['done'], card('a')), picked: 1 };
    expect(await sent(1, [turn, begun, begun], { ...LED, sell: { ...pool(1, Infinity), stock: new Map() } })).toEqual(['sell']);
  });
  test('what the rules take themselves is not sent', async () => {
    expect(await sent(2, [{ ...asking('pay', card('a')), count: 2 }, turn], { pay: pool(2, 2) })).toEqual(['card a']);
  });
  test('another pick of the same kind and card is left alone', async () => {
    const robbing = (picked: number, other: number): Decision => ({ ...asking('rob', ['done'], card('a')), picked, other, count: 2 - picked });
    expect(await sent(2, [robbing(0, 1), robbing(1, 1), robbing(0, 2)], { rob: pool(1, 2) })).toEqual(['card a', 'card a']);
    expect(await sent(2, [robbing(0, 1), robbing(1, 1), robbing(0, 1)], { rob: pool(1, 2) })).toEqual(['card a', 'card a']);
  });
});

/** A table at which somebody else acts between two answers: until that has been shown, no question is open. */
class Interrupted extends Scripted {
  showing = false;

  override get decision(): Decision | null {
    return this.showing ? null : super.decision;
  }
  override choose = async (id: number): Promise<boolean> => {
    this.answers.push(super.decision?.choices[id]?.text ?? '');
    this.showing = true;
    return true;
  };
  override catchUp(): void {
    this.showing = false;
  }
}

test('what somebody else does meanwhile does not stop it half-way', async () => {
  const picked = (count: number): Decision => ({ ...asking('pay', card('a')), picked: count, count: 2 - count });
  const table = new Interrupted([picked(0), picked(1)], { pay: pool(2, 2) });
  const picking = new Picking(table);
  for (let each = 0; each < 2; each++) picking.add('hand:a');
  await picking.confirm();
  expect(table.answers).toEqual(['card a', 'card a']);
});

describe('what is picked', () => {
  test('is sent in the order in which it is asked for, and then it is done', async () => {
    const table = new Asking(['a', 'b', 'c']);
    const picking = new Picking(table);
    for (const card of ['c', 'a', 'c']) picking.add(`hand:${card}`);
    await picking.confirm();
    expect(table.sent).toEqual(['a', 'c', 'c']);
    expect(table.over).toBe(true);
    expect(picking.picked).toEqual([]);
  });
  test('is no more than there is, and no more than is wanted', () => {
    const picking = new Picking(new Asking(['a', 'b']));
    for (const card of ['a', 'a', 'a', 'b', 'b']) picking.add(`hand:${card}`);
    expect(picking.picked).toEqual(['hand:a', 'hand:a', 'hand:b']);
    picking.remove('hand:a');
    expect(picking.count('hand:a')).toBe(1);
  });
});
