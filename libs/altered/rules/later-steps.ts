import type { LaterStep } from '#altered/abilities';
import { createdIn } from './creating.js';
import type { Look } from './look.js';
import type { ProposedCounters, Proposing } from './proposal.js';
import { refused } from './refused.js';
import type { Frame } from './tasks.js';

/** What a verb of later editions does, given what was chosen for it. */
export function proposeLater(
  look: Look,
  frame: Frame,
  step: LaterStep,
  answers: readonly (readonly number[])[],
): Proposing {
  switch (step.kind) {
    case 'create':
      return { actions: createdIn(look, frame, step, answers), rules: ['7.3.3.a'] };
    case 'distribute':
      return { actions: distributed(step.name, answers.flat()), rules: ['7.3.7.a', '2.5.e'] };
    case 'receive-gift':
      // What triggered it was no Gift.
      return { actions: [], rules: [] };
    default:
      return refused(step);
  }
}

/** What each object was given, one after the other, it gains at once (2.5.e). */
function distributed(name: string, given: readonly number[]): readonly ProposedCounters[] {
  return [...new Set(given)].map((item) => ({
    kind: 'counters',
    item,
    name,
    delta: given.filter((one) => one === item).length,
  }));
}
