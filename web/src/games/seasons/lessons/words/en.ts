/** What the guide says in a first game of Seasons. English is the master. */
export const en = {
  'first': 'The first game',
  'first.about':
    'A whole game with ready-made cards: how to read a card, dice, energy, summoning, three years.',
  'draft': 'The draft',
  'draft.about':
    'You choose your nine cards yourself, one at a time, and put them by for the years. Then you may play on.',
  'card.title': 'How to read a card',
  'card': 'Every card says the same four things in the same places. This one is among yours.',
  'card.cost':
    'Cost. These energies are taken from your reserve when you summon it; some cards cost crystals too.',
  'card.type': 'Type. A ring is a magic item, a paw a familiar: some cards speak of only one of them.',
  'card.prestige': 'Prestige. So many points at the end, if the card lies in play then.',
  'card.rule':
    'Rule. What it does, and when. Point at any card, or hold it with a finger, and it opens large.',
  'goal.title': 'The goal',
  'goal':
    'You are a mage, and three years lie ahead. Gather energy, turn it into crystals, summon cards. At the end every crystal is a point, and so is the prestige of every card that you have in play. The most points win.',
  'split.title': 'Nine cards, three years',
  'split':
    'These nine cards are yours. Put three by for each year: for the first what is cheap and goes on working, for the third what gives points at once. The cards of a year come to your hand when it begins.',
  'wheel.title': 'The wheel of the year',
  'wheel':
    'The wheel shows where in the year you are: winter, spring, summer, autumn. Once around is a year; after the third the game ends. Around the wheel stands what each energy is worth in each season.',
  'dice.title': 'The dice of the season',
  'dice':
    'Each round the dice of the season are rolled, one more than there are players. What a die shows is what its owner gets: energy, crystals, a star for the gauge, a card, or the right to transmute. Rest on a sign, and it says what it means.',
  'take-die.title': 'Take a die',
  'take-die':
    'Choose one of the dice that glow. Early on energy is good, and a star, since without the gauge no card comes into play. The die that nobody takes moves the wheel by its pips.',
  'reserve.title': 'Your reserve',
  'reserve':
    'Your turn has begun, and the die has given what it shows. Energy lies in your reserve: {n} of {limit} places are taken. What does not fit is lost, so do not hoard.',
  'crystals.title': 'Crystals',
  'crystals':
    'Crystals are points, and pay for some cards. You get them from dice, from cards, and by transmuting energy: each token is then worth one to three crystals, by the season. Keep earth for winter, fire for spring, air for summer, water for autumn.',
  'transmute.title': 'Transmute',
  'transmute':
    'This turn you may transmute. Pick tokens of your reserve that you do not need for a card, see what they are worth now, and confirm. Or leave it: the right ends with the turn.',
  'gauge.title': 'The summoning gauge',
  'gauge':
    'The gauge says how many cards you may have in play. Yours stands at {gauge}, your cards in play: {cards}. Stars on dice raise it, some cards and a bonus too.',
  'summon.title': 'Summon a card',
  'summon':
    'A card in your hand glows: you have what it costs, and the gauge has room. Choose it, and the price is taken from your reserve. It gives its prestige at the end, and whatever its rule says.',
  'why-not.title': 'Why not?',
  'why-not':
    'No card of yours glows just now. Choose one all the same: it says what is missing, energy or a place on the gauge. That tells you which die to look for next.',
  'effects.title': 'What cards do',
  'effects':
    'Your card lies in play. Some act when they enter, some as long as they lie there, some at the end of a round or when the season changes, and some when you activate them. The rule says which.',
  'activate.title': 'Activate a card',
  'activate':
    'A card in play glows: you can activate it, once a round. It turns on its side and straightens when the next round begins. Some cards are sacrificed for it, so read first.',
  'bonuses.title': 'Bonuses have a price',
  'bonuses':
    'In need you may use a bonus: exchange two energy, transmute with profit, raise the gauge, or draw two cards for one. Three times a game at most, and at the end they cost 5 points, 12 for two, 20 for three.',
  'end-turn.title': 'End your turn',
  'end-turn':
    'You may do things in any order and as often as you can pay. When nothing is left that you want, end the turn. Rights that you have not used are named before.',
  'round.title': 'The year moves on',
  'round':
    'The round is over: the die that was left has moved the marker by its pips. So a die that you leave is a choice too: many pips shorten the year. The other player is first now.',
  'library.title': 'Cards put by',
  'library':
    'Here lie your cards for the years to come. You may look at them at any time: keep the energy that they will need.',
  'season.title': 'A new season',
  'season':
    'The season has changed: other dice are rolled, with other energy on them, and the worth of every energy is another. Look at the wheel before you transmute: waiting a round may pay.',
  'free.title': 'You know the turn',
  'free':
    'That is a whole turn: take a die, act, end. Where you are in doubt ask for a hint, and take a choice back where nothing hidden has been seen. I speak again when something new comes.',
  'year.title': 'The second year',
  'year':
    'A new year has begun, and the cards that you had put by for it have come to your hand. The gauge and the reserve stay as they are. Now is the time for cards that bring crystals every round.',
  'last-year.title': 'The last year',
  'last-year':
    'The third year is the last one. Every card that is left in your hand at the end costs 5 points, so summon what you can, raise the gauge in time, and transmute what is left.',
  'scores.title': 'The reckoning',
  'scores':
    'The game is over: {mine} points for you, {other} for the other player. Crystals and the prestige of cards in play count, and what cards give at the end; used bonuses and cards left in the hand are taken off.',
  'farewell.title': 'You can play Seasons',
  'farewell':
    'That was all of it. In the full game everybody drafts nine cards first: that has a lesson of its own. Or play against the Apprentice next.',
  'draft.pack.title': 'Nine cards, one is yours',
  'draft.pack':
    'You have a pack of nine cards, and so has the Apprentice. Each keeps one, face down, and passes the others on. So it goes until each has kept nine.',
  'draft.first.title': 'Keep the first',
  'draft.first':
    'Read the cards that are new to you. Then keep one that works again and again: it pays most if it comes into play early.',
  'draft.passed.title': 'What comes round',
  'draft.passed':
    'This pack is what the Apprentice has left. The one that you passed comes back two cards lighter: you have seen it, so you know what may still be in it.',
  'draft.energy.title': 'Think of the costs',
  'draft.energy':
    'Two or three kinds of energy that come again and again are easier to gather than all four. Keep two more cards whose costs go together.',
  'draft.years.title': 'Something for each year',
  'draft.years':
    'You want three cards for each year: first what is cheap and works for long, then what brings crystals, at the end prestige. Keep three more.',
  'draft.deny.title': 'Not for them either',
  'draft.deny':
    'The packs are thin now. Where nothing helps you, keep what would help the Apprentice most. But mind: a card that stays in your hand at the end costs 5 points.',
  'draft.farewell.title': 'You can draft',
  'draft.farewell':
    'Your nine cards are put by, and the first round begins. Play on at this table, by the rules of the first game; or leave it, for the draft is what was to be learned.',
  'kind.draft': 'Keep one card of the pack; the others go on to the neighbour.',
  'kind.split': 'Pick three cards for the first year, then three for the second; the rest is for the third.',
  'kind.die':
    'Take a die: think of what your cards cost, and of what the one that you leave does to the year.',
  'kind.turn': 'Summon, activate, transmute, or end the turn: what glows is open to you.',
  'kind.transmute': 'Pick the tokens to turn into crystals; what they are worth is shown before you confirm.',
  'kind.exchange': 'Pick two tokens to give away, then what you want for them.',
  'kind.overflow': 'The reserve is too full: discard what is worth least to you.',
  'kind.gain-energy': 'Choose the energy that your cards need, or that the next season pays well.',
  'kind.keep-or-discard':
    'You drew a card. Keep it only if you can summon it: a card left in the hand costs 5 points.',
  'kind.keep': 'Choose the card to keep; the others are discarded.',
  'kind.die-card':
    'Your die draws a card. The bonus would draw two, of which you keep one, at a price in points.',
  'kind.sacrifice': 'A card of yours has to go: its points go with it.',
} as const;
