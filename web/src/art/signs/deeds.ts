/** Signs of what cards do, and when: drawn to be told apart at the size of a letter. */

import { around, both, circle, line as through, polar, star, whole } from '../engrave/path.ts';
import { at, body, dark, deep, light, line, once, type Shape } from '../engrave/shapes.ts';
import { season } from './season.ts';
import { ke } from './tokens.ts';

const CROSS = 'M-20 -20L20 20M20 -20L-20 20';
const CARD = 'M-28 -42H28V42H-28Z';

/** As it comes into play, or is played: a flash. */
export const flash = once((): Shape[] => [deep('M12 -48L-30 8H-4L-14 48L30 -10H4Z', 'gold', null)]);

/** Whenever it is used: a gear. */
export const gear = once((): Shape[] => [
  body(star(8, 47, 34), 'brass', null),
  light(circle(16)),
  line(around('M-8 -47H8', 8)),
]);

/** As long as it lies there: a loop without an end. */
export const lasting = once((): Shape[] => [
  line('M0 0C-14 -26 -46 -26 -46 0S-14 26 0 0S46 -26 46 0S14 26 0 0Z'),
  line('M0 0C-10 -17 -37 -17 -37 0S-10 17 0 0S37 -17 37 0S10 17 0 0Z'),
]);

/** As a round ends: a glass whose sand has run down. */
export const sandglass = once((): Shape[] => [
  body(whole('M0 -40H26C26 -16 5 -8 5 0S26 16 26 40H0'), 'plain', null),
  deep(whole('M0 20C10 22 20 30 22 40H0'), 'gold', null),
  line('M-34 -45H34M-34 45H34'),
]);

/** As the season changes: a wheel of four parts. */
export const turning = once((): Shape[] => [
  body(circle(44), 'plain', null),
  deep('M0 0V-44A44 44 0 0 1 44 0Z', 'winter', null),
  deep('M0 0H44A44 44 0 0 1 0 44Z', 'spring', null),
  deep('M0 0V44A44 44 0 0 1 -44 0Z', 'summer', null),
  deep('M0 0H-44A44 44 0 0 1 0 -44Z', 'autumn', null),
]);

/** At the end of the game: a flag. */
export const ending = once((): Shape[] => [line('M-26 48V-46'), deep('M-26 -44C-6 -54 8 -32 40 -42V-2C8 8 -6 -14 -26 -4Z', 'fire', null)]);

/** One energy of any kind: a token in four quarters. */
export const anyEnergy = once((): Shape[] => [
  light(circle(42)),
  deep('M0 0V-42A42 42 0 0 1 42 0Z', 'air', null),
  deep('M0 0H42A42 42 0 0 1 0 42Z', 'fire', null),
  deep('M0 0V42A42 42 0 0 1 -42 0Z', 'earth', null),
  deep('M0 0H-42A42 42 0 0 1 0 -42Z', 'water', null),
]);

/** Energy of one kind: two tokens alike. */
export const alike = once((): Shape[] => [
  deep(circle(26, -20, -12), 'brass', null),
  deep(circle(26, 20, 14), 'brass', null),
]);

/** All of a reserve: a box of tokens. */
export const reserve = once((): Shape[] => [
  body('M-46 -32H46V32H-46Z', 'plain', null),
  line('M-15 -32V32M15 -32V32M-46 0H46'),
  dark(circle(8, -30, -16) + circle(8, 0, -16) + circle(8, 30, -16) + circle(8, -30, 16)),
]);

const arrowUp = (x: number): Shape => dark(`M${x} -46L${x + 20} -16H${x + 7}V18H${x - 7}V-16H${x - 20}Z`);

/** A card is summoned from the hand. */
export const summon = once((): Shape[] => [...at([body(CARD, 'brass', null)], -14, 4, 0.86), arrowUp(24)]);

/** A card comes into play free of cost. */
export const free = once((): Shape[] => [
  ...at([body(CARD, 'brass', null)], -12, 4, 0.9),
  light(circle(24, 20, 18)),
  line('M20 4C30 4 31 12 31 18S30 32 20 32S9 24 9 18S10 4 20 4Z'),
]);

/** A card is given up: struck out. */
export const sacrifice = once((): Shape[] => [body(CARD, 'fire', null), line(CROSS)]);

/** A card goes out of the game. */
export const exile = once((): Shape[] => [body(CARD, 'air', null), line(CROSS), line('M-46 0H-36M36 0H46')]);

/** A discard pile: cards askew. */
export const discarded = once((): Shape[] => [
  ...at([body(CARD, 'brass', null)], -8, 4, 0.78, -18),
  ...at([body(CARD, 'brass', null)], 10, 2, 0.78, 12),
]);

/** On this very card. */
export const here = once((): Shape[] => [body(CARD, 'plain', null), dark(circle(15))]);

/** A familiar: a paw. */
export const paw = once((): Shape[] => [
  dark('M0 -4C22 -4 36 14 32 30C27 46 12 38 0 38S-27 46 -32 30C-36 14 -22 -4 0 -4Z'),
  dark(both('M26 -10C26 -24 44 -26 44 -10S28 4 26 -10ZM4 -28C4 -46 24 -46 24 -28S6 -12 4 -28Z')),
]);

/** A magic item: a ring with a stone. */
export const ring = once((): Shape[] => [
  line('M-20 -12A32 32 0 1 0 20 -12'),
  line('M-14 -4A23 23 0 1 0 14 -4'),
  deep('M0 -48L20 -28L0 -8L-20 -28Z', 'fire', null),
]);

const BUST = `M-26 42C-26 14 -12 6 0 6S26 14 26 42Z${circle(18, 0, -16)}`;

/** One opponent, each opponent, everybody. */
export const rival = once((): Shape[] => at([body(BUST, 'fire', null)], 0, 4, 1.1));
export const rivals = once((): Shape[] => [
  ...at([body(BUST, 'fire', null)], 20, 0, 0.9),
  ...at([body(BUST, 'fire', null)], -20, 6, 0.98),
]);
export const everybody = once((): Shape[] => [
  ...at([body(BUST, 'fire', null)], 26, -2, 0.8),
  ...at([body(BUST, 'fire', null)], -26, -2, 0.8),
  ...at([body(BUST, 'water', null)], 0, 8, 0.98),
]);

/** A die, and one that is rolled again. */
export const die = once((): Shape[] => [
  body('M-34 -34H34V34H-34Z', 'plain', null),
  dark(circle(8, -15, -15) + circle(8, 15, 15) + circle(8)),
]);
export const reroll = once((): Shape[] => [
  ...at(die(), -6, 8, 0.82),
  line('M-20 -44A44 44 0 0 1 44 10'),
  dark(through([polar(44, 118), polar(30, 92), polar(58, 92)], true)),
]);

/** A look at what is hidden. */
export const eye = once((): Shape[] => [body('M-46 0C-24 -34 24 -34 46 0C24 34 -24 34 -46 0Z', 'plain', null), dark(circle(15))]);

/** Cards are turned up until one is found. */
export const search = once((): Shape[] => [light(circle(28, -10, -10)), line(circle(28, -10, -10)), line('M11 11L44 44M14 8L46 40')]);

/** The season marker on its wheel. */
export const marker = once((): Shape[] => [...at(season('summer'), 0, 0, 0.55), line(circle(46)), line(around('M0 -46V-36', 12))]);

/** A bonus of the track. */
export const track = once((): Shape[] => [body('M-46 -16H46V16H-46Z', 'plain', null), dark(circle(9, -28, 0) + circle(9)), line(circle(9, 28, 0))]);

/** A Ke turned to its active side. */
export const restored = once((): Shape[] => [...at(ke(), 4, 8, 0.82), line('M-44 12A44 44 0 0 1 12 -44'), dark('M12 -56L34 -42L10 -30Z')]);

/** What a spell costs: a scroll with its Ke. */
export const price = once((): Shape[] => [body('M-40 -34H30C38 -34 40 -28 40 -22V34H-30C-38 34 -40 28 -40 22Z', 'plain', null), ...at(ke(), 0, 0, 0.56)]);

/** A spell. */
export const spell = once((): Shape[] => [body('M-40 -34H30C38 -34 40 -28 40 -22V34H-30C-38 34 -40 28 -40 22Z', 'gold', null), line('M-22 -12H22M-22 12H22')]);

/** A focus. */
export const focus = once((): Shape[] => [line(circle(36)), line(circle(16)), line(around('M0 -16V-48', 4))]);

/** A Timer: a dial with two hands. */
export const dial = once((): Shape[] => [body(circle(44), 'brass', null), light(circle(34)), line('M0 0V-26M0 0L18 10'), dark(circle(5))]);

/** A spell is put on a Timer; a Timer is launched; it is delayed; it is thrown away. */
export const put = once((): Shape[] => [...at(dial(), 0, 14, 0.74), dark('M0 6L-18 -18H-7V-48H7V-18H18Z')]);
export const launched = once((): Shape[] => [...at(dial(), 0, 14, 0.74), dark('M0 -50L18 -26H7V4H-7V-26H-18Z')]);
export const delayed = once((): Shape[] => [...at(dial(), -8, 8, 0.8), dark('M18 -46H26V-16H18ZM34 -46H42V-16H34Z')]);
export const thrown = once((): Shape[] => [...dial(), line('M-34 -34L34 34M34 -34L-34 34')]);

/** In the next turn. */
export const next = once((): Shape[] => [dark('M-42 -34L-2 0L-42 34ZM4 -34L44 0L4 34Z')]);

/** What another spell does, once more. */
export const echo = once((): Shape[] => [
  ...at(spell(), -16, 10, 0.66),
  line('M12 -20A26 26 0 0 1 24 18M20 -34A44 44 0 0 1 40 22'),
]);
