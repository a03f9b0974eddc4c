import { isSeat, knows, masking } from '#kernel';
import type { Viewer } from '#record';
import type { Action, Move } from '../state/actions.js';
import { isHidden, type State } from '../state/state.js';

/** An event as a viewer can know it, given the state before it. Only the omniscient viewer gets it whole. */
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

/** The owner sees contracts that come to the hand, are looked at or set aside. All viewers see those in the open. */
function seesMove({ item, seat, to }: Move, before: State, viewer: Viewer): boolean {
  if (!isHidden(to)) return true;
  if (isSeat(viewer, seat)) return true;
  return item !== null && knows(before, viewer, item);
}
