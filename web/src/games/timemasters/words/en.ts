/** What every page may say of Time Masters. English is the master. */
export const en = {
  'title': 'Time Masters',
  'about': 'Weave spells, set Timers, and empty the spheres before the others do.',
  'preset.base': 'Base game',
  'preset.base.about': 'The cards of the base box.',
  'preset.expansion': 'With the expansion',
  'preset.expansion.about': "The expansion's cards join the spheres.",
  'preset.everything': 'Everything',
  'preset.everything.about': 'The expansion and the promo cards with Timer X.',
  'option.pack.about': 'The set of cards that is played with.',
  'option.expansion.about': "The expansion's cards join the spheres.",
  'option.promo.about': 'The promo cards join the spheres, and Timer X the first player’s deck.',
  'option.spheres.about': 'How the spheres are filled: ten cards each.',
  'option.launching.about': 'Which Timers may be launched in the main phase.',
  'cards': 'Cards of Time Masters',
} as const;
