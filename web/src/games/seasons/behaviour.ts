/** What the table of Seasons adds to the table that all games share. */

import type { RoundEnd } from '../../net/answers.ts';
import type { Figure, Joining, TableBehaviour } from '../../play/behaviour.ts';
import type { SeasonsObservation } from './observations.ts';
import { poolOf } from './pool.ts';
import { spotOf } from './spots.ts';
import { say } from './table/words.svelte.ts';

const DURATIONS = {
  'draft-chosen': 0,
  'split-chosen': 0,
  'pack-seen': 0,
  'packs-passed': 0,
  'ability-dealt': 0,
  'die-rolled': 110,
  'die-taken': 650,
  'die-rerolled': 650,
  'round-began': 300,
  'turn-began': 300,
  'turn-ended': 120,
  'marker-moved': 700,
  'marker-moved-back': 700,
  'season-changed': 900,
  'year-begins': 900,
  'energy-gained': 450,
  'energy-transmuted': 650,
  'energy-stolen': 600,
  'crystals-gained': 400,
  'crystals-lost': 400,
  'crystals-stolen': 500,
  'card-summoned': 900,
  'card-put-into-play': 900,
  'card-activated': 750,
  'card-sacrificed': 800,
  'enchantment-laid': 900,
  'game-ended': 600,
};

const crystals = (end: RoundEnd, seat: number): number => end.breakdown[seat]?.['crystals'] ?? 0;
const FIGURES: readonly Figure[] = [
  { name: 'crystals', label: () => say('chart.crystals'), of: crystals },
  { name: 'prestige', label: () => say('chart.prestige'), of: (end, seat) => (end.scores[seat] ?? 0) - crystals(end, seat) },
];

const JOINING: Joining = {
  lists: ['pack-seen', 'card-drawn', 'card-kept', 'card-discarded', 'top-seen', 'card-seen', 'hand-seen'],
  sums: ['crystals-gained', 'crystals-lost', 'crystals-stolen', 'energy-gained', 'energy-discarded', 'energy-put', 'energy-stolen', 'energy-transmuted', 'amulet-energy-discarded'],
  repeats: {
    'gauge-raised': 'bonus-used',
    'cards-drawn': 'card-drawn',
    'cards-kept': 'card-kept',
    'cards-discarded': 'card-discarded',
    'cards-given': 'card-given',
    'top-looked-at': 'top-seen',
    'top-cards-looked-at': 'top-seen',
    'pile-looked-at': 'card-seen',
    'hand-looked-at': 'hand-seen',
  },
  sources: { bonus: 'bonus-used', 'ability-token': 'ability-used' },
};

export const behaviour: TableBehaviour<SeasonsObservation> = { spotOf, poolOf, durations: DURATIONS, figures: FIGURES, joining: JOINING };
