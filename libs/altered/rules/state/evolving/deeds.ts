import type { Seat } from '#record';
import type { ExpeditionMove, Move, Place } from '../actions.js';
import type { ExpeditionName, Zone } from '../objects.js';
import type { DoneDeed, State } from '../state.js';

/** Records today's deeds, for conditions that count them. */
export function note(
  state: State,
  deed: DoneDeed['deed'],
  item: number,
  seat: Seat | null,
  from: Zone | null,
  expedition: ExpeditionName | null = null,
  across: DoneDeed['across'] = null,
  of = seat,
): void {
  const { turn, phase } = state;
  state.deeds.push({ deed, item, seat, of, turn, phase, from, expedition, across });
}

const expeditionAt = (at: Place | null): DoneDeed['across'] =>
  at?.expedition === undefined ? null : { seat: at.seat, expedition: at.expedition };

/** Notes which expedition it has left, and which it joins. */
export function noteExpeditions(state: State, item: number, from: Place | null, to: Place): void {
  const [left, joined] = [expeditionAt(from), expeditionAt(to)];
  if (left !== null) note(state, 'left', item, left.seat, null, left.expedition, joined);
  if (joined !== null) note(state, 'joined', item, joined.seat, null, joined.expedition, left);
}

/** Records the verb of a move, if it has one. */
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

/** Whether a move is a discard, as rules count them. */
export const isDiscard = ({ to, as }: Move): boolean =>
  to.zone === 'discard' && (as === 'discard' || as === 'sabotage');

/** Notes that an expedition has moved, and which way. */
export function noteWay(state: State, action: ExpeditionMove): void {
  const { seat, expedition, from, to } = action;
  if (isForward(action)) state.forward.push({ seat, expedition });
  else if (from !== null && from !== to) state.backward.push({ seat, expedition });
}

const isForward = ({ expedition, from, to }: ExpeditionMove): boolean =>
  from !== null && (expedition === 'hero' ? to > from : to < from);
