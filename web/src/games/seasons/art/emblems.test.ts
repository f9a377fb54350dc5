import { expect, test } from 'vitest';
import { corners } from '../../../art/engrave/path.ts';
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
const words = (...lists: string[]): string[] => lists.join(' ').split(/\s+/).toSorted();

test('every card, enchantment and ability token of Seasons has an emblem', () => {
  const all = words(BASE, ENCHANTED_KINGDOM, ENCHANTMENTS, ABILITY_TOKENS);
  expect(all).toHaveLength(50 + 20 + 10 + 12);
  expect(seasonsPlates.names.toSorted()).toEqual(all);
});

test('no two emblems are the same', () => {
  const drawings = seasonsPlates.names.map((name) => seasonsPlates.cuts(name, 'low').map(({ d, look }) => look + d).join());
  expect(new Set(drawings).size).toBe(seasonsPlates.names.length);
});

test.each(seasonsPlates.names)('the emblem of %s is drawn within its plate', (name) => {
  const points = seasonsPlates.cuts(name, 'full').flatMap(({ d }) => corners(d).flat());
  expect(points.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) > 56)).toEqual([]);
});

test('a card that nobody has drawn gets a plain emblem', () => {
  expect(seasonsPlates.cuts('card-of-tomorrow', 'full').length).toBeGreaterThan(0);
});
