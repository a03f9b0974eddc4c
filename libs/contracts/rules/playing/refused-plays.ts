import type { RefusedPlay } from '#record';
import { seatOf, type State } from '../state/state.js';
import { playRefusal } from './options.js';

/**
 * Returns the contracts in the turn player's hand that cannot be played now. Each is listed with the rule that forbids
 * it (5.1, 6.3.d).
 */
export function refusedPlays(state: State): readonly RefusedPlay[] {
  const { pending } = state;
  if (pending?.kind !== 'turn') return [];
  const own = seatOf(state, pending.seat);
  return own.hand.flatMap((item) => {
    const rule = playRefusal(state, own, item);
    return rule === null ? [] : [{ item, rule }];
  });
}
