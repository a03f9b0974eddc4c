import type { GameEvent } from '#record';
import { contractProblems, tokenProblems, type DefinitionProblem } from '../../abilities/check.js';
import type { Action } from '../state/actions.js';

/** What is wrong with the contracts and tokens that an event defines, and where; null: nothing. */
export function illDefined(event: GameEvent<Action>): string | null {
  if (event.kind === 'GameStarted')
    for (const [name, contract] of Object.entries(event.cards)) {
      const problem = told(`cards.${name}`, contractProblems(contract));
      if (problem !== null) return problem;
    }
  if (event.kind === 'StepResolved')
    for (const [index, action] of event.actions.entries()) {
      if (action.kind !== 'token') continue;
      const problem = told(`actions.${index}.token`, tokenProblems(action.token));
      if (problem !== null) return problem;
    }
  return null;
}

const told = (at: string, [first]: readonly DefinitionProblem[]): string | null =>
  first === undefined
    ? null
    : `${[at, ...(first.path === '' ? [] : [first.path])].join('.')}: ${first.reason}`;
