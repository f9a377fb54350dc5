import type { Rulebook } from '../../../ui/rulebook/rulebook.ts';

export const en: Rulebook = [
  {
    name: 'goal',
    title: 'The goal',
    paragraphs: [
      'You are a mage in a contest of three years. Gather energy, turn it into crystals, and summon magic items and familiars.',
      'At the end every crystal is a point, and so is the prestige of every card you have in play. Most points win.',
    ],
  },
  {
    name: 'prelude',
    title: 'Before the first round',
    paragraphs: [
      'Everybody gets nine cards: a ready-made set in a first game, otherwise by a draft. In the draft you keep one card of your pack and pass the rest to the left, until you have kept nine.',
      'Then you put three cards by for each year. Those of year I are your hand; those of years II and III wait in your library and come to your hand when their year begins. You may look at them at any time.',
    ],
  },
  {
    name: 'round',
    title: 'A round',
    paragraphs: [
      'The first player rolls the dice of the season, one more than there are players. Beginning with the first player, each takes one die and does not give it back.',
      'Then each player has a turn. When all have had theirs, effects at the end of the round act, the die nobody took moves the season marker by as many spaces as it has pips, and the next player in order becomes first.',
    ],
  },
  {
    name: 'turn',
    title: 'A turn',
    paragraphs: [
      'First your die acts: you gain its crystals and its energy, a star raises your summoning gauge by 1, and a card lets you draw one, which you may keep or discard.',
      'After that you do as much as you like and can pay for, in any order: summon cards, activate cards, transmute where you have the right to, use bonuses. A turn ends when you end it.',
    ],
  },
  {
    name: 'dice',
    title: 'The dice',
    paragraphs: [
      'A die may show energy, crystals, a star, a card and the sign for transmuting, which gives you that right for the turn. The pips only matter on the die that is left over.',
      'Each season has dice of its own: some energies are common in it, one is hard to get.',
    ],
  },
  {
    name: 'energy',
    title: 'Energy and the reserve',
    paragraphs: [
      'There are four energies: air, water, fire and earth. Your reserve holds 7 tokens; some cards change that.',
      'An effect gives all its tokens first. If you then have too many, you discard down to the limit, choosing among all of them.',
    ],
  },
  {
    name: 'transmuting',
    title: 'Transmuting and rates',
    paragraphs: [
      'With the right to transmute you turn any tokens into crystals. The season sets the rate: 1 to 3 crystals for a token. Earth is dear in winter, fire in spring, air in summer, water in autumn.',
      'The right comes from your die, from a bonus or from some cards, and lasts until your turn ends. The season under the marker counts, whatever dice lie on the table.',
    ],
  },
  {
    name: 'summoning',
    title: 'Summoning and the gauge',
    paragraphs: [
      'To summon a card from your hand pay its price in energy, crystals or both; some prices depend on how many play. You also need room: you can have no more cards in play than your summoning gauge says.',
      'The gauge begins at 0 and rises with stars, some cards and a bonus, to 15 at most. A card that another card puts into play costs nothing, but needs room too.',
    ],
  },
  {
    name: 'effects',
    title: 'What cards do',
    paragraphs: [
      'A card acts when it enters, as long as it lies there, when a round ends, when the season changes, or when you activate it. One that is activated is turned sideways and straightened at the start of the next round.',
      'Magic items mostly serve you; familiars often touch your opponents. A sacrificed card goes to the discard pile and no longer counts.',
    ],
  },
  {
    name: 'bonuses',
    title: 'Bonuses',
    paragraphs: [
      'Three times in a game you may use a bonus: exchange two tokens for others of your choice; transmute this turn, with 1 crystal more for each token; raise your gauge by 1; or, when your die gives a card, draw two and keep one.',
      'They cost points at the end: 5 for one, 12 for two, 20 for three.',
    ],
  },
  {
    name: 'seasons',
    title: 'Seasons and years',
    paragraphs: [
      'The wheel has 12 spaces, three for each season; once around is a year. When the marker enters a new season the effects for that act, and other dice are rolled.',
      'When a new year begins, the three cards put by for it come to your hand first.',
    ],
  },
  {
    name: 'end',
    title: 'The end and the score',
    paragraphs: [
      'When the marker leaves year III the round is played to its end, and the game is over.',
      'Count your crystals, the prestige of your cards in play and what cards give at the end. Take off 5 for each card left in your hand, and what your bonuses cost. If points are equal, who has more cards in play wins.',
    ],
  },
  {
    name: 'kingdom',
    title: 'Enchanted Kingdom',
    paragraphs: [
      'The expansion adds twenty cards. An enchantment, if you play with one, lies over the whole game and changes a rule for everybody; its text can be read at the table.',
      'With ability tokens everybody is dealt three before the draft and keeps one after it, in secret until all have chosen. It serves once, in your own turn, and is worth points or costs some; one of them acts by itself at the end.',
    ],
  },
];
