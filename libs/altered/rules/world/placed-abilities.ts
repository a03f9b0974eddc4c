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

/** Whether it is a support ability, which works in Reserve alone. */
export const isSupport = (ability: Ability): boolean => 'where' in ability && ability.where === 'support';

/**
 * Abilities with the place where they work: those after {I} are support abilities (1.1.6.j of edition 4.0), those of a Feat's
 * other box are there once it is completed. Each keeps its place in the list.
 */
export function placedAbilities(abilities: readonly Ability[], completed = false): readonly Ability[] {
  const places = placesOf(abilities);
  return completed ? places.completed : places.open;
}

/** The same as an object has them now: most lists are the same either way, and need not ask. */
export function abilitiesNow(
  abilities: readonly Ability[],
  stay: Pick<Stay, 'counters'> | null | undefined,
): readonly Ability[] {
  if (abilities.length === 0) return abilities;
  const { open, completed } = placesOf(abilities);
  return completed !== open && isCompleted(stay) ? completed : open;
}

function placesOf(abilities: readonly Ability[]): Placed {
  let found = known.get(abilities);
  if (found === undefined) {
    found = placed(abilities);
    known.set(abilities, found);
  }
  return found;
}

function placed(abilities: readonly Ability[]): Placed {
  if (!abilities.some(({ kind }) => kind === 'in-reserve' || kind === 'completed'))
    return { open: abilities, completed: abilities };
  const open = abilities.map(inReserve);
  return { open, completed: open.map((one) => (one.kind === 'completed' ? inReserve(one.ability) : one)) };
}

function inReserve(ability: Ability): Ability {
  if (ability.kind !== 'in-reserve') return ability;
  const inner = ability.ability;
  const isPlaced = inner.kind === 'reaction' || inner.kind === 'passive' || inner.kind === 'quick-action';
  return isPlaced ? { ...inner, where: 'support' } : ability;
}
