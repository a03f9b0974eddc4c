import { isSeat, knows, masking } from '#kernel';
import type { Viewer } from '#record';
import type { Action, Move } from '../state/actions.js';
import { isHidden, type State } from '../state/state.js';

/** Masks an event for a viewer, given the state before the event. An omniscient viewer receives the event unchanged. */
export const mask = masking<State, Action>((actions, before, viewer) =>
  actions.map((action) => maskAction(action, before, viewer)),
);

function maskAction(action: Action, before: State, viewer: Viewer): Action {
  switch (action.kind) {
    case 'move':
      return seesMove(action, before, viewer) ? action : { ...action, item: null };
    case 'set-aside':
      return isSeat(viewer, action.seat) ? action : { ...action, items: null };
    case 'shuffle':
      return { ...action, order: null };
    default:
      return action;
  }
}

/**
 * Whether a viewer can see the moved contract. All viewers can see public zones. Owners can also see contracts that
 * they take, look at or set aside.
 */
function seesMove({ item, seat, to }: Move, before: State, viewer: Viewer): boolean {
  if (!isHidden(to)) return true;
  if (isSeat(viewer, seat)) return true;
  return item !== null && knows(before, viewer, item);
}
