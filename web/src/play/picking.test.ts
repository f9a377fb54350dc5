import { describe, expect, test } from 'vitest';
import type { Observation } from '../net/observations.ts';
import type { Choice, Decision, Facts } from '../net/types.ts';
import { asking } from './asking.ts';
import { PLAIN, type TableBehaviour } from './behaviour.ts';
import { Picking, type Picked } from './picking.svelte.ts';
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
  };
  sent: string[] = [];
  over = false;

  constructor(private readonly cards: readonly string[]) {}

  get decision(): Decision | null {
    if (this.over) return null;
    const open = this.cards.slice(Math.max(0, this.cards.indexOf(this.sent.at(-1) ?? '')));
    return asking('discard', ['done'], ...open.map((card): [string, Facts] => ['card', { card }]));
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
}

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
