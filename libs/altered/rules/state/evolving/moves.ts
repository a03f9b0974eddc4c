import { invariant } from '#record';
import type { Move, Shuffle } from '../actions.js';
import type { Stay } from '../objects.js';
import type { State } from '../state.js';
import { isHidden, itemsIn, seatOf, stayOf } from '../zones.js';
import { isDiscard, noteExpeditions, noteMove } from './deeds.js';
import { forgetHand } from './knowing.js';
import { enter, leave, noCounters, none } from './stays.js';

export function move(state: State, action: Move): void {
  const { item, from, to } = action;
  invariant(item !== null, 'a masked event cannot be folded');
  noteExpeditions(state, item, from, to);
  // 3.2.4.d: all expeditions, including those of other players, are one zone, so the object remains the same.
  if (from.zone === 'expedition' && to.zone === 'expedition') {
    state.stays[item] = { ...stayOf(state, item), seat: to.seat, expedition: to.expedition ?? null };
    return;
  }
  if (from.zone !== 'outside') {
    leave(item, itemsIn(state, from.zone, from.seat));
    if (from.zone === 'hand' && to.zone !== 'outside' && (isHidden(to.zone) || action.faceDown))
      forgetHand(state, item, from.seat);
  }
  if (isDiscard(action) && (from.zone === 'hand' || from.zone === 'reserve'))
    state.discarded.push({ from: from.zone, seat: action.by ?? from.seat });
  noteMove(state, action, item);
  // 5.1.2.b: a card that enters Limbo is being played.
  const origin = action.asFrom ?? (from.zone === 'outside' ? null : from.zone);
  if (to.zone === 'limbo') {
    const last = from.zone === 'hand' && seatOf(state, from.seat).hand.length === 0;
    state.played.push({ item, seat: to.seat, turn: state.turn, phase: state.phase, from: origin, last });
  }
  const statuses = action.statuses ?? none;
  const counters = action.counters ?? noCounters;
  enter(state, item, to, origin, action.becomes, statuses, counters, action.faceDown, action.index);
}

/**
 * Applies the new order of a deck. If the discard pile was shuffled into the deck, the order also contains its cards.
 */
export function shuffle(state: State, action: Shuffle): void {
  invariant(action.order !== null, 'a masked event cannot be folded');
  const seat = seatOf(state, action.seat);
  seat.deck = [...action.order];
  if (action.discard) seat.discard = [];
  const stay: Stay = {
    zone: 'deck',
    seat: action.seat,
    expedition: null,
    object: null,
    faceDown: false,
    from: null,
    statuses: none,
    counters: noCounters,
  };
  for (const item of action.order) {
    if (action.discard && state.stays[item]?.zone === 'deck') continue;
    state.stays[item] = stay;
    state.known[item] = 0;
  }
}
