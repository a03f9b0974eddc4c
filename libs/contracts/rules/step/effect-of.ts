import { invariant } from '#record';
import type { Activate } from '../state/actions.js';
import { natureOf, type State } from '../state/state.js';
import type { Task } from '../state/tasks.js';

/** The work of an effect that was activated. */
export function effectOf(state: State, { seat, item, object, ability, emblem }: Activate): Task {
  const one = natureOf(state, item).abilities?.[ability];
  invariant(one?.kind === 'triggered', `ability ${ability} of item ${item} is not activated by itself`);
  const source = { item, object, ability };
  const cause = { kind: 'reaction', ...source } as const;
  return {
    task: 'resolve',
    frame: { seat, ...source, cause, emblem, spell: false, it: [] },
    todo: [one.effect],
  };
}
