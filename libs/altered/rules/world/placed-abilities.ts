import type { Ability } from '#altered/abilities';
import { COMPLETED, TEMPLE, type Stay } from '../state/objects.js';

/** A list of abilities as they are while their object is completed, while it is a Temple, and otherwise. */
interface Placed {
  readonly temple: readonly Ability[];
  readonly completed: readonly Ability[];
  readonly open: readonly Ability[];
}

/** Abilities never change, so where they work is worked out once for each list of them. */
const known = new WeakMap<readonly Ability[], Placed>();

/** Whether an object is completed, as Feats can be. */
export const isCompleted = (stay: Pick<Stay, 'counters'> | null | undefined): boolean =>
  (stay?.counters[COMPLETED] ?? 0) > 0;

/** Whether a card was played as a Landmark with Temple. */
export const isTemple = (stay: Pick<Stay, 'counters' | 'zone'> | null | undefined): boolean =>
  (stay?.counters[TEMPLE] ?? 0) > 0 && (stay?.zone === 'limbo' || stay?.zone === 'landmark');

/** Whether it is a support ability, which works in Reserve alone. */
export const isSupport = (ability: Ability): boolean => 'where' in ability && ability.where === 'support';

/**
 * Abilities with the place where they work: those after {I} are support abilities (1.1.6.j of edition 4.0), those of a Feat's
 * other box are there once it is completed; a Temple can be sent to Reserve at Noon. Each keeps its place in the list.
 */
export const placedAbilities = (
  abilities: readonly Ability[],
  as: keyof Placed = 'open',
): readonly Ability[] => placesOf(abilities)[as];

/** The same as an object has them now: most lists are the same either way, and need not ask. */
export function abilitiesNow(
  abilities: readonly Ability[],
  stay: Pick<Stay, 'counters' | 'zone'> | null | undefined,
): readonly Ability[] {
  if (abilities.length === 0) return abilities;
  const { open, completed, temple } = placesOf(abilities);
  if (temple !== open && isTemple(stay)) return temple;
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
  if (!abilities.some(({ kind }) => kind === 'in-reserve' || isElsewhere(kind)))
    return { open: abilities, completed: abilities, temple: abilities };
  const open = abilities.map(inReserve);
  return {
    open,
    completed: open.map((ability) => (ability.kind === 'completed' ? inReserve(ability.ability) : ability)),
    temple: open.map((ability) => (ability.kind === 'temple' ? leavesAtNoon : ability)),
  };
}

/** Kinds of abilities that stand for others while their object is completed, or a Temple. */
export const isElsewhere = (kind: Ability['kind']): boolean => kind === 'completed' || kind === 'temple';

/** "At Noon — You may send me to Reserve." */
const leavesAtNoon: Ability = {
  kind: 'reaction',
  trigger: { kind: 'phase', phase: 'noon' },
  effect: {
    kind: 'optional',
    effect: { kind: 'step', step: { kind: 'move', what: 'me', to: { zone: 'reserve' } } },
  },
};

function inReserve(ability: Ability): Ability {
  if (ability.kind !== 'in-reserve') return ability;
  const inner = ability.ability;
  const isPlaced = inner.kind === 'reaction' || inner.kind === 'passive' || inner.kind === 'quick-action';
  return isPlaced ? { ...inner, where: 'support' } : ability;
}
