/** Calls the player back when it is their turn: the title of the tab always, sound and notification where wanted. */

import { offer } from '../games/offer.svelte.ts';
import type { TableState } from '../play/table.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { chime } from './chime.ts';

/** Whoever has waited this long may be looking elsewhere, even with the table before them. */
const LONG_WAIT = 8000;

let lastCalled = '';
let waitingSince = 0;

/** Run inside an effect. */
export function attention(table: TableState): void {
  const view = table.table;
  if (view === null) return;
  const game = offer.kitOf(view.game).title();
  const asked = table.position?.decision != null && !table.away;
  document.title = asked ? t('table.title-turn', { game }) : `${game} · ${t('app.name')}`;
  // Once for each stretch of deciding.
  const called = asked ? view.id : '';
  if (called === lastCalled) return;
  lastCalled = called;
  const now = performance.now();
  if (!asked) {
    waitingSince = now;
    return;
  }
  const elsewhere = document.hidden || !document.hasFocus();
  if (settings.sound && (elsewhere || now - waitingSince > LONG_WAIT)) chime();
  if (settings.notifications && elsewhere) notify(view.id, game);
}

function notify(id: string, game: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  // One for each table: a later one takes the place of the first.
  const note = new Notification(t('table.your-turn'), { body: game, tag: id });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
