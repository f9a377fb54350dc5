import { expect, test } from 'vitest';
import { corners } from '../../../art/engrave/path.ts';
import { timemastersPlates } from './emblems.ts';

const VERGUYA = `focus timer suggestion charge energy-loop passing-thought weight-of-time smooth-flow small-offering shed-the-past
scattered-seconds recollection deep-breath sundial twin-pendulum growth slowdown morning-tide open-lecture
bitter-bargain burned-diary heavy-eyelids inner-light chiming-clock stone-dial echo-of-the-moment from-oblivion
second-wind shared-harvest half-a-life fog-over-the-dial tithe-of-hours fiery-trance water-clock cracked-hourglass
deep-roots chain-of-hours flood-of-memories unlived-day leaden-noon jammed-gears fevered-insight perfect-silence
astrolabe clock-tower noon-of-seven-suns heart-of-time library-of-ages thread-of-fate endless-slope stolen-tomorrow
ash-and-embers final-sacrifice living-clock eternal-calendar bookmark candle-clock song-of-the-gears
painful-clarity lost-hours turn-back-the-hands pyre-of-years yoke-of-ages deja-vu crystal-clepsydra frozen-minute
eternal-spring wandering-hour`;

test('every card of the pack that comes with Time Masters has an emblem', () => {
  expect(timemastersPlates.names.toSorted()).toEqual(VERGUYA.split(/\s+/).toSorted());
});

test('no two emblems are the same', () => {
  const drawings = timemastersPlates.names.map((name) => timemastersPlates.cuts(name, 'low').map(({ d, look }) => look + d).join());
  expect(new Set(drawings).size).toBe(timemastersPlates.names.length);
});

test.each(timemastersPlates.names)('the emblem of %s is drawn within its plate', (name) => {
  const points = timemastersPlates.cuts(name, 'full').flatMap(({ d }) => corners(d).flat());
  expect(points.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 56)).toEqual([]);
});
