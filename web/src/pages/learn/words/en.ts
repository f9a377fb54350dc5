/** The sentences of the first game that teaches. English is the master. */
export const en = {
  'learn.title': 'Learn to play',
  'learn.about':
    'A real game against a gentle opponent, with a guide beside the board. It tells you what is new as it comes up; you may stop listening at any time.',
  'learn.seasons.about': 'About twenty minutes. Ready-made cards, two players, three years.',
  'learn.timemasters.about': 'About fifteen minutes. The cards of the base box, two players.',
  'learn.begin': 'Begin the first game',
  'learn.resume': 'Go on where you left off',
  'learn.cards': 'Leaf through the cards first',
  'guide': 'The guide',
  'guide.next': 'Go on',
  'guide.skip': 'Skip this',
  'guide.end': 'End the lesson',
  'guide.show': 'Show me where',
  'guide.fold': 'Fold up the guide',
  'guide.unfold': 'Unfold the guide',
  'guide.recall': 'Call the guide back',
  'guide.progress': 'Lesson {n} of {all}',
  'guide.do': 'Your move',
  'guide.before': 'Read the one before',
  'guide.after': 'Back to now',
  'guide.wait':
    'It is the other player’s turn. Watch what happens on the board; the chronicle keeps everything.',
  'guide.idle': 'Nothing new here: decide as you like. What glows can be chosen.',
  'guide.again': 'Play against the Apprentice',
  'guide.start': 'To the start',
  's.goal.title': 'The goal',
  's.goal':
    'You are a mage, and three years lie ahead. Gather energy, turn it into crystals, summon cards. At the end every crystal is a point, and so is the prestige of every card that you have in play. The most points win.',
  's.split.title': 'Nine cards, three years',
  's.split':
    'These nine cards are yours. Put three by for each year: for the first what is cheap and goes on working, for the third what gives points at once. The cards of a year come to your hand when it begins.',
  's.wheel.title': 'The wheel of the year',
  's.wheel':
    'The wheel shows where in the year you are: winter, spring, summer, autumn. Once around is a year; after the third the game ends. Around the wheel stands what each energy is worth in each season.',
  's.dice.title': 'The dice of the season',
  's.dice':
    'Each round the dice of the season are rolled, one more than there are players. What a die shows is what its owner gets: energy, crystals, a star for the gauge, a card, or the right to transmute. Rest on a sign, and it says what it means.',
  's.take-die.title': 'Take a die',
  's.take-die':
    'Choose one of the dice that glow. Early on energy is good, and a star, since without the gauge no card comes into play. The die that nobody takes moves the wheel by its pips.',
  's.reserve.title': 'Your reserve',
  's.reserve':
    'Your turn has begun, and the die has given what it shows. Energy lies in your reserve: {n} of {limit} places are taken. What does not fit is lost, so do not hoard.',
  's.crystals.title': 'Crystals',
  's.crystals':
    'Crystals are points, and pay for some cards. You get them from dice, from cards, and by transmuting energy: each token is then worth one to three crystals, by the season. Keep earth for winter, fire for spring, air for summer, water for autumn.',
  's.transmute.title': 'Transmute',
  's.transmute':
    'This turn you may transmute. Pick tokens of your reserve that you do not need for a card, see what they are worth now, and confirm. Or leave it: the right ends with the turn.',
  's.gauge.title': 'The summoning gauge',
  's.gauge':
    'The gauge says how many cards you may have in play. Yours stands at {gauge}, your cards in play: {cards}. Stars on dice raise it, some cards and a bonus too.',
  's.summon.title': 'Summon a card',
  's.summon':
    'A card in your hand glows: you have what it costs, and the gauge has room. Choose it, and the price is taken from your reserve. It gives its prestige at the end, and whatever its rule says.',
  's.why-not.title': 'Why not?',
  's.why-not':
    'No card of yours glows just now. Choose one all the same: it says what is missing, energy or a place on the gauge. That tells you which die to look for next.',
  's.effects.title': 'What cards do',
  's.effects':
    'Your card lies in play. Some act when they enter, some as long as they lie there, some at the end of a round or when the season changes, and some when you activate them. The rule says which.',
  's.activate.title': 'Activate a card',
  's.activate':
    'A card in play glows: you can activate it, once a round. It turns on its side and straightens when the next round begins. Some cards are sacrificed for it, so read first.',
  's.bonuses.title': 'Bonuses have a price',
  's.bonuses':
    'In need you may use a bonus: exchange two energy, transmute with profit, raise the gauge, or draw two cards for one. Three times a game at most, and at the end they cost 5 points, 12 for two, 20 for three.',
  's.end-turn.title': 'End your turn',
  's.end-turn':
    'You may do things in any order and as often as you can pay. When nothing is left that you want, end the turn. Rights that you have not used are named before.',
  's.round.title': 'The year moves on',
  's.round':
    'The round is over: the die that was left has moved the marker by its pips. So a die that you leave is a choice too: many pips shorten the year. The other player is first now.',
  's.library.title': 'Cards put by',
  's.library':
    'Here lie your cards for the years to come. You may look at them at any time: keep the energy that they will need.',
  's.season.title': 'A new season',
  's.season':
    'The season has changed: other dice are rolled, with other energy on them, and the worth of every energy is another. Look at the wheel before you transmute: waiting a round may pay.',
  's.free.title': 'You know the turn',
  's.free':
    'That is a whole turn: take a die, act, end. Where you are in doubt ask for a hint, and take a choice back where nothing hidden has been seen. I speak again when something new comes.',
  's.year.title': 'The second year',
  's.year':
    'A new year has begun, and the cards that you had put by for it have come to your hand. The gauge and the reserve stay as they are. Now is the time for cards that bring crystals every round.',
  's.last-year.title': 'The last year',
  's.last-year':
    'The third year is the last one. Every card that is left in your hand at the end costs 5 points, so summon what you can, raise the gauge in time, and transmute what is left.',
  's.scores.title': 'The reckoning',
  's.scores':
    'The game is over: {mine} points for you, {other} for the other player. Crystals and the prestige of cards in play count, and what cards give at the end; used bonuses and cards left in the hand are taken off.',
  's.farewell.title': 'You can play Seasons',
  's.farewell':
    'That was all of it. In the full game everybody drafts nine cards first. Play against the Apprentice next, or send a friend a link.',
  't.goal.title': 'The goal',
  't.goal':
    'In the middle lie five spheres of cards. A card that you take is worth its level in points, wherever it lies in the end. When two spheres are empty, the game is over.',
  't.hand.title': 'Your hand',
  't.hand':
    'You hold five cards and fill up at the end of each turn. There are three kinds: spells cost Ke, a Focus costs nothing and acts at once, a Timer stays before you and stores spells.',
  't.ke.title': 'Ke',
  't.ke':
    'Ke pay for spells. You can spend {n} just now. A spent Ke is exhausted, not lost: cards restore some, passing a turn restores all. Ephemeral Ke are gone once they are spent.',
  't.play.title': 'Play a card',
  't.play':
    'Play what glows, in any order. Cards that draw cards or restore Ke are good to begin with: they make room for more spells in this turn.',
  't.area.title': 'The spell area',
  't.area':
    'Your spell lies in the spell area. What counts is how many lie there at the end of your turn: each opens one level of the spheres. Three spells may take a card of level three, or one of level one and one of level two.',
  't.timer.title': 'A Timer',
  't.timer':
    'A Timer lies before you. Spells that you put on it now are paid now and played later without cost, all in one turn: that is how the high spheres are reached.',
  't.put.title': 'Put a spell on the Timer',
  't.put':
    'A spell of your hand can go on a Timer. Do it where the turn will not bring you a good card anyway, or keep the spell for now.',
  't.end.title': 'End the main phase',
  't.end':
    'When you have played what you want, end the main phase. Then the spheres open, as far as your spells reach.',
  't.spheres.title': 'Take from the spheres',
  't.spheres':
    'The spheres are open to you: {n} levels in all, at most one card from each sphere. An open card costs as many spells as its level; the closed one under it one more.',
  't.taken.title': 'It is yours',
  't.taken':
    'The card that you took goes to your hand, so you can play it in your next turn. Its points are yours, wherever it lies, unless it is exiled.',
  't.full.title': 'A full Timer',
  't.full':
    'Your Timer is full. Launch it, and its spells are played without cost in this turn; or delay it with a card of your hand, to launch several at once later.',
  't.pass.title': 'Pass to rest',
  't.pass':
    'Exhausted Ke: {n}. Before you have acted in a turn you may pass: all of them are restored, and you fill up your hand. A good turn often follows a quiet one.',
  't.free.title': 'You know the turn',
  't.free':
    'Timers, cards, spheres: that is a whole turn. Where you are in doubt ask for a hint. I speak again when something new comes.',
  't.nearly.title': 'The end is near',
  't.nearly':
    'One sphere is empty. When the second one is, the game ends at once: now take points rather than cards that would serve you later.',
  't.scores.title': 'The reckoning',
  't.scores':
    'The game is over: {mine} points for you, {other} for the other player. Every card counts by its level, sphere by sphere.',
  't.farewell.title': 'You can play Time Masters',
  't.farewell':
    'That was all of it. Play against the Apprentice next, add the expansion’s cards, or send a friend a link.',
  's.kind.split': 'Pick three cards for the first year, then three for the second; the rest is for the third.',
  's.kind.die':
    'Take a die: think of what your cards cost, and of what the one that you leave does to the year.',
  's.kind.turn': 'Summon, activate, transmute, or end the turn: what glows is open to you.',
  's.kind.transmute': 'Pick the tokens to turn into crystals; what they are worth is shown before you confirm.',
  's.kind.exchange': 'Pick one or two tokens to give away, then what you want for them.',
  's.kind.overflow': 'The reserve is too full: discard what is worth least to you.',
  's.kind.gain-energy': 'Choose the energy that your cards need, or that the next season pays well.',
  's.kind.keep-or-discard':
    'You drew a card. Keep it only if you can summon it: a card left in the hand costs 5 points.',
  's.kind.keep': 'Choose the card to keep; the others are discarded.',
  's.kind.die-card':
    'Your die draws a card. The bonus would draw two, of which you keep one, at a price in points.',
  's.kind.sacrifice': 'A card of yours has to go: its points go with it.',
  't.kind.main':
    'Play cards, put spells on Timers, launch Timers, or end the phase: what glows is open to you.',
  't.kind.spheres': 'Take cards from the spheres, or be done: what you take now scores for you.',
  't.kind.timers': 'Launch or delay each full Timer.',
  't.kind.discard': 'Choose what you can spare.',
  't.kind.exile':
    'An exiled card leaves the game for good, with its points: starting cards are the best to lose.',
  't.kind.pay': 'Ephemeral Ke would be gone, permanent ones are only exhausted.',
} as const;
