/** The emblem of every card, enchantment and ability token of Seasons. */

import { energy } from '../../../art/signs/energies.ts';
import { moon, pole, sun } from '../../../art/signs/players.ts';
import { season } from '../../../art/signs/season.ts';
import { card, crystal, gauge, higher, gaugeStar, richer, transmute } from '../../../art/signs/tokens.ts';
import { at, line, light, dark, body, tinted, type Shape } from '../../../art/engrave/shapes.ts';
import { both, circle } from '../../../art/engrave/path.ts';
import { emblem, Plates, type Emblem } from '../../../art/emblem/compose.ts';
import * as ground from '../../../art/emblem/grounds.ts';
import * as arms from '../../../art/emblem/motifs/arms.ts';
import * as beast from '../../../art/emblem/motifs/beasts.ts';
import * as book from '../../../art/emblem/motifs/books.ts';
import * as jewel from '../../../art/emblem/motifs/jewels.ts';
import * as solid from '../../../art/emblem/motifs/solids.ts';
import * as spirit from '../../../art/emblem/motifs/spirits.ts';
import * as vessel from '../../../art/emblem/motifs/vessels.ts';

const none = (): Shape[] => [];

/** The four energies as one sign. */
const elements = (): Shape[] => [
  ...at(energy('A'), -24, -24, 0.44),
  ...at(energy('W'), 24, -24, 0.44),
  ...at(energy('F'), -24, 24, 0.44),
  ...at(energy('E'), 24, 24, 0.44),
];
const seasons = (): Shape[][] => [season('winter'), season('spring'), season('summer'), season('autumn')];
const star = (): Shape[] => tinted(pole(), 'gold');

const BASE: Readonly<Record<string, Emblem>> = {
  'amulet-of-air': emblem(() => ground.rays(24, 38), () => jewel.amulet({ frame: 'round', sign: energy('A'), tint: 'air', stones: 12 })),
  'amulet-of-fire': emblem(ground.blaze, () => jewel.amulet({ frame: 'flame', sign: energy('F'), tint: 'fire' })),
  'amulet-of-earth': emblem(ground.field, () => jewel.amulet({ frame: 'rhomb', sign: energy('E'), tint: 'earth', scale: 0.36 })),
  'amulet-of-water': emblem(ground.waves, () => jewel.amulet({ frame: 'drop', sign: energy('W'), tint: 'water' })),
  'balance-of-ishtar': emblem(ground.almucantars, () => arms.scales(energy('W'), crystal(), 3)),
  'staff-of-spring': emblem(() => ground.glory(12), arms.staff),
  'temporal-boots': emblem(() => ground.limb(48), arms.boots),
  'purse-of-io': emblem(() => ground.beads(30), () => vessel.purse()),
  'divine-chalice': emblem(() => ground.rays(28, 40, 50), vessel.chalice),
  'syllas-the-faithful': emblem(ground.laurel, beast.hound),
  'figrim-the-avaricious': emblem(ground.lozenge, beast.toad),
  'naria-the-prophetess': emblem(ground.stars, spirit.prophetess),
  'wondrous-chest': emblem(ground.stars, vessel.openChest),
  'beggars-horn': emblem(() => ground.night(90), () => vessel.horn(false)),
  'die-of-malice': emblem(ground.thorns, solid.maliceDie),
  'kairn-the-destroyer': emblem(ground.blaze, beast.bull),
  'amsug-longneck': emblem(() => ground.beads(48), beast.longneck),
  'bespelled-grimoire': emblem(() => ground.rays(20, 40, 50), () => book.closedBook('water', spirit.eye('earth'))),
  'ragfields-helm': emblem(ground.laurel, arms.helm),
  'hand-of-fortune': emblem(() => ground.rays(32, 42, 50), () => arms.hand(spirit.wheel(), 'gold')),
  'lewis-greyface': emblem(() => ground.night(0), spirit.twoFaces),
  'runic-cube-of-eolis': emblem(() => ground.limb(72), solid.runicCube),
  'potion-of-power': emblem(() => ground.rays(16, 40), () => vessel.potion('round', 'fire', gauge())),
  'potion-of-dreams': emblem(ground.stars, () => vessel.potion('tall', 'prestige', season('winter'), 2)),
  'potion-of-knowledge': emblem(() => ground.ripples(), () => vessel.potion('cone', 'water', spirit.eye('water'), 0)),
  'potion-of-life': emblem(ground.laurel, () => vessel.potion('square', 'earth', jewel.heart([], 'fire').slice(0, 1), 3)),
  'hourglass-of-time': emblem(() => ground.limb(60), () => solid.hourglass('gold', 0.45)),
  'scepter-of-greatness': emblem(ground.laurel, arms.scepter),
  'olafs-blessed-statue': emblem(none, solid.blessedStatue),
  'yjangs-forgotten-vase': emblem(ground.field, vessel.vase),
  'elemental-amulet': emblem(() => ground.glory(16), () => jewel.amulet({ frame: 'star', sign: elements(), tint: 'plain', scale: 0.36 })),
  'tree-of-light': emblem(none, solid.lightTree),
  'arcano-leech': emblem(() => ground.beads(24), beast.leech),
  'crystal-orb': emblem(() => ground.rays(18, 40), () => vessel.orb(card())),
  'glutton-cauldron': emblem(ground.ripples, vessel.cauldron),
  'vampiric-crown': emblem(() => ground.night(0), arms.vampireCrown),
  'dragon-skull': emblem(ground.blaze, beast.dragonSkull),
  'demon-of-argos': emblem(ground.thorns, beast.demon),
  'titus-deepgaze': emblem(() => ground.rays(36, 44, 50), beast.owl),
  'air-elemental': emblem(none, spirit.whirlwind),
  'thieving-fairies': emblem(ground.stars, beast.fairies),
  'cursed-treatise-of-arus': emblem(ground.thorns, () => book.closedBook('ink', spirit.skull(), true)),
  'idol-of-the-familiar': emblem(() => ground.rays(12, 42, 50), solid.idol),
  'necrotic-kriss': emblem(ground.thorns, arms.kriss),
  'lantern-of-xidit': emblem(ground.blaze, () => vessel.lantern(false, energy('F'), 'gold')),
  'sealed-chest-of-urm': emblem(() => ground.night(0), vessel.sealedChest),
  'mirror-of-the-seasons': emblem(() => ground.limb(36), () => arms.mirror(seasons())),
  'pendant-of-ragnor': emblem(() => ground.rays(20, 36, 48), jewel.pendant),
  'sid-nightshade': emblem(() => ground.night(90), beast.fox),
  'damned-soul-of-onys': emblem(() => ground.night(0), spirit.ghost),
};

const ENCHANTED_KINGDOM: Readonly<Record<string, Emblem>> = {
  'heart-of-argos': emblem(() => ground.rays(24, 42, 50), () => jewel.rootHeart(energy('E'))),
  'horn-of-plenty': emblem(ground.laurel, () => vessel.horn(true)),
  'fairy-monolith': emblem(ground.stars, solid.monolith),
  'selenias-codex': emblem(ground.almucantars, () => book.openBook('prestige', tinted(moon(), 'gold'), 0.42)),
  'scroll-of-ishtar': emblem(() => ground.rays(16, 42, 50), () => book.scroll('fire', gaugeStar())),
  'mesodaes-lantern': emblem(ground.waves, () => vessel.lantern(true, energy('W'), 'water')),
  'statue-of-eolis': emblem(() => ground.beads(36), solid.windStatue),
  'familiar-catcher': emblem(ground.field, arms.cage),
  'ios-transmuter': emblem(() => ground.glory(14), vessel.retort),
  'throne-of-renewal': emblem(ground.laurel, arms.throne),
  'potion-of-resurrection': emblem(ground.blaze, () => vessel.potion('egg', 'autumn', spirit.skull(), 3)),
  'jewel-of-the-ancients': emblem(() => ground.rays(32, 40, 50), jewel.jewel),
  'shield-of-zira': emblem(ground.wings, () => arms.shield(star(), 'water')),
  'steadfast-die': emblem(() => ground.beads(40), solid.steadfastDie),
  'amulet-of-time': emblem(() => ground.limb(48), () => jewel.amulet({ frame: 'dial', sign: solid.hourglass('water', 0.5), tint: 'water', stones: 12 })),
  'arcane-telescope': emblem(() => ground.night(0), arms.telescope),
  'argos-hawk': emblem(() => ground.beads(32), beast.hawk),
  'raven-the-usurper': emblem(() => ground.rays(24, 40, 50), beast.raven),
  'warden-of-argos': emblem(ground.laurel, beast.stag),
  'ratty-nightshade': emblem(() => ground.night(45), () => beast.rat(energy('A'))),
};

const ENCHANTMENTS: Readonly<Record<string, Emblem>> = {
  'elemental-construction': emblem(() => ground.limb(72), () => arms.compasses([energy('A'), energy('W'), energy('F'), energy('E')])),
  'extended-experience': emblem(() => ground.rays(20, 40, 50), () => book.fan(5, star())),
  'natural-selection': emblem(ground.laurel, () => arms.scales(card(), season('autumn'), -4)),
  'entangling-roots': emblem(() => ground.beads(36), () => solid.rootTree(card())),
  'nature-spirit': emblem(none, spirit.greenMan),
  'argos-embrace': emblem(() => ground.rays(16, 44, 50), () => spirit.embrace(crystal())),
  'ios-bounty': emblem(() => ground.glory(16), () => vessel.purse(true)),
  'olafs-knowledge': emblem(() => ground.rays(24, 42, 50), () => book.openBook('brass', card(), 0.42)),
  drought: emblem(() => ground.glory(18), solid.drought),
  'vision-of-destiny': emblem(none, () => [...at(card(), -16, 14, 0.66, -10), ...at(card(), 16, 14, 0.66, 10), ...at(spirit.eye('gold'), 0, -16, 0.82)]),
};

/** A sign with a round badge that says how it changes. */
const badged = (sign: readonly Shape[], mark: string): Shape[] => [...at(sign, -5, -5, 0.78), light(circle(17, 27, 27)), line(mark)];
const PLUS = 'M27 18V36M18 27H36';
const arrow = (up: boolean): Shape[] => [dark(up ? 'M27 14L38 28H31V40H23V28H16Z' : 'M27 40L38 26H31V14H23V26H16Z')];

const ABILITY_TOKENS: Readonly<Record<string, Emblem>> = {
  'token-1': emblem(none, () => badged(card(), PLUS)),
  'token-2': emblem(ground.thorns, () => [...at(card(), 0, 4, 0.7), ...at(arms.kriss(), 4, -2, 0.9, 35)]),
  'token-3': emblem(() => ground.rays(16, 38, 50), () => [...at(energy('F'), -18, 2, 0.56), ...at(energy('A'), 18, 2, 0.56), line('M-4 -40L4 -28H-4L4 -16')]),
  'token-4': emblem(none, () => [...at(gauge(), -12, 0, 0.9), ...at(arrow(false), -6, -20, 1.3)]),
  'token-5': emblem(() => ground.beads(24), () => at([...book.fan(3), ...at(vessel.sealedChest(), 0, 26, 0.5)], 0, -2, 1)),
  'token-6': emblem(() => ground.rays(12, 44, 50), richer),
  'token-7': emblem(ground.rain, () => [...at(crystal(), -22, -10, 0.48, 12), ...at(crystal(), 2, 14, 0.6, 12), ...at(crystal(), 24, -16, 0.42, 12)]),
  'token-8': emblem(ground.waves, () => [...at(energy('W'), 0, -28, 0.38), ...at(energy('W'), -22, -4, 0.38), ...at(energy('W'), 22, -4, 0.38), ...at(energy('W'), 0, 14, 0.38)]),
  'token-9': emblem(none, () => [...at(higher(), -6, 0, 0.9), ...at([body('M26 -38L44 -14H34V40H18V-14H8Z', 'earth')], 6, -4, 0.8)]),
  'token-10': emblem(() => ground.limb(48), () => [...at(arms.boots(), 0, -4, 0.74), line(both('M10 38H34M26 31L34 38L26 45'))]),
  'token-11': emblem(() => ground.rays(24, 34, 50), () => at(spirit.eye('fire'), 0, 0, 0.9)),
  'token-12': emblem(ground.stars, () => [...book.fan(3), ...at(spirit.eye('crystal'), 0, 30, 0.46)]),
};

/** What a card gets that has no emblem: a star on a lozenge. */
const otherwise = emblem(ground.lozenge, () => [...at(transmute(), 0, 0, 0.5), ...at(tinted(sun(), 'brass'), 0, 0, 0.9)]);

export const SEASONS_EMBLEMS: Readonly<Record<string, Emblem>> = { ...BASE, ...ENCHANTED_KINGDOM, ...ENCHANTMENTS, ...ABILITY_TOKENS };

export const seasonsPlates = new Plates(SEASONS_EMBLEMS, otherwise);
