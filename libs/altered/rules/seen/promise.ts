import { useOfMana } from '#kernel';
import type { Seat } from '#record';
import { editionIn } from '../state/edition.js';
import { cardOf, type State } from '../state/state.js';
import { countReadyOrbs, seatOf } from '../state/zones.js';

/**
 * Returns the mana that a player could spend on the cards in hand and Reserve today and in the next three days. Assumes
 * that the player gains one orb per day.
 */
export function promise(state: State, seat: Seat): number {
  if (editionIn(state).mana === 'unlimited') return 0;
  const { hand, reserve, mana } = seatOf(state, seat);
  const cards = [
    ...hand.map((item) => ({ cost: cardOf(state, item).handCost, from: 0 })),
    ...reserve.map((item) => ({ cost: cardOf(state, item).reserveCost, from: 0 })),
  ];
  const days = [1, 2, 3].map((later) => mana.length + later);
  return useOfMana(cards, [countReadyOrbs(state, seat), ...days]);
}
