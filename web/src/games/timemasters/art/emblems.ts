/** The emblem of every card of the pack that comes with Time Masters, with the ground of its wizard. */

import { emblem, Plates, type Emblem } from '../../../art/emblem/compose.ts';
import * as ground from '../../../art/emblem/grounds.ts';
import * as arms from '../../../art/emblem/motifs/arms.ts';
import * as book from '../../../art/emblem/motifs/books.ts';
import * as clock from '../../../art/emblem/motifs/clocks.ts';
import * as jewel from '../../../art/emblem/motifs/jewels.ts';
import * as nature from '../../../art/emblem/motifs/nature.ts';
import * as solid from '../../../art/emblem/motifs/solids.ts';
import * as spirit from '../../../art/emblem/motifs/spirits.ts';
import * as vessel from '../../../art/emblem/motifs/vessels.ts';
import { both, circle } from '../../../art/engrave/path.ts';
import { at, dark, deep, light, line, thin, tinted, type Shape } from '../../../art/engrave/shapes.ts';
import { energy } from '../../../art/signs/energies.ts';
import { moon, sun } from '../../../art/signs/players.ts';
import { leaf, season } from '../../../art/signs/season.ts';
import { card, ephemeralKe, ke } from '../../../art/signs/tokens.ts';

const none = (): Shape[] => [];
const head = (): Shape[] => [
  light('M-10 48V32C-22 32 -28 28 -26 18L-34 10L-26 0C-28 -26 -14 -44 8 -44C32 -44 42 -24 36 -4C32 10 22 16 24 48Z', { light: [-8, -3], angle: 60 }),
  dark(circle(2, -16, -2)),
  line('M-26 18H-18M-20 -8C-18 -10 -14 -10 -12 -8'),
];

const START: Readonly<Record<string, Emblem>> = {
  focus: emblem(() => ground.rays(24, 34, 48), () => [...at(ke(), 0, 0, 0.72)]),
  timer: emblem(() => ground.limb(60), () => at(clock.dial(300, 60), 0, 0, 0.88)),
  suggestion: emblem(ground.ripples, () => [...at(head(), 2, 0, 0.92), ...at(card(), 8, -14, 0.3, 8)]),
  charge: emblem(() => ground.rays(16, 44, 50), nature.bolt),
  'energy-loop': emblem(() => ground.beads(32), () => nature.loop('gold')),
};

const SALAHCHIN: Readonly<Record<string, Emblem>> = {
  'smooth-flow': emblem(ground.waves, () => [...at(nature.wave('water'), 0, -8, 0.8), line('M-40 24H34M26 18L34 24L26 30')]),
  'deep-breath': emblem(() => ground.beads(24), () => nature.breath('earth')),
  sundial: emblem(() => ground.rays(14, 44, 50), () => clock.sundial(false)),
  growth: emblem(ground.laurel, () => nature.growth('spring')),
  'morning-tide': emblem(ground.stars, () => [...at(tinted(sun(), 'summer'), 18, -26, 0.42), ...at(nature.wave('crystal'), 0, 8, 0.9)]),
  'inner-light': emblem(() => ground.rays(32, 40, 50), () => vessel.lantern(true, ephemeralKe(), 'gold')),
  'second-wind': emblem(ground.wings, () => [...at(nature.breath('air'), 0, 0, 0.72)]),
  'shared-harvest': emblem(ground.field, nature.sheaf),
  'water-clock': emblem(ground.waves, () => clock.waterClock('water', false)),
  'deep-roots': emblem(ground.field, () => solid.rootTree(ke())),
  'chain-of-hours': emblem(() => ground.limb(48), clock.hourChain),
  'noon-of-seven-suns': emblem(() => ground.rays(28, 47, 51), nature.sevenSuns),
  'heart-of-time': emblem(() => ground.rays(20, 44, 50), () => jewel.heart(clock.dial(330, 60), 'fire')),
  'living-clock': emblem(ground.laurel, () => [...at(leaf(), -30, -34, 0.5, -40), ...at(leaf(), 30, -34, 0.5, 40), ...at(clock.dial(40, 200, 'earth'), 0, 2, 0.84)]),
  'song-of-the-gears': emblem(ground.ripples, () => clock.gears(false)),
  'crystal-clepsydra': emblem(ground.stars, () => clock.waterClock('crystal', true)),
  'eternal-spring': emblem(() => ground.glory(14), nature.fountain),
};

const NESSIKHRAZIA: Readonly<Record<string, Emblem>> = {
  'passing-thought': emblem(ground.clouds, () => [...at(head(), 0, -2, 0.9), ...at(spirit.spiral(), 6, -16, 0.46)]),
  recollection: emblem(ground.stars, () => book.openBook('brass', ke(), 0.44)),
  'twin-pendulum': emblem(() => ground.beads(40), () => clock.pendulum(true)),
  'open-lecture': emblem(() => ground.rays(20, 42, 50), () => [...book.fan(3), ...at(spirit.eye('water'), 0, 30, 0.44)]),
  'chiming-clock': emblem(ground.ripples, clock.bell),
  'echo-of-the-moment': emblem(none, () => [...at(clock.dial(300, 60), -18, -14, 0.5), ...at(clock.dial(300, 60), 0, 0, 0.62), ...at(clock.dial(300, 60), 16, 16, 0.72)]),
  'from-oblivion': emblem(() => ground.night(0), () => arms.hand(card(), 'air')),
  'flood-of-memories': emblem(ground.waves, () => [...at(card(), -24, -22, 0.4, -18), ...at(card(), 8, -30, 0.4, 10), ...at(card(), 32, -16, 0.34, 24), ...at(nature.wave('water'), 0, 12, 0.86)]),
  'unlived-day': emblem(() => ground.limb(36), () => [...at(clock.calendar('sepia'), 0, 0, 0.8), ...at(season('spring'), 27, 27, 0.36)]),
  'perfect-silence': emblem(ground.stars, () => [...at(tinted(moon(), 'gold'), 2, -12, 0.66), thin('M-44 26H44M-34 31H34M-24 36H24M-14 41H14M-6 46H6'), line('M-8 30C-4 28 4 28 8 30M-5 36C-2 34 2 34 5 36')]),
  astrolabe: emblem(() => ground.beads(48), clock.astrolabe),
  'library-of-ages': emblem(ground.almucantars, () => [...at(book.closedBook('fire', [], false), -20, 2, 0.64, -8), ...at(book.closedBook('water', [], false), 18, 4, 0.66, 8), ...at(book.closedBook('earth', clock.dial(300, 60), false), -1, 2, 0.78)]),
  'thread-of-fate': emblem(() => ground.rays(18, 44, 50), clock.spindle),
  'eternal-calendar': emblem(() => ground.limb(72), () => at(clock.calendar('fire'), 0, -2, 0.84)),
  bookmark: emblem(() => ground.beads(28), () => book.bookmark('fire')),
  'turn-back-the-hands': emblem(none, () => [...at(clock.dial(300, 240), 0, 4, 0.8), line('M30 -34C10 -50 -22 -46 -36 -26'), dark('M-40 -38L-42 -18L-26 -28Z')]),
  'deja-vu': emblem(ground.ripples, () => [...at(spirit.eye('air'), 0, -14, 0.74), ...at(spirit.eye('water'), 0, 18, 0.74)]),
};

const SISYPHUS: Readonly<Record<string, Emblem>> = {
  'weight-of-time': emblem(() => ground.night(90), () => nature.weight(clock.dial(300, 60))),
  'scattered-seconds': emblem(() => ground.limb(60), () => nature.sparks(8, 'winter')),
  slowdown: emblem(() => ground.beads(24), () => [...at(solid.hourglass('winter', 0.2), 0, -4, 0.86), ...[-26, 26].flatMap((x) => solid.boulder(x, 38, 9))]),
  'heavy-eyelids': emblem(() => ground.night(0), () => at(spirit.eye('winter', true), 0, 2, 1)),
  'stone-dial': emblem(ground.field, () => clock.sundial(true)),
  'fog-over-the-dial': emblem(none, () => nature.fog(clock.dial(300, 120))),
  'tithe-of-hours': emblem(() => ground.beads(36), () => arms.scales(ephemeralKe(), clock.dial(300, 60), -4)),
  'leaden-noon': emblem(() => ground.night(90), nature.leadenSun),
  'jammed-gears': emblem(ground.thorns, () => clock.gears(true)),
  'clock-tower': emblem(ground.clouds, clock.tower),
  'endless-slope': emblem(ground.stars, nature.slope),
  'stolen-tomorrow': emblem(() => ground.night(45), () => [...at(arms.hand([], 'winter'), 0, 6, 0.86), light(circle(15, 0, 17)), ...at(tinted(sun(), 'summer'), 0, 17, 0.28)]),
  'lost-hours': emblem(ground.flakes, () => [...at(clock.dial(150, 200, 'winter', true), 0, 0, 0.9)]),
  'yoke-of-ages': emblem(() => ground.limb(36), () => [
    deep('M-46 -12C-30 -26 -10 -26 0 -14C10 -26 30 -26 46 -12L42 -2C30 -12 14 -12 8 0H-8C-14 -12 -30 -12 -42 -2Z', 'sepia', { light: [-5, -5] }),
    line(both('M12 -4C12 20 30 20 30 -8')),
    ...at(clock.dial(300, 60), -24, 28, 0.36), ...at(clock.dial(300, 60), 24, 28, 0.36), line(both('M24 10V14')), dark(both(circle(2, 24, -15)) + circle(2.4, 0, -6)),
  ]),
  'frozen-minute': emblem(ground.flakes, () => [...at(clock.dial(0, 60, 'winter'), 0, 0, 0.78), ...at(season('winter'), 0, 0, 0.66)]),
};

const MALASSSIATO: Readonly<Record<string, Emblem>> = {
  'small-offering': emblem(() => ground.rays(16, 42, 50), () => [...at(vessel.chalice(), 0, 6, 0.86), ...at(energy('F'), 0, -30, 0.4)]),
  'shed-the-past': emblem(ground.ripples, () => spirit.twoFaces()),
  'bitter-bargain': emblem(ground.blaze, () => vessel.potion('round', 'earth', spirit.skull(), 3)),
  'burned-diary': emblem(ground.blaze, () => [...at(book.closedBook('fire', [], true), -2, 6, 0.82), ...at(energy('F'), 14, -28, 0.44), ...at(energy('F'), -16, -30, 0.32)]),
  'half-a-life': emblem(() => ground.limb(24), () => [...jewel.heart([], 'fire').slice(0, 1), light('M0 -18C-6 -40 -42 -38 -42 -8C-42 14 -16 28 0 46L-5 30L5 18L-5 4L4 -8Z', { light: [-9, -6], angle: 60 })]),
  'fiery-trance': emblem(ground.blaze, () => [...at(energy('F'), 0, -8, 0.84), ...at(spirit.eye('fire'), 0, 14, 0.6)]),
  'cracked-hourglass': emblem(ground.thorns, () => solid.hourglass('fire', 0.4, true)),
  'fevered-insight': emblem(ground.blaze, () => [...at(head(), 0, 0, 0.92), ...at(spirit.eye('fire'), 7, -16, 0.34)]),
  'ash-and-embers': emblem(ground.flakes, () => [...at(energy('F'), -16, -2, 0.44), ...at(energy('F'), 14, -10, 0.56), deep('M-44 40C-36 26 -18 22 -8 26C2 16 22 16 28 26C38 26 44 34 46 40Z', 'ink', null), thin('M-30 36H-14M0 32H14M22 36H34')]),
  'final-sacrifice': emblem(ground.thorns, () => [...at(arms.kriss(), 0, -4, 0.96), ...at(jewel.heart([], 'fire').slice(0, 1), 0, 26, 0.4)]),
  'candle-clock': emblem(() => ground.rays(18, 42, 50), clock.candle),
  'painful-clarity': emblem(ground.thorns, () => [...at(spirit.eye('fire'), 0, 0, 0.84), line('M-8 22L-10 34M8 22L10 34M0 24V40')]),
  'pyre-of-years': emblem(ground.flakes, () => nature.pyre(clock.dial(300, 60))),
};

const WANDERING: Readonly<Record<string, Emblem>> = {
  'wandering-hour': emblem(ground.stars, () => [...at(arms.boots(), 0, 14, 0.7), ...at(clock.dial(300, 60), 0, -22, 0.44)]),
};

export const TIMEMASTERS_EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...START, ...SALAHCHIN, ...NESSIKHRAZIA, ...SISYPHUS, ...MALASSSIATO, ...WANDERING,
};

/** What a card of somebody's own pack gets. */
const otherwise = emblem(() => ground.limb(60), () => at(ephemeralKe(), 0, 0, 0.7));

export const timemastersPlates = new Plates(TIMEMASTERS_EMBLEMS, otherwise);
