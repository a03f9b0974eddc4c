import type { Ability } from '#altered/abilities';
import { COMPLETED, type Stay } from '../state/objects.js';

/** A list of abilities as they are while their object is completed, and while it is not. */
interface Placed {
  readonly completed: readonly Ability[];
  readonly open: readonly Ability[];
}

/** Abilities never change, so where they work is worked out once for each list of them. */
const known = new WeakMap<readonly Ability[], Placed>();

/** Whether an object is completed, as Feats can be. */
export const isCompleted = (stay: Pick<Stay, 'counters'> | null | undefined): boolean =>
  (stay?.counters[COMPLETED] ?? 0) > 0;

/**
 * Abilities with the place where they work: those after {I} are support abilities (1.1.6.j of edition 4.0), those of a Feat's
 * other box are there once it is completed. Each keeps its place in the list.
 */
export function placedAbilities(abilities: readonly Ability[], completed = false): readonly Ability[] {
  if (!abilities.some(({ kind }) => kind === 'in-reserve' || kind === 'completed')) return abilities;
  let found = known.get(abilities);
  if (found === undefined) {
    const open = abilities.map(inReserve);
    found = { open, completed: open.map((one) => (one.kind === 'completed' ? inReserve(one.ability) : one)) };
    known.set(abilities, found);
  }
  return completed ? found.completed : found.open;
}

function inReserve(ability: Ability): Ability {
  if (ability.kind !== 'in-reserve') return ability;
  const inner = ability.ability;
  const isPlaced = inner.kind === 'reaction' || inner.kind === 'passive' || inner.kind === 'quick-action';
  return isPlaced ? { ...inner, where: 'support' } : ability;
}
