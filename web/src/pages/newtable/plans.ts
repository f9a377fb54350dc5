/** Who is to sit where at a new table. */

import type { SeatPlan } from '../../net/answers.ts';

/** `none`: no chair; else a kind of seat, or a bot's name after `bot:`. */
export type Plan = 'me' | 'open' | 'invited' | 'none' | `bot:${string}`;

/** The chairs of a new table: one for us, bots on as many as the game needs, and room for as many as it takes. */
export function plansFor(players: readonly number[], bot: string): Plan[] {
  const fewest = Math.min(...players);
  const most = Math.max(fewest, ...players);
  return Array.from({ length: most }, (_, at): Plan => (at === 0 ? 'me' : at < fewest ? `bot:${bot}` : 'none'));
}

/** The seats of a game at once: ours, and all others alike; as few as there can be with another, where there can be. */
export function quickSeats(players: readonly number[], other: SeatPlan): SeatPlan[] {
  const together = players.filter((count) => count > 1);
  const fewest = Math.min(...(together.length > 0 ? together : players));
  return Array.from({ length: fewest }, (_, at): SeatPlan => (at === 0 ? { kind: 'me' } : other));
}

/** The plans with one of them changed; there is one of us, so whoever was there before gets our old chair. */
export function seated(plans: readonly Plan[], chair: number, plan: Plan): Plan[] {
  const old = plans[chair];
  const ours = old === undefined || old === 'none' ? 'open' : old;
  return plans.map((each, at) => {
    if (at === chair) return plan;
    return plan === 'me' && each === 'me' ? ours : each;
  });
}

export function playersOf(plans: readonly Plan[]): number {
  return plans.filter((plan) => plan !== 'none').length;
}

/** The option that says who begins. */
export const BEGINS = 'first_player';

/** Of the values of the option, who may begin: somebody who sits at the table, or whoever a word such as `random` means. */
export function beginners(values: readonly string[], plans: readonly Plan[]): string[] {
  return values.filter((value) => !/^\d+$/.test(value) || Number(value) < playersOf(plans));
}

/** Whether this chair may be taken away. */
export function mayGo(plans: readonly Plan[], chair: number, fewest: number): boolean {
  return plans[chair] === 'none' || playersOf(plans) > fewest;
}

export function seatsOf(plans: readonly Plan[]): SeatPlan[] {
  return plans.flatMap((plan): SeatPlan[] => {
    if (plan === 'none') return [];
    if (plan.startsWith('bot:')) return [{ kind: 'bot', bot: plan.slice(4) }];
    return [{ kind: plan as 'me' | 'open' | 'invited' }];
  });
}
