import type { Ability, Passive } from '#altered/abilities';
import type { Seat } from '#record';
import type { Proposed } from '../state/proposal.js';
import { cardOf, type State } from '../state/state.js';
import { editionIn } from '../state/edition.js';
import { changesCharacteristics, activeAbilitiesAt } from '../world/active-abilities.js';
import { initiativeOrder, isHidden } from '../state/zones.js';

/** A player's simultaneous new objects whose timestamp order matters, so that the player must choose it (2.2.14.d). */
export interface Unordered {
  readonly seat: Seat;
  readonly keys: readonly string[];
}

/** Whether an action creates a new object (2.2.14.b). */
export function makesObject(state: State, action: Proposed): boolean {
  switch (action.kind) {
    case 'create':
    case 'arena':
    case 'token':
    case 'emblem':
    case 'marker':
      return true;
    case 'move': {
      if (action.to.zone === 'outside' || isHidden(action.to.zone)) return false;
      const from = typeof action.item === 'number' ? state.stays[action.item]?.zone : 'deck';
      return !(action.to.zone === 'expedition' && from === 'expedition');
    }
    default:
      return false;
  }
}

const seatOfNew = (action: Proposed): number | null =>
  action.kind === 'move' || action.kind === 'token'
    ? action.to.seat
    : action.kind === 'emblem'
      ? action.seat
      : null;

/** Returns all abilities of a new object, including granted ones. Null if it will have only its printed abilities. */
export type Granted = (order: number) => readonly Ability[] | null;

/**
 * Returns a new object's passive abilities that change characteristics. Such abilities are applied in timestamp order
 * (2.3.1.m).
 */
function altersAs(
  state: State,
  proposed: readonly Proposed[],
  order: number,
  granted: Granted,
): readonly Passive[] {
  const action = proposed[order] as Proposed;
  if (action.kind === 'emblem')
    return action.emblem.kind === 'ongoing' && changesCharacteristics(action.emblem.passive)
      ? [action.emblem.passive]
      : alteringNothing;
  const abilities = granted(order) ?? abilitiesOfNew(state, action);
  if (abilities.length === 0 || (action.kind !== 'move' && action.kind !== 'token')) return alteringNothing;
  const { zone } = action.to;
  if (zone === 'outside' || (action.kind === 'move' && action.faceDown === true)) return alteringNothing;
  const { changing } = activeAbilitiesAt(abilities, { zone, faceDown: false }, editionIn(state));
  return changing.length === 0 ? alteringNothing : changing.map(({ ability }) => ability.passive);
}

const alteringNothing: readonly Passive[] = [];

function abilitiesOfNew(state: State, action: Proposed): readonly Ability[] {
  if (action.kind === 'token') return action.definition.abilities ?? noAbilities;
  if (action.kind !== 'move' || typeof action.item !== 'number') return noAbilities;
  const kind = state.items[action.item]?.kind;
  return kind === 'card' || kind === 'token'
    ? (cardOf(state, action.item).abilities ?? noAbilities)
    : noAbilities;
}

const noAbilities: readonly Ability[] = [];

/** Whether an ability affects other objects. Only then can its place in the timestamp order matter. */
const mattersBesideOthers = (passive: Passive): boolean => !('of' in passive) || passive.of !== 'me';

/**
 * 2.2.14.c–d: assigns increasing timestamps to new objects. Sorts the objects by player in initiative order, and each
 * player's objects in the order that the player chose (`picks`). An entry is null if the action creates no object.
 */
export function timestamps(
  state: State,
  proposed: readonly Proposed[],
  picks: readonly string[],
  granted: Granted = itsOwn,
): readonly (number | null)[] | Unordered {
  let made = 0;
  let only = 0;
  for (let order = 0; order < proposed.length; order++)
    if (makesObject(state, proposed[order] as Proposed)) {
      made++;
      only = order;
    }
  if (made === 0) return noneNew;
  if (made > 1) return severalTimestamps(state, proposed, picks, granted);
  if (proposed.length === 1) return [state.timestamp + 1];
  const result: (number | null)[] = proposed.map(() => null);
  result[only] = state.timestamp + 1;
  return result;
}

const itsOwn: Granted = () => null;

function severalTimestamps(
  state: State,
  proposed: readonly Proposed[],
  picks: readonly string[],
  granted: Granted,
): readonly (number | null)[] | Unordered {
  const result: (number | null)[] = proposed.map(() => null);
  let left = picks;
  let last = state.timestamp;
  for (const seat of [null, ...initiativeOrder(state)]) {
    if (seat === null || !doesOrderMatter(state, proposed, seat, granted)) {
      for (let order = 0; order < proposed.length; order++)
        if (isNewOf(state, proposed, seat, order)) result[order] = ++last;
      continue;
    }
    const fresh = [...proposed.keys()].filter((order) => isNewOf(state, proposed, seat, order));
    const some = fresh.filter((order) => altersAs(state, proposed, order, granted).length > 0);
    const keys = some.map((order) => keyOf(proposed[order] as Proposed, order));
    const chosen = left.slice(0, some.length);
    if (chosen.length < some.length) return { seat, keys };
    left = left.slice(some.length);
    const wanted = chosen.map((key) => some[keys.indexOf(key)] ?? -1);
    for (const order of [...wanted, ...fresh.filter((other) => !some.includes(other))])
      result[order] = ++last;
  }
  return result;
}

/**
 * Whether an action creates a new object that belongs to a player. If `seat` is null, the object must belong to no
 * player.
 */
function isNewOf(state: State, proposed: readonly Proposed[], seat: Seat | null, order: number): boolean {
  const action = proposed[order] as Proposed;
  return seatOfNew(action) === seat && makesObject(state, action);
}

/** Whether the timestamp order of a player's new objects makes a difference. */
function doesOrderMatter(state: State, proposed: readonly Proposed[], seat: Seat, granted: Granted): boolean {
  let fresh = 0;
  for (let order = 0; order < proposed.length; order++) if (isNewOf(state, proposed, seat, order)) fresh++;
  if (fresh < 2) return false;
  let some = 0;
  let matters = false;
  for (let order = 0; order < proposed.length; order++) {
    if (!isNewOf(state, proposed, seat, order)) continue;
    const altering = altersAs(state, proposed, order, granted);
    if (altering.length === 0) continue;
    some++;
    matters ||= altering.some(mattersBesideOthers);
  }
  return some > 1 && matters;
}

const noneNew: readonly null[] = [];

const keyOf = (action: Proposed, order: number): string =>
  action.kind === 'move' && typeof action.item === 'number' ? `${action.item}` : `new:${order}`;
