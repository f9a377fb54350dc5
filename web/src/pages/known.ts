/** Be somebody before something is set up: whoever has no name yet gets that of a star. */

import { session } from '../net/session.svelte.ts';

const STARS = ['Altair', 'Vega', 'Rigel', 'Mira', 'Deneb', 'Lyra', 'Castor', 'Electra'];

export async function beSomebody(wanted = ''): Promise<void> {
  // Who we have been is asked first, or a second self would lose the games of the first.
  if (!session.known) await session.recall();
  if (session.name !== null && !wanted) return;
  await session.beGuest(wanted || (STARS[Math.floor(Math.random() * STARS.length)] ?? 'Vega'));
}
