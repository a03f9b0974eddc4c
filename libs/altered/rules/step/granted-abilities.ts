import { reads, type Ability } from '#altered/abilities';
import type { World } from '../world/characteristics.js';
import { worldOf } from '../world/world.js';
import { apply } from '../state/evolve.js';
import type { Proposed } from '../state/proposal.js';
import { cloneState, type State } from '../state/state.js';
import { settle } from './settle.js';
import { makesObject, type Granted } from './timestamps.js';

/**
 * Returns the abilities that objects in play before and after a step grant to the step's new objects (2.2.14.d).
 * Simulates the step in a copy of the state, and assigns timestamps in the order of the actions. Does nothing if no
 * ability grants abilities.
 */
export const grantedBy = (state: State, world: World, proposed: readonly Proposed[]): Granted =>
  world.grantsAbilities && reads(state.started, 'granted-timestamps') ? lookedUp(state, proposed) : none;

/** Simulates the step on first use. */
function lookedUp(state: State, proposed: readonly Proposed[]): Granted {
  let found: ReadonlyMap<number, readonly Ability[]> | null = null;
  return (order) => (found ??= abilitiesAfter(state, proposed)).get(order) ?? null;
}

const none: Granted = () => null;

function abilitiesAfter(
  state: State,
  proposed: readonly Proposed[],
): ReadonlyMap<number, readonly Ability[]> {
  const copy = cloneState(state);
  const stamps = proposed.map((action, order) =>
    makesObject(state, action) ? state.timestamp + 1 + order : null,
  );
  for (const action of settle(copy, proposed, [], [], stamps).actions) apply(copy, action);
  const after = worldOf(copy);
  const made = new Map<number, readonly Ability[]>();
  for (const [item, stay] of copy.stays.entries()) {
    const order = stay?.object == null ? -1 : stamps.indexOf(stay.object);
    if (order >= 0) made.set(order, after.of(item).abilities);
  }
  return made;
}
