import { invariant } from '#record';
import type { Activate } from '../state/actions.js';
import { reads } from '../../abilities/readings.js';
import { itemOf, contractOf, natureOf, type State } from '../state/state.js';
import type { Task } from '../state/tasks.js';

export function effectOf(state: State, { seat, item, object, ability, emblem }: Activate): Task {
  const triggered = natureOf(state, item).abilities?.[ability];
  if (triggered?.kind !== 'triggered')
    invariant(false, `ability ${ability} of item ${item} is not activated by itself`);
  const cause = { kind: 'reaction', item, object, ability } as const;
  return {
    task: 'resolve',
    frame: { seat, item, object, ability, cause, emblem, spell: isOfSpell(state, item), it: [] },
    todo: [triggered.effect],
  };
}

/** Whether an activated effect, such as Ambush, belongs to a Spell. */
const isOfSpell = (state: State, item: number): boolean =>
  reads(state.started, 'ambush-of-a-spell') &&
  itemOf(state, item).kind === 'card' &&
  contractOf(state, item).type === 'spell';
