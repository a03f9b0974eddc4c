import type { GameEvent } from '#record';
import { contractProblems, tokenProblems, type DefinitionProblem } from '../../abilities/check.js';
import type { Action } from '../state/actions.js';

/** Describes the first problem in an event's contracts and tokens, with its path. Null if there is none. */
export function illDefined(event: GameEvent<Action>): string | null {
  if (event.kind === 'GameStarted')
    for (const [name, contract] of Object.entries(event.cards)) {
      const problem = firstOf(`cards.${name}`, contractProblems(contract));
      if (problem !== null) return problem;
    }
  if (event.kind === 'StepResolved')
    for (const [index, action] of event.actions.entries()) {
      if (action.kind !== 'token') continue;
      const problem = firstOf(`actions.${index}.token`, tokenProblems(action.token));
      if (problem !== null) return problem;
    }
  return null;
}

const firstOf = (at: string, [first]: readonly DefinitionProblem[]): string | null =>
  first === undefined
    ? null
    : `${[at, ...(first.path === '' ? [] : [first.path])].join('.')}: ${first.reason}`;
