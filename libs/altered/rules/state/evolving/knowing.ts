import { invariant } from '#record';
import type { Identify, Reveal } from '../actions.js';
import type { State } from '../state.js';
import { itemsIn, seatOf, stayOf } from '../zones.js';

/** Returns the bit mask of all seats. */
export const everybody = (state: State): number => (1 << state.seats.length) - 1;

/** Adds seats, given as a bit mask, to those that know an item. */
export const learn = (state: State, item: number, seats: number): void => {
  state.known[item] = (state.known[item] ?? 0) | seats;
};

/**
 * Makes a player's whole hand unknown to the other players. Called after a card has left the hand unseen, because they
 * cannot tell which card left.
 */
export function forgetHand(state: State, item: number, owner: number): void {
  state.known[item] = (state.known[item] ?? 0) & (1 << owner);
  for (const other of seatOf(state, owner).hand)
    state.known[other] = (state.known[other] ?? 0) & (1 << owner);
}

export function reveal(state: State, { items, to }: Reveal): void {
  invariant(items !== null, 'a masked event cannot be folded');
  for (const item of items) learn(state, item, to === null ? everybody(state) : 1 << to);
}

/** Replaces the placeholder for an item with the real item. */
export function identify(state: State, { item, was, to, definition }: Identify): void {
  invariant(item !== null && was !== null, 'a masked event cannot be folded');
  const owner = state.items[was]?.owner ?? 0;
  if (definition !== null)
    state.items[item] = { kind: 'card', owner, reference: definition.reference, definition };
  if (item !== was) {
    const stay = stayOf(state, was);
    const list = itemsIn(state, stay.zone, stay.seat);
    list.splice(list.indexOf(was), 1, item);
    state.stays[item] = stay;
    state.stays[was] = null;
    state.known[item] = (state.known[was] ?? 0) & (1 << stay.seat);
  }
  learn(state, item, to === null ? everybody(state) : 1 << to);
}
