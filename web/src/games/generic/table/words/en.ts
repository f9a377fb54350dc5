/** What the plain table says. English is the master. */
export const en = {
  'middle': 'On the table',
  'choices': 'Your choices',
  'acts': 'to act',
  'yes': 'yes',
  'no': 'no',
  'hidden': 'hidden: {n}',
} as const;
