/** What the guide says in a first game of Time Masters. English is the master. */
export const en = {
  'first': 'The first game',
  'first.about':
    'A whole game with the cards of the base box: how to read a card, Ke, spells, Timers, spheres.',
  'timers': 'Timers, tokens, cards for a Ke',
  'timers.about':
    'One turn in the middle of a game: delay a Timer, launch another, meet a reminder token, and discard two cards for a Ke.',
  'card.title': 'How to read a card',
  'card':
    'Every card says the same four things in the same places. All but a few are our own, made to the rulebook.',
  'card.cost':
    'Cost. So many Ke are exhausted when you play it. On a Timer its places for spells stand here; a Focus costs nothing.',
  'card.kind': 'Kind. A picture on a scroll is a spell, in a polygon a Focus, on a dial a Timer.',
  'card.level': 'Level. The sphere that it comes from, and so many points for you. Starting cards have 0.',
  'card.rule': 'Rule. What it does. Point at any card, or hold it with a finger, and it opens large.',
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
    'That was all of it. Timers have a lesson of their own. Or play against the Apprentice next, or send a friend a link.',
  'timers.phase.title': 'First the Timers',
  'timers.phase':
    'A game under way: it is your turn, and it begins with your full Timers. Two are full here. Each must be launched or delayed before anything else.',
  'timers.delay.title': 'Delay a Timer',
  'timers.delay':
    'Delay the first Timer, the one with a single spell: press “delay” on it, then the card of your hand that goes under it; Growth is too dear just now. So you can launch it later, together with others.',
  'timers.launch.title': 'Launch a Timer',
  'timers.launch':
    'Launch the Stone Dial. It goes to your discard pile, does what it says, and in this turn its spells can be played without cost.',
  'timers.release.title': 'Spells without cost',
  'timers.release':
    'The spells of the Dial lie ready. Play both: they cost no Ke, and each counts for the spheres.',
  'timers.reminder.title': 'A reminder token',
  'timers.reminder':
    'This token is from the other player’s turn: your next spell costs {n} Ke more, then it is gone. Your Dial and your spell have given such tokens to the other player.',
  'timers.restore.title': 'Two cards for a Ke',
  'timers.restore':
    'One Ke pays for nothing here. Discard two cards that you can spare, such as Charge and Suggestion, and a Ke is restored. You may do so as often as you have the cards.',
  'timers.pay.title': 'Pay with the token',
  'timers.pay':
    'Two Ke are enough for a spell of cost 1: with the token it costs 2. Play the one that glows.',
  'timers.end.title': 'To the spheres',
  'timers.end':
    'End the main phase, and take from the spheres: as many levels as spells lie in your area. When you have taken enough, end the turn.',
  'timers.farewell.title': 'You know the Timers',
  'timers.farewell':
    'Launching, delaying, tokens, cards for a Ke: there is no more to a turn. The Timer that you delayed is still full. Play on here, or go back to the lessons.',
  'kind.delay':
    'Choose the card that goes under the Timer: it comes back when the Timer is launched, to your discard pile.',
  'kind.main':
    'Play cards, put spells on Timers, launch Timers, or end the phase: what glows is open to you.',
  'kind.spheres': 'Take cards from the spheres, then end your turn: what you take scores for you.',
  'kind.timers': 'Launch or delay each full Timer.',
  'kind.discard': 'Choose what you can spare.',
  'kind.exile':
    'An exiled card leaves the game for good, with its points: starting cards are the best to lose.',
  'kind.pay': 'Ephemeral Ke would be gone, permanent ones are only exhausted.',
} as const;
