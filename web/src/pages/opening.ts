/** A new table, and on to it. */

import { api } from '../net/api.ts';
import type { NewTable } from '../net/answers.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import type { WordKey } from '../words/words.svelte.ts';
import { beSomebody } from './known.ts';
import { router } from './router.svelte.ts';

/** Set a table up, by that name where we have none yet, and go there; where it is refused, it is said why. */
export async function openTable(wanted: NewTable, nickname = ''): Promise<void> {
  let wrong: WordKey = 'error.name';
  try {
    await beSomebody(nickname);
    wrong = 'error.plan';
    const { table } = await api.createTable(wanted);
    router.go(`/table/${table.id}`);
  } catch (error) {
    toasts.refused(error, { 'bad-request': wrong });
  }
}
