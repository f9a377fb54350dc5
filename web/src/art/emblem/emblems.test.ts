import { expect, test } from 'vitest';
import { corners } from '../engrave/path.ts';
import { timemastersPlates } from '../timemasters/emblems.ts';
import type { Plates } from './compose.ts';
import { seasonsPlates } from './emblems.ts';

const BASE = `amulet-of-air amulet-of-fire amulet-of-earth amulet-of-water balance-of-ishtar staff-of-spring temporal-boots
purse-of-io divine-chalice syllas-the-faithful figrim-the-avaricious naria-the-prophetess wondrous-chest beggars-horn
die-of-malice kairn-the-destroyer amsug-longneck bespelled-grimoire ragfields-helm hand-of-fortune lewis-greyface
runic-cube-of-eolis potion-of-power potion-of-dreams potion-of-knowledge potion-of-life hourglass-of-time
scepter-of-greatness olafs-blessed-statue yjangs-forgotten-vase elemental-amulet tree-of-light arcano-leech crystal-orb
glutton-cauldron vampiric-crown dragon-skull demon-of-argos titus-deepgaze air-elemental thieving-fairies
cursed-treatise-of-arus idol-of-the-familiar necrotic-kriss lantern-of-xidit sealed-chest-of-urm mirror-of-the-seasons
pendant-of-ragnor sid-nightshade damned-soul-of-onys`;
const ENCHANTED_KINGDOM = `heart-of-argos horn-of-plenty fairy-monolith selenias-codex scroll-of-ishtar mesodaes-lantern
statue-of-eolis familiar-catcher ios-transmuter throne-of-renewal potion-of-resurrection jewel-of-the-ancients
shield-of-zira steadfast-die amulet-of-time arcane-telescope argos-hawk raven-the-usurper warden-of-argos
ratty-nightshade`;
const ENCHANTMENTS = `elemental-construction extended-experience natural-selection entangling-roots nature-spirit
argos-embrace ios-bounty olafs-knowledge drought vision-of-destiny`;
const ABILITY_TOKENS = Array.from({ length: 12 }, (_, i) => `token-${i + 1}`).join(' ');
const VERGUYA = `focus timer suggestion charge energy-loop passing-thought weight-of-time smooth-flow small-offering shed-the-past
scattered-seconds recollection deep-breath sundial twin-pendulum growth slowdown morning-tide open-lecture
bitter-bargain burned-diary heavy-eyelids inner-light chiming-clock stone-dial echo-of-the-moment from-oblivion
second-wind shared-harvest half-a-life fog-over-the-dial tithe-of-hours fiery-trance water-clock cracked-hourglass
deep-roots chain-of-hours flood-of-memories unlived-day leaden-noon jammed-gears fevered-insight perfect-silence
astrolabe clock-tower noon-of-seven-suns heart-of-time library-of-ages thread-of-fate endless-slope stolen-tomorrow
ash-and-embers final-sacrifice living-clock eternal-calendar bookmark candle-clock song-of-the-gears
painful-clarity lost-hours turn-back-the-hands pyre-of-years yoke-of-ages deja-vu crystal-clepsydra frozen-minute
eternal-spring wandering-hour`;

const words = (...lists: string[]): string[] => lists.join(' ').split(/\s+/).toSorted();

const drawings = (plates: Plates): string[] =>
  plates.names.map((name) => plates.cuts(name, 'low').map(({ d, look }) => look + d).join());

test('every card, enchantment and ability token of Seasons has an emblem', () => {
  const all = words(BASE, ENCHANTED_KINGDOM, ENCHANTMENTS, ABILITY_TOKENS);
  expect(all).toHaveLength(50 + 20 + 10 + 12);
  expect(seasonsPlates.names.toSorted()).toEqual(all);
});

test('every card of the pack that comes with Time Masters has an emblem', () => {
  expect(timemastersPlates.names.toSorted()).toEqual(words(VERGUYA));
});

test('no two emblems are the same', () => {
  for (const plates of [seasonsPlates, timemastersPlates]) {
    expect(new Set(drawings(plates)).size).toBe(plates.names.length);
  }
});

test('an emblem is drawn within its plate', () => {
  for (const plates of [seasonsPlates, timemastersPlates]) {
    for (const name of plates.names) {
      const points = plates.cuts(name, 'full').flatMap(({ d }) => corners(d).flat());
      const out = points.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 56);
      expect(out, name).toEqual([]);
    }
  }
});

test('a card that nobody has drawn gets a plain emblem', () => {
  expect(seasonsPlates.cuts('card-of-tomorrow', 'full').length).toBeGreaterThan(0);
});
