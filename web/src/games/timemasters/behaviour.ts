/** What the table of Time Masters adds to the table that all games share. */

import type { Joining, TableBehaviour } from '../../play/behaviour.ts';
import type { TimeMastersObservation } from './observations.ts';
import { poolOf } from './pool.ts';
import { spotOf } from './spots.ts';

const DURATIONS = {
  'turn-began': 300,
  'spell-played': 750,
  'spell-put': 650,
  'spell-released': 650,
  'spell-echoed': 600,
  'focus-played': 500,
  'timer-played': 700,
  'timer-launched': 800,
  'timer-delayed': 600,
  'timer-thrown-away': 600,
  'card-taken': 800,
  'closed-taken': 800,
  'sphere-opened': 350,
  'card-exiled': 500,
  'game-ended': 600,
};

const JOINING: Joining = {
  lists: ['card-drawn', 'card-discarded'],
  sums: ['ke-restored'],
  repeats: { 'cards-drawn': 'card-drawn' },
  sources: {},
};

export const behaviour: TableBehaviour<TimeMastersObservation> = { spotOf, poolOf, durations: DURATIONS, figures: [], joining: JOINING };
