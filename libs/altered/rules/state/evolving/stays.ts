import { invariant } from '#record';
import type { Place } from '../actions.js';
import type { Counters, Item, Stay, Zone } from '../objects.js';
import type { State } from '../state.js';
import { isHidden, itemsIn, stayOf } from '../zones.js';
import { everybody, learn } from './knowing.js';

export const none: Stay['statuses'] = [];
export const noCounters: Stay['counters'] = {};

/** Adds a new item, which is in no zone and unknown to all players. */
export function mint(state: State, item: number, made: Item): void {
  state.items[item] = made;
  state.stays[item] = null;
  state.known[item] = 0;
}

/** Removes an item from a zone's list. */
export function leave(item: number, list: number[]): void {
  const index = list.indexOf(item);
  if (index < 0) invariant(false, `item ${item} is not where it should be`);
  // Avoids `splice`, which allocates a list of the removed elements.
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as number;
  list.pop();
}

/** Puts an item into a zone at an index, or at the end. */
export function enter(
  state: State,
  item: number,
  to: Place,
  from: Zone | null,
  object: number | null,
  statuses: Stay['statuses'],
  counters: Stay['counters'],
  faceDown = false,
  index?: number,
): void {
  invariant(to.zone !== 'outside', 'outside is no zone');
  const list = itemsIn(state, to.zone, to.seat);
  if (index === undefined) list.push(item);
  else list.splice(index, 0, item);
  const expedition = to.expedition ?? null;
  state.stays[item] = {
    zone: to.zone,
    seat: to.seat,
    expedition,
    object,
    faceDown,
    from,
    statuses,
    counters,
  };
  if (object !== null && object > state.timestamp) state.timestamp = object;
  if (to.zone === 'hand' || (faceDown && to.zone === 'mana')) learn(state, item, 1 << to.seat);
  else if (!isHidden(to.zone) && !faceDown) learn(state, item, everybody(state));
}

export function changeCounters(state: State, item: number | null, name: string, value: number): void {
  invariant(item !== null, 'a masked event cannot be folded');
  const stay = stayOf(state, item);
  state.stays[item] = { ...stay, counters: withCounter(stay.counters, name, value) };
}

/** Sets the number of counters with the given name, and puts that entry last. Zero removes the entry. */
function withCounter(counters: Counters, name: string, value: number): Counters {
  const all: Record<string, number> = {};
  for (const [other, count] of Object.entries(counters)) if (other !== name) all[other] = count;
  if (value !== 0) all[name] = value;
  return all;
}

export function changeStatus(
  state: State,
  item: number | null,
  status: Stay['statuses'][number],
  on: boolean,
): void {
  invariant(item !== null, 'a masked event cannot be folded');
  const stay = stayOf(state, item);
  state.stays[item] = { ...stay, statuses: withStatus(stay.statuses, status, on) };
}

/** Adds or removes a status, and keeps the statuses in alphabetical order. */
function withStatus(
  statuses: Stay['statuses'],
  status: Stay['statuses'][number],
  on: boolean,
): Stay['statuses'] {
  if (statuses.length === 0) return on ? [status] : none;
  if (statuses.length === 1 && statuses[0] === status) return on ? statuses : none;
  const others = statuses.filter((other) => other !== status);
  return on ? [...others, status].sort() : others;
}
