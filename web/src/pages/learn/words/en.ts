/** The sentences of the first game that teaches. English is the master. */
export const en = {
  'learn.title': 'Learn to play',
  'learn.about':
    'A real game against a gentle opponent, with a guide beside the board. It tells you what is new as it comes up; you may stop listening at any time.',
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
} as const;
