/** What the guide says in a first game of Time Masters. English is the master. */
export const en = {
  'about': 'About fifteen minutes. The cards of the base box, two players.',
  'goal.title': 'The goal',
  'goal':
    'In the middle lie five spheres of cards. A card that you take is worth its level in points, wherever it lies in the end. When two spheres are empty, the game is over.',
  'hand.title': 'Your hand',
  'hand':
    'You hold five cards and fill up at the end of each turn. There are three kinds: spells cost Ke, a Focus costs nothing and acts at once, a Timer stays before you and stores spells.',
  'ke.title': 'Ke',
  'ke':
    'Ke pay for spells. You can spend {n} just now. A spent Ke is exhausted, not lost: cards restore some, passing a turn restores all. Ephemeral Ke are gone once they are spent.',
  'play.title': 'Play a card',
  'play':
    'Play what glows, in any order. Cards that draw cards or restore Ke are good to begin with: they make room for more spells in this turn.',
  'area.title': 'The spell area',
  'area':
    'Your spell lies in the spell area. What counts is how many lie there at the end of your turn: each opens one level of the spheres. Three spells may take a card of level three, or one of level one and one of level two.',
  'timer.title': 'A Timer',
  'timer':
    'A Timer lies before you. Spells that you put on it now are paid now and played later without cost, all in one turn: that is how the high spheres are reached.',
  'put.title': 'Put a spell on the Timer',
  'put':
    'A spell of your hand can go on a Timer. Do it where the turn will not bring you a good card anyway, or keep the spell for now.',
  'end.title': 'End the main phase',
  'end':
    'When you have played what you want, end the main phase. Then the spheres open, as far as your spells reach.',
  'spheres.title': 'Take from the spheres',
  'spheres':
    'The spheres are open to you: {n} levels in all, at most one card from each sphere. An open card costs as many spells as its level; the closed one under it one more.',
  'taken.title': 'It is yours',
  'taken':
    'The card that you took goes to your hand, so you can play it in your next turn. Its points are yours, wherever it lies, unless it is exiled.',
  'full.title': 'A full Timer',
  'full':
    'Your Timer is full. Launch it, and its spells are played without cost in this turn; or delay it with a card of your hand, to launch several at once later.',
  'pass.title': 'Pass to rest',
  'pass':
    'Exhausted Ke: {n}. Before you have acted in a turn you may pass: all of them are restored, and you fill up your hand. A good turn often follows a quiet one.',
  'free.title': 'You know the turn',
  'free':
    'Timers, cards, spheres: that is a whole turn. Where you are in doubt ask for a hint. I speak again when something new comes.',
  'nearly.title': 'The end is near',
  'nearly':
    'One sphere is empty. When the second one is, the game ends at once: now take points rather than cards that would serve you later.',
  'scores.title': 'The reckoning',
  'scores':
    'The game is over: {mine} points for you, {other} for the other player. Every card counts by its level, sphere by sphere.',
  'farewell.title': 'You can play Time Masters',
  'farewell':
    'That was all of it. Play against the Apprentice next, add the expansion’s cards, or send a friend a link.',
  'kind.main':
    'Play cards, put spells on Timers, launch Timers, or end the phase: what glows is open to you.',
  'kind.spheres': 'Take cards from the spheres, or be done: what you take now scores for you.',
  'kind.timers': 'Launch or delay each full Timer.',
  'kind.discard': 'Choose what you can spare.',
  'kind.exile':
    'An exiled card leaves the game for good, with its points: starting cards are the best to lose.',
  'kind.pay': 'Ephemeral Ke would be gone, permanent ones are only exhausted.',
} as const;
