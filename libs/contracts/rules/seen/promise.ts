import { useOfMana } from '#kernel';
import type { Seat } from '#record';
import { contractOf, seatOf, type State } from '../state/state.js';
import { totalCost, countOf } from '../world/mana.js';
import { wanting } from './measures.js';

/**
 * Returns the amount of mana that the player could spend on the contracts in hand, in this turn and the next three.
 * Assumes that the player gains one extractor per turn, in a missing colour.
 */
export function promise(state: State, seat: Seat): number {
  const { hand, extractors, full, reservoirs } = seatOf(state, seat);
  const contracts = hand.map((item) => {
    const { cost } = contractOf(state, item);
    return { cost: totalCost(cost), from: wanting(cost, extractors) };
  });
  const turns = [1, 2, 3].map((later) => countOf(extractors) + later);
  return useOfMana(contracts, [countOf(full) + reservoirs, ...turns]);
}
