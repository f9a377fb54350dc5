/** Effects that are due come in the default order, unless a person wants to be asked. */

import type { TableState } from '../../../play/table.svelte.ts';

/** Answer the question of the order. Who has taken something back wants to go back beyond it. */
export function answerOrder(table: TableState): void {
  const decision = table.decision;
  const last = table.steps.at(-1);
  if (decision === null) return;
  if (last?.did === 'undid' && last.seat === table.seat && table.position?.can_undo) {
    void table.undo();
    return;
  }
  const auto = decision.choices.find(({ form }) => form === 'auto') ?? (decision.choices.length === 1 ? decision.choices[0] : undefined);
  if (auto) void table.choose(auto.id);
}
