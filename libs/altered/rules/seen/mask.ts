import { isSeat, knows, masking } from '#kernel';
import type { Viewer } from '#record';
import type { Action, Move, Shuffle } from '../state/actions.js';
import { nothingBound } from '../world/context.js';
import type { State } from '../state/state.js';
import { isHidden } from '../state/zones.js';

/** Masks an event for a viewer. Needs the state before the event. The omniscient viewer gets the event unchanged. */
export const mask = masking<State, Action>(maskActions);

/**
 * Masks actions in sequence. After a shuffle, treats the shuffled cards as unknown for the rest of the step. Otherwise,
 * later draws would reveal cards that the viewer had seen before the shuffle.
 */
function maskActions(actions: readonly Action[], before: State, viewer: Viewer): readonly Action[] {
  let state = before;
  return actions.map((action) => {
    const masked = maskAction(action, state, viewer);
    if (action.kind === 'shuffle') state = forgotten(state, action);
    return masked;
  });
}

function forgotten(state: State, { order, discard }: Shuffle): State {
  const known = [...state.known];
  for (const item of order ?? []) if (!discard || state.stays[item]?.zone !== 'deck') known[item] = 0;
  return { ...state, known };
}

function maskAction(action: Action, before: State, viewer: Viewer): Action {
  switch (action.kind) {
    case 'move':
      return seesMove(action, before, viewer) ? action : { ...action, item: null };
    case 'status':
      return action.item === null || knows(before, viewer, action.item) ? action : { ...action, item: null };
    case 'create':
      return action.region.faceDown ? { ...action, region: { ...action.region, terrains: [] } } : action;
    case 'shuffle':
      return { ...action, order: null };
    case 'counters':
      return action.item === null || knows(before, viewer, action.item) ? action : { ...action, item: null };
    case 'reveal':
      return action.to === null || isSeat(viewer, action.to) ? action : { ...action, items: null };
    case 'identify':
      return action.to === null || isSeat(viewer, action.to)
        ? action
        : { ...action, item: null, was: null, definition: null };
    case 'emblem':
      return {
        ...action,
        emblem: {
          ...action.emblem,
          bound: nothingBound(action.emblem.source.item, action.emblem.source.object),
        },
      };
    case 'told':
    case 'token':
    case 'vanish':
    case 'quick-action':
    case 'first-time':
    case 'roll':
    case 'after-you':
    case 'ascend':
    case 'expedition':
    case 'compare':
    case 'turn-up':
    case 'marker':
    case 'first-player':
    case 'phase':
    case 'turn':
    case 'pass':
    case 'arena':
    case 'leave':
    case 'outcome':
      return action;
  }
}

/**
 * 3.2.9.b: whether a viewer sees which card moves. If a card moves face down from a hidden zone, only its owner sees
 * it, even if other viewers knew it before.
 */
function seesMove({ item, from, to, faceDown }: Move, before: State, viewer: Viewer): boolean {
  if (item === null) return false;
  if (to.zone !== 'outside' && !isHidden(to.zone) && !faceDown) return true;
  if (isSeat(viewer, to.seat) && to.zone !== 'deck') return true;
  if (from.zone === 'hand') return isSeat(viewer, from.seat);
  return knows(before, viewer, item);
}
