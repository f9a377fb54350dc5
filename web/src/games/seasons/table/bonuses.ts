/** The bonuses of this game, and what they cost. */

import { BONUS_PENALTY } from '../facts.ts';
import type { SeasonsObservation } from '../observations.ts';

const KINDS = ['exchange', 'transmute', 'gauge', 'draw', 'card'] as const;
export type BonusKind = (typeof KINDS)[number];

export const MOST_BONUSES = BONUS_PENALTY.length - 1;

/** One of them comes with an enchantment. */
export function bonusesOf({ enchantment }: SeasonsObservation): readonly BonusKind[] {
  return KINDS.filter((kind) => kind !== 'card' || enchantment === 'olafs-knowledge');
}

/** The prestige that so many cost. */
export function bonusPrice(used: number): number {
  return BONUS_PENALTY[Math.min(used, MOST_BONUSES)] ?? 0;
}

export function minus(points: number): string {
  return points > 0 ? `−${points}` : '0';
}
