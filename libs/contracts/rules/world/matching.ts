import type { Seat } from '#record';
import type { Bounded, Kind, Selector } from '../../abilities/index.js';
import { attackOf, has, healthOf } from './characteristics.js';
import { stands, type Origin } from './standing.js';
import { bodyOf, opponentOf, seatOf, traitsIn, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';
import { totalCost } from './mana.js';

const zoneOf = { creature: 'line', globe: 'globe', rune: 'rune' } as const;

/**
 * Returns everything that matches a selector. Objects of the ability's controller come first. Lines are ordered from
 * left to right.
 */
export function matching(state: State, selector: Selector, origin: Origin): Ref[] {
  const found: Ref[] = [];
  const { what, whose } = selector;
  const add = (seat: Seat, kind: Kind): void => {
    if (kind === 'player') {
      const ref = { seat };
      if (fits(state, selector, ref, origin)) found.push(ref);
    } else
      for (const item of seatOf(state, seat)[zoneOf[kind]]) {
        const ref = { item, object: bodyOf(state, item).object };
        if (fits(state, selector, ref, origin)) found.push(ref);
      }
  };
  const addAll = (seat: Seat): void => {
    if (typeof what === 'string') add(seat, what);
    else for (const kind of what) add(seat, kind);
  };
  if (whose !== 'opponent') addAll(origin.seat);
  if (whose !== 'you') addAll(opponentOf(origin.seat));
  return found;
}

function fits(state: State, selector: Selector, ref: Ref, origin: Origin): boolean {
  if (!stands(state, selector, ref, origin)) return false;
  const { with: keyword, bounds } = selector;
  if (keyword !== undefined && !has(state, ref, keyword)) return false;
  if (bounds === undefined) return true;
  return 'item' in ref && bounds.every((bound) => isWithin(state, ref.item, bound));
}

function isWithin(state: State, item: number, { of, is, than }: Bounded): boolean {
  const value =
    of === 'attack' ? attackOf(state, item) : of === 'health' ? healthOf(state, item) : costOf(state, item);
  return is === 'at-least' ? value >= than : value <= than;
}

/** Returns the total mana cost of a contract. 0 for a token. */
const costOf = (state: State, item: number): number => totalCost(traitsIn(state, item).cost);
