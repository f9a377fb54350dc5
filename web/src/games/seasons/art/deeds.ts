/** What each card of Seasons does, as a line of signs: for faces too small for its rule in words. */

import { energy } from '../../../art/signs/energies.ts';
import * as sign from '../../../art/signs/deeds.ts';
import { card, crystal, gauge, prestige, transmute } from '../../../art/signs/tokens.ts';
import { signLine, type Atom, type Pictures } from '../../../art/card/signs.ts';

/**
 * When: `enter` as it enters play, `use` when activated, `lasting` while in play, `round` at the end of the round,
 * `season` when it changes, `end` at the end of the game. Whom: `each` opponent, one `rival`, `everyone`.
 */
export const PICTURES = {
  enter: sign.flash,
  use: sign.gear,
  lasting: sign.lasting,
  round: sign.sandglass,
  season: sign.turning,
  end: sign.ending,
  each: sign.rivals,
  rival: sign.rival,
  everyone: sign.everybody,
  A: () => energy('A'),
  W: () => energy('W'),
  F: () => energy('F'),
  E: () => energy('E'),
  energy: sign.anyEnergy,
  same: sign.alike,
  reserve: sign.reserve,
  crystal,
  prestige,
  gauge,
  transmute,
  card,
  familiar: sign.paw,
  item: sign.ring,
  here: sign.here,
  summon: sign.summon,
  free: sign.free,
  sacrifice: sign.sacrifice,
  discard: sign.discarded,
  look: sign.eye,
  search: sign.search,
  die: sign.die,
  reroll: sign.reroll,
  marker: sign.marker,
  bonus: sign.track,
} as const satisfies Pictures;

/** By the card's word in the program. A plus is gained, a minus lost, ← comes from whom it points away from. */
export const LINES: Readonly<Record<string, string>> = {
  'amulet-of-air': 'enter +2gauge',
  'amulet-of-fire': 'enter 4card → +1card',
  'amulet-of-earth': 'enter +9crystal',
  'amulet-of-water': 'enter +4energy → here',
  'balance-of-ishtar': 'use −3same → +9crystal',
  'staff-of-spring': 'lasting summon → +3crystal',
  'temporal-boots': 'enter ±3marker',
  'purse-of-io': 'lasting transmute +1crystal',
  'divine-chalice': 'enter 4card → 1free',
  'syllas-the-faithful': 'enter each → 1sacrifice',
  'figrim-the-avaricious': 'season +1crystal ← each',
  'naria-the-prophetess': 'enter +1card each +1card',
  'wondrous-chest': 'round ≥4energy → +3crystal',
  'beggars-horn': 'round ≤1energy → +1energy',
  'die-of-malice': 'use reroll +2crystal',
  'kairn-the-destroyer': 'use −1energy → each −4crystal',
  'amsug-longneck': 'enter everyone ↩1item',
  'bespelled-grimoire': 'enter +2energy | lasting 10reserve',
  'ragfields-helm': 'end card >each → +20crystal',
  'hand-of-fortune': 'lasting summon −1energy',
  'lewis-greyface': 'enter +energy =rival',
  'runic-cube-of-eolis': 'end prestige',
  'potion-of-power': 'use sacrifice → +1card +2gauge',
  'potion-of-dreams': 'use sacrifice −reserve → 1free',
  'potion-of-knowledge': 'use sacrifice → +5energy',
  'potion-of-life': 'use sacrifice energy → 4crystal',
  'hourglass-of-time': 'season +1energy',
  'scepter-of-greatness': 'enter item → +3crystal',
  'olafs-blessed-statue': 'enter +20crystal',
  'yjangs-forgotten-vase': 'lasting summon → +1energy',
  'elemental-amulet': 'A +1gauge | W +2energy | F +1card | E +5crystal',
  'tree-of-light': 'use 3crystal → energy | energy → transmute',
  'arcano-leech': 'lasting +1crystal ← each summon',
  'crystal-orb': 'use look 4energy → free | 3crystal → discard',
  'glutton-cauldron': 'use energy → here | 7here → +15crystal',
  'vampiric-crown': 'enter card prestige → +energy',
  'dragon-skull': 'use 3sacrifice → +15crystal',
  'demon-of-argos': 'enter each −1gauge +1card',
  'titus-deepgaze': 'round +1crystal ← each',
  'air-elemental': 'enter each energy → A',
  'thieving-fairies': 'lasting each use −1crystal → +2crystal',
  'cursed-treatise-of-arus': 'enter +2energy +gauge +10crystal | sacrifice −reserve',
  'idol-of-the-familiar': 'enter +10crystal | use familiar → +1crystal',
  'necrotic-kriss': 'use −1familiar → +4energy',
  'lantern-of-xidit': 'end energy → +3crystal',
  'sealed-chest-of-urm': 'end 0familiar → +20crystal',
  'mirror-of-the-seasons': 'use −1crystal → energy ⇄energy',
  'pendant-of-ragnor': 'enter item → +1energy',
  'sid-nightshade': 'enter crystal >each → 5crystal ← each',
  'damned-soul-of-onys': 'enter +10crystal +W | use W → rival | round −3crystal',
  'heart-of-argos': 'use +E → here | round here → reserve',
  'horn-of-plenty': 'round −1energy | −1E → +5crystal',
  'fairy-monolith': 'round energy → here | use ←here',
  'selenias-codex': 'enter ↩1item',
  'scroll-of-ishtar': 'enter search energy → +1item',
  'mesodaes-lantern': 'lasting −1reserve | round +3crystal',
  'statue-of-eolis': 'lasting −1reserve | season +energy / 2crystal',
  'familiar-catcher': 'enter search → +1familiar',
  'ios-transmuter': 'lasting die crystal → transmute | round +2crystal',
  'throne-of-renewal': 'enter −1card → +1card ↩1bonus',
  'potion-of-resurrection': 'use sacrifice 5discard → +1card',
  'jewel-of-the-ancients': 'use 3same → here | end 3here → +35crystal',
  'shield-of-zira': 'lasting sacrifice =here → +10crystal',
  'steadfast-die': 'use die → gauge / energy / transmute',
  'amulet-of-time': 'enter +2energy −card ⇄card',
  'arcane-telescope': 'use −2crystal → look 3card',
  'argos-hawk': 'enter +10crystal +gauge | use sacrifice | each −gauge +6crystal',
  'raven-the-usurper': 'enter here =item rival',
  'warden-of-argos': 'enter everyone −4energy / −1card',
  'ratty-nightshade': 'enter +2energy ← each',
};

const made = new Map<string, readonly Atom[]>();

/** The signs of a card; none for one that we do not know. */
export function deedsOf(card: string): readonly Atom[] {
  let atoms = made.get(card);
  if (atoms === undefined) {
    atoms = Object.hasOwn(LINES, card) ? signLine(LINES[card] ?? '', PICTURES) : [];
    made.set(card, atoms);
  }
  return atoms;
}
