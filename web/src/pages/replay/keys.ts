/** The keys of a replay: arrows step, Page Up and Down go by turns, Home and End, Space plays. */

import type { ReplayState } from '../../play/replay.svelte.ts';

const KEYS: Record<string, (replay: ReplayState) => void> = {
  ArrowLeft: (replay) => replay.back(),
  ArrowRight: (replay) => replay.forward(),
  PageUp: (replay) => replay.turnBack(),
  PageDown: (replay) => replay.turnForward(),
  Home: (replay) => replay.show(0),
  End: (replay) => replay.show(replay.last),
};

export function keys(event: KeyboardEvent, replay: ReplayState): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const slider = target instanceof HTMLInputElement && target.type === 'range';
  // What one writes or chooses in keeps its keys.
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!slider && target?.closest('input, select, textarea, [role="tablist"], [role="radiogroup"]')) return;
  if (event.key === ' ') {
    if (target?.closest('button, a, summary')) return;
    event.preventDefault();
    if (replay.playing) replay.pause();
    else replay.play();
    return;
  }
  const act = KEYS[event.key];
  if (act === undefined) return;
  event.preventDefault();
  replay.pause();
  act(replay);
}
