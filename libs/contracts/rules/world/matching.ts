import type { Bounded, Selector } from '../../abilities/index.js';
import { attackOf, has, healthOf } from './characteristics.js';
import { stands, kindsOf, type Origin } from './standing.js';
import { bodyOf, contractOf, itemOf, opponentOf, seatOf, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';
import { totalCost } from './mana.js';

const zoneOf = { creature: 'line', globe: 'globe', rune: 'rune' } as const;

/** Everything that fits a description: of the ability's own player first, each line from left to right. */
export function matching(state: State, selector: Selector, origin: Origin): Ref[] {
  const found: Ref[] = [];
  const add = (ref: Ref): void => {
    if (fits(state, selector, ref, origin)) found.push(ref);
  };
  for (const seat of [origin.seat, opponentOf(origin.seat)])
    for (const kind of kindsOf(selector))
      if (kind === 'player') add({ seat });
      else
        for (const item of seatOf(state, seat)[zoneOf[kind]])
          add({ item, object: bodyOf(state, item).object });
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

/** All mana that a contract costs; a token costs nothing. */
const costOf = (state: State, item: number): number =>
  itemOf(state, item).kind === 'token' ? 0 : totalCost(contractOf(state, item).cost);
