import type { DefinitionProblem } from './check.js';
import type { Effect } from './effect.js';

/** The maximum number of repetitions. */
export const mostTimes = 40;

/** Returns the problems of a repetition. A repetition cannot contain another repetition. */
export function repeatProblems({ times, effect }: Extract<Effect, { kind: 'repeat' }>): DefinitionProblem[] {
  const problems: DefinitionProblem[] = [];
  if (typeof times === 'number' && (times < 1 || times > mostTimes))
    problems.push({ path: 'times', reason: `must be from 1 to ${mostTimes}` });
  if (repeats(effect))
    problems.push({ path: 'effect', reason: 'a repetition cannot contain another repetition' });
  return problems;
}

function repeats(effect: Effect): boolean {
  switch (effect.kind) {
    case 'repeat':
      return true;
    case 'sequence':
      return effect.effects.some(repeats);
    case 'modes':
      return effect.modes.some(repeats);
    case 'may':
      return repeats(effect.effect);
    case 'if':
      return repeats(effect.then) || (effect.otherwise !== undefined && repeats(effect.otherwise));
    default:
      return false;
  }
}
