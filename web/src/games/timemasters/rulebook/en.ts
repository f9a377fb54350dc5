import type { Rulebook } from '../../../ui/rulebook/rulebook.ts';

export const en: Rulebook = [
  {
    name: 'goal',
    title: 'The goal',
    paragraphs: [
      'You build a deck of spells, Focus cards and Timers. Cards come from five Spheres, and each card taken there is worth as many points as its Sphere has levels.',
      'Whoever has most points on all cards together when two Spheres are empty is the Time Master.',
    ],
  },
  {
    name: 'start',
    title: 'How it begins',
    paragraphs: [
      'Everybody has the same ten cards, worth nothing: three Focus cards, a Timer with one slot, and two each of three spells. You draw five of them, and have four permanent Ke, active.',
      'Each Sphere, from level 1 to 5, has ten cards; the top one lies open.',
    ],
  },
  {
    name: 'phases',
    title: 'The four phases of a turn',
    paragraphs: [
      'First the Timer phase, where you have full Timers. Then the main phase: you pass, or act as often as you like. Then access to the Spheres. Last, the turn ends and your hand is filled up.',
    ],
  },
  {
    name: 'timer-phase',
    title: 'I. The Timer phase',
    paragraphs: [
      'Each full Timer must be launched or delayed; you settle them one by one in the order you like.',
      'To delay a Timer lay a card of your hand face down under it. It may be delayed again and again, but cards under Timers count as cards of your hand when it is filled up.',
    ],
  },
  {
    name: 'main',
    title: 'II. The main phase',
    paragraphs: [
      'Pass: all your permanent Ke are restored, and you do nothing else. Who has launched a Timer must play its spells and cannot pass.',
      'Or act, in any order and as often as you like: play cards from your hand, put spells on Timers, launch Timers, discard two cards to restore one Ke. The last two are done at any moment of your turn, while you take from the Spheres too.',
    ],
  },
  {
    name: 'ke',
    title: 'Ke',
    paragraphs: [
      'Spells are paid with Ke. A permanent Ke that you spend is exhausted, and stays so until something restores it: a Focus, a card, two discarded cards, or a pass. They do not come back by themselves.',
      'Ephemeral Ke are used once and then gone. You may have four of them at most. Where you have both, you choose which to pay with.',
    ],
  },
  {
    name: 'spells',
    title: 'Spells',
    paragraphs: [
      'Played into the spell area, a spell acts at once, as far as it can. It lies there until the end of the turn and counts for the Spheres, whatever its own level.',
      'Effects go in the order in which the card lists them. An effect that counts your spells counts its own card too.',
    ],
  },
  {
    name: 'focus',
    title: 'Focus cards',
    paragraphs: [
      'A Focus costs nothing. It acts and is then discarded; it does not count for the Spheres. A card that fetches it back lets you play it again in the same turn.',
    ],
  },
  {
    name: 'timers',
    title: 'Timers',
    paragraphs: [
      'A Timer costs nothing and lies in your Timer area. Its slots take spells, never Focus cards or other Timers; a spell is paid for when it is put there, and acts only once the Timer is launched.',
      'At any moment of your turn you may launch any of your Timers, one played this turn too. Launched, it goes to the discard pile with the cards that delayed it, and its spells must be played this turn, at no cost: then they count for the Spheres. A table can be set up so that only full Timers are launched.',
      'A Timer that is thrown away takes its spells and the cards under it along, unplayed.',
    ],
  },
  {
    name: 'reminders',
    title: 'Reminder tokens',
    paragraphs: [
      'Tokens +1 and −1 change the cost of your next spell; they add up, and a cost never falls below 0. Other tokens limit how many Ke you may spend in your turn; the lowest limit holds.',
      'Tokens given to you are for your next turn. What is left of them goes when that turn ends, even if you passed.',
    ],
  },
  {
    name: 'spheres',
    title: 'III. Access to the Spheres',
    paragraphs: [
      'Count the spells in your spell area: that many levels may be taken. Five spells are one card of level 5, or one of level 2 and one of level 3. Their own levels do not matter.',
      'From each Sphere you take one card at most. In place of the open card you may take the closed one under it for one spell more. Cards taken come to your hand at once. A Timer launched now still helps: its spells count.',
    ],
  },
  {
    name: 'turn-end',
    title: 'IV. The end of the turn',
    paragraphs: [
      'Your spell area is discarded. Then you draw up to five cards, less those under your Timers. When your deck is empty your discard pile is shuffled and becomes the new one.',
      'Exhausted Ke stay exhausted.',
    ],
  },
  {
    name: 'end',
    title: 'The end and the score',
    paragraphs: [
      'When a second Sphere is emptied, its player still takes what the spells allow; then the game is over at once.',
      'All your cards count, wherever they lie. If points are equal the most Ke win, ephemeral ones included; after that the most cards of level 5.',
    ],
  },
  {
    name: 'expansion',
    title: 'Expansion, promo cards and Timer X',
    paragraphs: [
      'Their cards join the Spheres of their level. Exiled cards are out of the game and are worth nothing.',
      'Timer X starts in the first player’s deck. Three turns of its holder after the one in which it was first played it is shuffled into the next player’s deck, wherever it is and before the hand is filled up, and so on; it is worth no points.',
    ],
  },
];
