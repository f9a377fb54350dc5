/** Positions that lessons begin with: see docs/position-timemasters.md. */

/** Two full Timers, too little Ke, a reminder token, and cards to spare. */
export const TIMERS_POSITION = {
  options: { pack: 'verguya' },
  round: 5,
  first_player: 0,
  turn: 0,
  phase: 'timers',
  players: [
    {
      // Whichever two are discarded, a spell is left that two Ke can pay for.
      hand: ['growth', 'bitter-bargain', 'shed-the-past', 'burned-diary'],
      deck: ['charge', 'suggestion', 'focus', 'focus', 'energy-loop', 'energy-loop'],
      discard: ['focus'],
      timers: [
        { card: 'timer', spells: ['passing-thought'] },
        { card: 'stone-dial', spells: ['suggestion', 'weight-of-time'] },
      ],
      active: 1,
      exhausted: 3,
      next_spell: 1,
    },
    {
      hand: ['suggestion', 'charge', 'focus', 'timer', 'focus'],
      deck: ['slowdown', 'energy-loop', 'energy-loop', 'suggestion', 'charge', 'focus'],
      discard: ['weight-of-time'],
      active: 3,
      exhausted: 1,
    },
  ],
} as const;
