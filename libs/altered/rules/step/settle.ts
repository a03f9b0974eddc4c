import { fewItems, gather, sane } from '#kernel';
import { assertNever, invariant, type AppliedModifier } from '#record';
import type { Action } from '../state/actions.js';
import type { Instead } from './instead.js';
import { destination } from './modifiers.js';
import type { Counters, Status, Stay } from '../state/objects.js';
import type { Applied, Proposed, ProposedMove } from '../state/proposal.js';
import type { State } from '../state/state.js';
import { editionIn } from '../state/edition.js';
import { place, placeOf, regionOf, seatOf, stayOf } from '../state/zones.js';
import { recordedMove } from './recorded-move.js';

/** A step in its final form: its atomic actions, the applied modifiers, and all rules involved. */
export interface Happening {
  readonly kind: 'happens';
  readonly actions: readonly Action[];
  readonly modifiers: readonly AppliedModifier[];
  readonly rules: readonly string[];
  /** The effects that follow because a player declined optional modifiers. */
  readonly otherwise?: readonly Instead[];
  /** The effects that follow because abilities replaced parts of the step. */
  readonly instead?: readonly Instead[];
}

/**
 * Converts proposed actions to atomic actions. Adds the values that are now known, such as previous values and the
 * cards at deck positions.
 */
export function settle(
  state: State,
  proposed: readonly Proposed[],
  applied: readonly Applied[],
  rules: readonly string[],
  stamps: readonly (number | null)[],
): Happening {
  const settling = new Settling(state, stamps);
  const [only] = proposed;
  if (proposed.length === 1 && applied.length === 0 && only !== undefined) {
    const settled = settling.settle(only, 0);
    return happens(settled === null ? noActions : [settled], noModifiers, rules);
  }
  // Maps proposed actions to indices of atomic actions, so that modifiers can refer to them.
  const index = applied.length === 0 ? null : new Map<Proposed, number>();
  for (let order = 0; order < proposed.length; order++) {
    const action = proposed[order] as Proposed;
    const settled = settling.settle(action, order);
    if (settled === null) continue;
    index?.set(action, settling.actions.length);
    settling.actions.push(settled);
  }
  const actions = settling.actions.slice();
  if (index === null) return happens(actions, noModifiers, rules);
  const modifiers: AppliedModifier[] = [];
  for (const { modifier, mode, rule, source, on } of applied) {
    const places: number[] = [];
    for (const action of on) {
      const at = index.get(action);
      if (at !== undefined) places.push(at);
    }
    if (places.length === 0 && on.length > 0) continue;
    const actions = places.slice();
    modifiers.push(
      source === undefined ? { modifier, mode, rule, actions } : { modifier, mode, rule, source, actions },
    );
  }
  const cited =
    modifiers.length === 0 ? rules : [...new Set([...rules, ...modifiers.map(({ rule }) => rule)])];
  return happens(actions, modifiers, cited);
}

const happens = (
  actions: readonly Action[],
  modifiers: readonly AppliedModifier[],
  rules: readonly string[],
): Happening => ({ kind: 'happens', actions, modifiers, rules });

const noActions: readonly Action[] = [];

const noModifiers: readonly AppliedModifier[] = [];

class Settling {
  readonly actions: Action[] = [];
  /** The decks shuffled in this step, by seat. */
  #decks: (readonly number[] | undefined)[] | null = null;
  #items: number;

  constructor(
    private readonly state: State,
    private readonly stamps: readonly (number | null)[],
  ) {
    this.#items = state.items.length;
  }

  settle(action: Proposed, order: number): Action | null {
    const { state } = this;
    const stamp = this.stamps[order] ?? null;
    switch (action.kind) {
      case 'move':
        return this.#move(action, stamp);
      case 'status': {
        const object = action.item === null ? null : (state.stays[action.item]?.object ?? null);
        invariant(object !== null, 'only objects have statuses');
        const { item, status, on } = action;
        // 2.4.1.d–e: an object gains or loses a status at most once per step.
        return this.#changes(item, status, on) ? null : { kind: 'status', item, status, on, object };
      }
      case 'counters': {
        const { object, counters } = stayOf(state, action.item);
        invariant(object !== null, 'only objects have counters');
        const before = this.#valueAfter(action.item, action.name) ?? counters[action.name] ?? 0;
        const value = sane(Math.max(0, before + action.delta));
        const { item, name } = action;
        return { kind: 'counters', item, name, delta: value - before, object, value };
      }
      case 'expedition': {
        const { seat, expedition, due } = action;
        const from = typeof action.move === 'object' ? null : regionOf(state, seat, expedition);
        const to = destination(state, action);
        return due === undefined
          ? { kind: 'expedition', seat, expedition, from, to }
          : { kind: 'expedition', seat, expedition, from, to, due };
      }
      case 'create':
      case 'token':
      case 'emblem':
      case 'arena': {
        invariant(stamp !== null, 'a new object has a timestamp');
        return { ...action, item: fewItems(this.#items++), object: stamp };
      }
      case 'marker':
        invariant(stamp !== null, 'a new object has a timestamp');
        return { ...action, object: stamp };
      case 'vanish':
        return { kind: 'vanish', item: action.item, object: this.#objectNow(action.item) };
      case 'shuffle':
        if (action.order !== null) (this.#decks ??= [])[action.seat] = action.order;
        return action;
      case 'first-player':
        return { ...action, previous: state.day === 0 ? null : state.firstPlayer };
      case 'after-you':
      case 'ascend':
      case 'compare':
      case 'turn-up':
      case 'phase':
      case 'turn':
      case 'pass':
      case 'leave':
      case 'outcome':
      case 'quick-action':
      case 'first-time':
      case 'roll':
        return action;
      case 'reveal': {
        const items = this.#shown(action.items);
        return items.length === 0 ? null : { ...action, items, count: items.length };
      }
      default:
        return assertNever(action);
    }
  }

  /** Whether an earlier action of this step changes the same status in the same way. */
  #changes(item: number | null, status: Status, on: boolean): boolean {
    for (const other of this.actions)
      if (other.kind === 'status' && other.item === item && other.status === status && other.on === on)
        return true;
    return false;
  }

  /**
   * Returns the number of an item's counters with the given name after the last change in this step. Undefined if the
   * step does not change that number.
   */
  #valueAfter(item: number, name: string): number | undefined {
    for (let index = this.actions.length - 1; index >= 0; index--) {
      const other = this.actions[index];
      if (other?.kind === 'counters' && other.item === item && other.name === name) return other.value;
    }
    return undefined;
  }

  #shown(items: Extract<Proposed, { kind: 'reveal' }>['items']): readonly number[] {
    return gather(items, (shown): readonly number[] => {
      const item = typeof shown === 'number' ? shown : this.#deck(shown.deck)[shown.fromTop];
      return item === undefined ? [] : [item];
    });
  }

  /** Returns the item's last earlier move in this step, such as a token's move before the token ceases to exist. */
  #earlier(item: number): Extract<Action, { kind: 'move' }> | undefined {
    for (let index = this.actions.length - 1; index >= 0; index--) {
      const other = this.actions[index];
      if (other?.kind === 'move' && other.item === item) return other;
    }
    return undefined;
  }

  #objectNow(item: number): number | null {
    const earlier = this.#earlier(item);
    return earlier === undefined ? (this.state.stays[item]?.object ?? null) : earlier.becomes;
  }

  #deck(seat: number): readonly number[] {
    return this.#decks?.[seat] ?? seatOf(this.state, seat).deck;
  }

  #move(action: ProposedMove, stamp: number | null): Action | null {
    const { state } = this;
    const { item: moved, to, statuses, counters: given } = action;
    const fromDeck = typeof moved !== 'number';
    const item = fromDeck ? this.#deck(moved.deck)[moved.fromTop] : moved;
    if (item === undefined || this.#earlier(item) !== undefined) return null;
    const stay = state.stays[item] ?? null;
    const from = fromDeck
      ? place('deck', moved.deck)
      : stay === null
        ? place('outside', to.seat)
        : placeOf(stay);
    const staying = stamp === null && stay?.zone === 'expedition' && to.zone === 'expedition';
    const left = fromDeck ? null : (stay?.object ?? null);
    const becomes = staying ? stay.object : stamp;
    const isLost = to.zone === 'discard' && !editionIn(state).discardedKeepCounters;
    const counters = keptCounters(given, fromDeck || isLost ? null : stay, stamp);
    // 2.4.1.g: cards in a hidden zone have no statuses.
    const gained = stamp === null || statuses?.length === 0 ? undefined : statuses;
    return recordedMove({ item, from, to, left, becomes, statuses: gained, counters }, action);
  }
}

/**
 * 2.5.i–j: returns a new object's counters: those that it is given and those that it keeps. An object that leaves the
 * Expedition or Landmark zone keeps none. Undefined if there are no counters.
 */
function keptCounters(
  given: Counters | undefined,
  stay: Stay | null,
  becomes: number | null,
): Counters | undefined {
  if (becomes === null) return undefined;
  const own =
    stay?.object == null || stay.zone === 'expedition' || stay.zone === 'landmark' ? none : stay.counters;
  if (given === undefined) return Object.keys(own).length === 0 ? undefined : { ...own };
  const counters: Record<string, number> = { ...own };
  for (const [name, count] of Object.entries(given)) counters[name] = sane((counters[name] ?? 0) + count);
  return Object.keys(counters).length === 0 ? undefined : counters;
}

const none: Counters = {};
