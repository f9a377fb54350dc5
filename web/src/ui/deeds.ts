/** What people do at a table beyond their choices, in sentences: taking back, leaving, coming back. */

import type { Step } from '../net/types.ts';
import type { Names } from '../words/bundle.ts';
import { t } from '../words/words.svelte.ts';

/** What a step was, beyond its events; null: a choice, or nothing that we have words for. */
export function deedText(step: Step, names: Names): string | null {
  const name = step.seat == null ? '' : (names[step.seat] ?? t('seat.number', { n: step.seat + 1 }));
  switch (step.did) {
    case 'undid':
      return t('did.undid', { name, n: step.choices ?? 1 });
    case 'asked-undo':
      return t('did.asked-undo', { name });
    case 'agreed':
      return t('did.agreed', { name });
    case 'refused':
      return t('did.refused', { name });
    case 'gave-up':
      return t('did.gave-up-two', { name });
    case 'returned':
      return t('did.returned', { name });
    case 'continued':
      return t('did.continued', { n: step.choices ?? 0 });
    case 'stand-in':
      return t(step.reason === 'time' ? 'did.time' : step.reason === 'gave-up' ? 'did.gave-up' : 'did.left', { name });
    default:
      return null;
  }
}
