import type { Seat } from '#record';
import type { Action } from '../state/actions.js';
import { durabilityOf, healthOf } from '../world/characteristics.js';
import { bodyOf, itemOf, opponentOf, seatOf, type State, type Zone } from '../state/state.js';
import type { Proposal } from './run.js';

/** Moves an object in play to its owner's discard pile (7.1.a). A token ceases to exist instead. */
export function discarding(state: State, item: number, from: Zone): Action {
  const { owner: seat, kind } = itemOf(state, item);
  if (kind === 'token') return { kind: 'vanish', item, object: bodyOf(state, item).object, seat };
  return { kind: 'move', item, seat, from, to: 'discard', object: null };
}

/**
 * Destroys all objects without health or durability simultaneously. The turn player's objects come first in the step.
 * Null if there are none.
 */
export function destroyed(state: State): Proposal | null {
  const actions: Action[] = [];
  const first: Seat = state.turnSeat ?? state.firstPlayer;
  discardSpent(state, first, actions);
  discardSpent(state, opponentOf(first), actions);
  if (actions.length === 0) return null;
  return {
    verb: 'destroy',
    by: null,
    cause: { kind: 'rule', rule: '6.3.b' },
    actions,
    rules: rulesOf(actions),
  };
}

/** Adds actions that discard a player's objects without health or durability. */
function discardSpent(state: State, seat: Seat, actions: Action[]): void {
  const { line, globe } = seatOf(state, seat);
  for (const item of line) if (healthOf(state, item) <= 0) actions.push(discarding(state, item, 'line'));
  for (const item of globe)
    if (durabilityOf(state, item) <= 0) actions.push(discarding(state, item, 'globe'));
}

function rulesOf(actions: readonly Action[]): readonly string[] {
  const globes = actions.some((action) => action.kind === 'move' && action.from === 'globe');
  const creatures = actions.some(
    (action) => action.kind === 'vanish' || (action.kind === 'move' && action.from === 'line'),
  );
  return [...(creatures ? ['6.3.b'] : []), ...(globes ? ['6.5.b'] : []), '7.1.a'];
}
