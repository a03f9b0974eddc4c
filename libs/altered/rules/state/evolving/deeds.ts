import type { Seat } from '#record';
import type { ExpeditionMove, Move, Place } from '../actions.js';
import type { ExpeditionName, Zone } from '../objects.js';
import type { PastDeed, State } from '../state.js';

/** Stores an event of the current day, for conditions that count such events. */
export function note(
  state: State,
  deed: PastDeed['deed'],
  item: number,
  seat: Seat | null,
  from: Zone | null,
  expedition: ExpeditionName | null = null,
  across: PastDeed['across'] = null,
  of = seat,
): void {
  const { turn, phase } = state;
  state.deeds.push({ deed, item, seat, of, turn, phase, from, expedition, across });
}

const expeditionAt = (at: Place | null): PastDeed['across'] =>
  at?.expedition === undefined ? null : { seat: at.seat, expedition: at.expedition };

/** Stores which expeditions an item has left and joined. */
export function noteExpeditions(state: State, item: number, from: Place | null, to: Place): void {
  const [left, joined] = [expeditionAt(from), expeditionAt(to)];
  if (left !== null) note(state, 'left', item, left.seat, null, left.expedition, joined);
  if (joined !== null) note(state, 'joined', item, joined.seat, null, joined.expedition, left);
}

/** Stores a move whose verb is one that conditions can count. */
export function noteMove(state: State, action: Move, item: number): void {
  const { from, to, as, by } = action;
  const origin = from.zone === 'outside' ? null : from.zone;
  if (as === 'draw') note(state, 'drawn', item, to.seat, origin);
  else if (as === 'resupply') note(state, 'resupplied', item, to.seat, origin);
  else if (as === 'sacrifice') note(state, 'sacrificed', item, from.seat, origin);
  else if (isDiscard(action)) {
    const isOwn = from.zone === 'hand' || from.zone === 'reserve';
    note(state, 'discarded', item, by ?? (isOwn ? from.seat : null), origin, null, null, from.seat);
  }
}

/** Whether the rules treat a move as a discard. */
export const isDiscard = ({ to, as }: Move): boolean =>
  to.zone === 'discard' && (as === 'discard' || as === 'sabotage');

/** Stores that an expedition has moved forward or backwards. */
export function noteWay(state: State, action: ExpeditionMove): void {
  const { seat, expedition, from, to } = action;
  if (isForward(action)) state.forward.push({ seat, expedition });
  else if (from !== null && from !== to) state.backward.push({ seat, expedition });
}

const isForward = ({ expedition, from, to }: ExpeditionMove): boolean =>
  from !== null && (expedition === 'hero' ? to > from : to < from);
