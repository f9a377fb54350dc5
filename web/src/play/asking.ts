/** Decisions for tests, as far as anybody looks at them. */

import type { Choice, Decision, Facts } from '../net/types.ts';

/** A question of that kind with these choices, each by its form and what it is about. */
export function asking(kind: string, ...choices: readonly (readonly [form: string, facts?: Facts])[]): Decision {
  return { kind, key: '', choices: choices.map(([form, facts = {}], id) => choice(id, form, facts)) };
}

function choice(id: number, form: string, facts: Facts): Choice {
  return { id, text: [form, ...Object.values(facts)].join(' '), key: '', form, facts };
}
