import { reads, type Selector } from '#altered/abilities';
import type { Action } from '../state/actions.js';
import { editionIn } from '../state/edition.js';
import type { State } from '../state/state.js';
import { refersTo, type Context } from '../world/context.js';
import { isInZones, zonesOf } from '../world/described-zones.js';

/** 2.2.2.n: whether an action affects an object in the described zone. By default, all zones in play match. */
export function isInDescribedZone(state: State, what: 'me' | Selector, action: Action): boolean {
  if (what === 'me' || !('item' in action) || action.item === null) return true;
  const isFirst = editionIn(state).id === '1.0';
  const stay = state.stays[action.item] ?? null;
  if (action.kind === 'move') {
    if (isFirst || action.to.zone === 'outside') return true;
    return isInZones({ state }, stay && { ...stay, zone: action.to.zone }, what);
  }
  if (action.kind !== 'counters' && action.kind !== 'status') return true;
  if (!reads(state.started, 'heard-where-described') || (isFirst && zonesOf(what) === null)) return true;
  return isInZones({ state }, stay, what);
}

/**
 * Whether a card comes from one of the controller's zones, as in "from your deck or hand". Always true if the
 * description names an owner.
 */
export const isFromOwn = (context: Context, what: 'me' | Selector, action: Action): boolean =>
  action.kind !== 'move' ||
  !reads(context.state.started, 'from-own-zones') ||
  (what !== 'me' && what.owner !== undefined) ||
  refersTo(context, 'you', action.from.seat);
