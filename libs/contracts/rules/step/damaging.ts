import type { Action } from '../state/actions.js';
import { healthOf } from '../world/characteristics.js';
import { seatOf, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';

/**
 * Adds to a step the actions that damage a creature or player, unless the target has no health to lose (6.3.k, 6.3.l).
 */
export function damage(actions: Action[], state: State, ref: Ref, amount: number): void {
  if (amount <= 0) return;
  if ('item' in ref) {
    const { item, object } = ref;
    actions.push({ kind: 'damage', item, object, amount, health: healthOf(state, item) - amount });
  } else {
    const { health } = seatOf(state, ref.seat);
    actions.push({ kind: 'health', seat: ref.seat, delta: -amount, value: health - amount, how: 'damage' });
  }
}
