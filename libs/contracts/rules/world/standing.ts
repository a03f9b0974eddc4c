import type { Seat } from '#record';
import type { Kind, Selector } from '../../abilities/index.js';
import { bodyOf, itemOf, seatOf, traitsIn, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';

/** The object that has an ability, and its player. */
export interface Origin {
  readonly seat: Seat;
  readonly item: number;
}

/**
 * Whether a target has the kind and position that a selector requires. Ignores numbers and keywords, because they can
 * depend on provided values, which depend on this function.
 */
export function stands(state: State, selector: Selector, ref: Ref, origin: Origin): boolean {
  const seat = 'seat' in ref ? ref.seat : itemOf(state, ref.item).owner;
  if (selector.whose !== undefined && (selector.whose === 'you') !== (seat === origin.seat)) return false;
  const kind = kindOf(state, ref);
  const { what } = selector;
  if (typeof what === 'string' ? what !== kind : !what.includes(kind)) return false;
  const { other, adjacent, token, damaged, magnetised } = selector;
  if ('seat' in ref)
    return (
      adjacent !== true &&
      token === undefined &&
      (magnetised !== true || seatOf(state, ref.seat).statuses.includes('magnetised'))
    );
  if (other === true && ref.item === origin.item) return false;
  if (adjacent === true && !isAdjacent(state, ref.item, origin)) return false;
  if (token !== undefined && (itemOf(state, ref.item).kind === 'token') !== token) return false;
  const body = bodyOf(state, ref.item);
  return (
    (damaged !== true || body.damage > 0) && (magnetised !== true || body.statuses.includes('magnetised'))
  );
}

function kindOf(state: State, ref: Ref): Kind {
  if ('seat' in ref) return 'player';
  const { kind } = traitsIn(state, ref.item);
  return kind === 'spell' ? 'creature' : kind;
}

function isAdjacent(state: State, item: number, { seat, item: origin }: Origin): boolean {
  const { line } = seatOf(state, seat);
  const at = line.indexOf(origin);
  return at >= 0 && (line[at - 1] === item || line[at + 1] === item);
}

/**
 * Whether a reference is still valid. References to players are always valid. References to objects are valid until the
 * object leaves play or changes.
 */
export const isThere = (state: State, ref: Ref): boolean =>
  'seat' in ref || state.bodies[ref.item]?.object === ref.object;
