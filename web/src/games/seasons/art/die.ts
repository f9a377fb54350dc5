/** The face of a die: everything that it gives, laid out by how much there is. */

import { arc, around, circle, line as through, polar, whole } from '../../../art/engrave/path.ts';
import { at, body, dark, light, line, thin, type Shape, type Tint } from '../../../art/engrave/shapes.ts';
import { energy, type EnergyKind } from '../../../art/signs/energies.ts';
import { SEASON_TINT, type SeasonName } from '../../../art/signs/season.ts';
import { card, crystal, gaugeStar } from '../../../art/signs/tokens.ts';

export interface DieFace {
  readonly pips: number;
  readonly energy: string;
  readonly crystals: number;
  readonly star: boolean;
  readonly card: boolean;
  readonly transmute: boolean;
}

const FRAME = whole('M0 -48H36C43 -48 48 -43 48 -36V36C48 43 43 48 36 48');
const INNER = whole('M0 -43H34C39 -43 43 -39 43 -34V34C43 39 39 43 34 43');

/** Where a face's things stand: x, y and size, by their number. */
const PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  0: [],
  1: [[0, -6, 0.66]],
  2: [[-19.5, -6, 0.45], [19.5, -6, 0.45]],
  3: [[0, -22, 0.39], [-19, 9, 0.39], [19, 9, 0.39]],
  4: [[-19, -24, 0.34], [19, -24, 0.34], [-19, 11, 0.34], [19, 11, 0.34]],
};
const NARROW: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  ...PLACES,
  1: [[0, -6, 0.46]],
  2: [[-14.5, -6, 0.33], [14.5, -6, 0.33]],
  3: [[0, -18, 0.28], [-15, 5, 0.28], [15, 5, 0.28]],
};

/** Around what it gives, the arrow that turns energy into crystals. */
const turning = (): Shape[] => [
  ...[0, 180].flatMap((turn) =>
    at([line(arc(33.5, 18, 150)), thin(arc(30, 18, 146)), dark(through([polar(38.5, 148), polar(27, 148), polar(33, 166)], true))], 0, -6, 1, turn),
  ),
  ...at(crystal(), 0, -40, 0.17),
  ...at(crystal(), 0, 28, 0.17),
];

const pips = (count: number): Shape[] => {
  const first = (-(count - 1) * 11) / 2;
  return Array.from({ length: count }, (_, i) => dark(circle(3.6, first + i * 11, 38)));
};

/** The numeral of crystals, if any, is written by the component: it stands on the crystal's place. */
export interface DrawnDie {
  readonly shapes: readonly Shape[];
  readonly numeral: { readonly text: string; readonly x: number; readonly y: number; readonly size: number } | null;
}

const drawn = new Map<string, DrawnDie>();

/** Made once for each face there is: the dice lie on the table all the time, and are told anew with every position. */
export function dieFace(face: DieFace, season: SeasonName): DrawnDie {
  const { pips, energy, crystals, star, card, transmute } = face;
  const name = [season, pips, energy, crystals, star, card, transmute].join(' ');
  const made = drawn.get(name) ?? laidOut(face, season);
  drawn.set(name, made);
  return made;
}

function laidOut(face: DieFace, season: SeasonName): DrawnDie {
  const tint: Tint = SEASON_TINT[season];
  const things: Shape[][] = [];
  if (face.star) things.push(gaugeStar());
  if (face.card) things.push(card());
  for (const kind of face.energy) things.push(energy(kind as EnergyKind));
  const numbered = face.crystals > 0 ? 0 : -1;
  if (face.crystals > 0) things.unshift(crystal());
  const places = (face.transmute ? NARROW : PLACES)[things.length] ?? [];
  /** A crystal moves aside for its numeral. */
  const aside = things.length === 1 ? 15 : 9;
  const shapes = [
    body(FRAME, tint, { light: [-3, -3], angle: 45, gap: 1.8 }),
    light(INNER),
    thin(whole('M0 -40H33C37 -40 40 -37 40 -33V33C40 37 37 40 33 40')),
    dark(around(circle(1.6, 0, -53), 4, 0, 0, 45)),
    ...(face.transmute ? turning() : []),
    ...things.flatMap((thing, index) => {
      const [x, y, scale] = places[index] ?? [0, -6, 0.3];
      return at(thing, index === numbered ? x - aside : x, y, scale);
    }),
    ...at([light(whole('M0 -6.5H17C21 -6.5 21 6.5 17 6.5'))], 0, 38, 1),
    ...pips(face.pips),
  ];
  const spot = places[numbered];
  return {
    shapes,
    numeral: spot
      ? things.length === 1
        ? { text: String(face.crystals), x: spot[0] + 17, y: spot[1] + 15, size: 44 }
        : { text: String(face.crystals), x: spot[0] + 10, y: spot[1] + 10, size: 28 }
      : null,
  };
}
