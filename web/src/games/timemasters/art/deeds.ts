/** What a card of Time Masters does, as a line of signs made of its deeds: packs are written by anybody. */

import * as sign from '../../../art/signs/deeds.ts';
import { card, ephemeralKe, ke, spentKe } from '../../../art/signs/tokens.ts';
import { signLine, type Atom, type Pictures } from '../../../art/card/signs.ts';
import type { Deed, Occasion } from '../cardList.ts';

export const PICTURES = {
  played: sign.flash,
  put: sign.put,
  launched: sign.launched,
  delayed: sign.delayed,
  turn: sign.turning,
  lasting: sign.lasting,
  each: sign.rivals,
  one: sign.rival,
  ke,
  restored: sign.restored,
  spent: spentKe,
  ephemeral: ephemeralKe,
  card,
  discard: sign.discarded,
  exile: sign.exile,
  cost: sign.price,
  next: sign.next,
  echo: sign.echo,
  summon: sign.summon,
  eye: sign.eye,
  thrown: sign.thrown,
  spell: sign.spell,
  focus: sign.focus,
  timer: sign.dial,
} as const satisfies Pictures;

const OCCASIONS: Readonly<Record<Occasion, keyof typeof PICTURES>> = {
  played: 'played', put: 'put', launched: 'launched', delayed: 'delayed', each_turn: 'turn', while_in_play: 'lasting',
};

/** How a verb is drawn, with how much of it; `of` is a card, or the kind of card that it is about. */
export const VERBS: Readonly<Record<string, (n: string, of: string) => string>> = {
  'add-ke': (n) => `+${n}ke`,
  restore: (n) => `${n}restored`,
  exhaust: (n) => `${n}spent`,
  'gain-ephemeral': (n) => `+${n}ephemeral`,
  'lose-ephemeral': (n) => `−${n}ephemeral`,
  draw: (n) => `+${n}card`,
  'draw-restore': (n) => `${n}×card restored`,
  discard: (n, of) => `−${n}${of}`,
  exile: (n, of) => `${n}exile${of === 'card' ? '' : ` ${of}`}`,
  'exile-discard': (n, of) => `${n}exile ←discard${of === 'card' ? '' : ` ${of}`}`,
  'take-back': (n, of) => `+${n}${of} ←discard`,
  cheaper: (n) => `−${n}cost`,
  'cheaper-here': (n) => `−${n}cost`,
  'cheaper-next-turn': (n) => `next −${n}cost`,
  dearer: (n) => `+${n}cost`,
  cap: (n) => `≤${n}ke`,
  hand: (n) => `+${n}card`,
  'count-more': (n) => `+${n}spell`,
  take: (n) => `≤${n}summon`,
  'take-closed': (n) => `≤${n}summon eye`,
  launch: () => 'launched',
  delay: () => 'delayed',
  echo: () => 'echo',
  'throw-away': () => 'thrown',
  'throw-timer': () => 'thrown',
};

const THINGS = {
  spell: 'spell', timer: 'timer', stored: 'spell', delay: 'delayed', done: 'card', hand: 'card', active: 'ke', exhausted: 'spent',
  ephemeral: 'ephemeral',
} as const;
const SHARES = { half: '½', all: '100%' } as const;

const made = new WeakMap<readonly Deed[], readonly Atom[]>();

/** The signs of a card; none where one of its verbs is new to us: half of the truth would mislead. */
export function deedsOf(deeds: readonly Deed[]): readonly Atom[] {
  let atoms = made.get(deeds);
  if (atoms === undefined) {
    const line = deeds.every(({ verb }) => Object.hasOwn(VERBS, verb)) ? lineOf(deeds) : '';
    atoms = signLine(line, PICTURES);
    made.set(deeds, atoms);
  }
  return atoms;
}

export function lineOf(deeds: readonly Deed[]): string {
  const written: string[] = [];
  let before: Occasion | null = null;
  for (const deed of deeds) {
    // A card acts when it is played unless it says otherwise.
    if (deed.occasion !== before && deed.occasion !== 'played') written.push(...(before === null ? [] : ['|']), OCCASIONS[deed.occasion]);
    before = deed.occasion;
    if (deed.instead) written.push('/');
    else if (deed.under) written.push(`${deed.under.fewer ? '<' : '≥'}${deed.under.amount}${THINGS[deed.under.thing]}`, '→');
    if (deed.opponents) written.push(deed.chosen ? 'one' : 'each');
    const amount = `${deed.may ? '≤' : ''}${deed.share === null ? deed.amount : SHARES[deed.share]}`;
    written.push(VERBS[deed.verb]?.(amount, deed.kind ?? 'card') ?? '');
    if (deed.per !== null) written.push(`×${THINGS[deed.per]}`);
  }
  return written.join(' ');
}
