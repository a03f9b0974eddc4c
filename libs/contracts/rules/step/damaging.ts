import type { Action } from '../state/actions.js';
import { healthOf } from '../world/characteristics.js';
import { seatOf, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';

/** Damage to a creature or player; none where there is nothing to lose (6.3.k, 6.3.l). */
export function damaging(state: State, ref: Ref, amount: number): Action[] {
  if (amount <= 0) return [];
  if ('item' in ref) {
    const { item, object } = ref;
    return [{ kind: 'damage', item, object, amount, health: healthOf(state, item) - amount }];
  }
  const { health } = seatOf(state, ref.seat);
  return [{ kind: 'health', seat: ref.seat, delta: -amount, value: health - amount, how: 'damage' }];
}
