import type { Ability } from '#altered/abilities';
import { COMPLETED, TEMPLE, type Stay } from '../state/objects.js';

/**
 * The variants of a list of abilities: `temple` for a Temple, `completed` for a completed Feat, and `open` for other
 * objects.
 */
interface Placed {
  readonly temple: readonly Ability[];
  readonly completed: readonly Ability[];
  readonly open: readonly Ability[];
}

/** Caches variants by list of abilities, because such lists never change. */
const known = new WeakMap<readonly Ability[], Placed>();

/** Whether an object is a completed Feat. */
export const isCompleted = (stay: Pick<Stay, 'counters'> | null | undefined): boolean =>
  (stay?.counters[COMPLETED] ?? 0) > 0;

/** Whether a card was played as a Landmark for its Temple cost. */
export const isTemple = (stay: Pick<Stay, 'counters' | 'zone'> | null | undefined): boolean =>
  (stay?.counters[TEMPLE] ?? 0) > 0 && (stay?.zone === 'limbo' || stay?.zone === 'landmark');

/** Whether an ability is a support ability, which is only active in Reserve. */
export const isSupport = (ability: Ability): boolean => 'where' in ability && ability.where === 'support';

/**
 * Marks where abilities are active, without changing their indices. Abilities after {I} are support abilities (1.1.6.j
 * of edition 4.0). Abilities in a Feat's other box are active only when the Feat is completed. A Temple also has the
 * ability to go to Reserve at Noon.
 */
export const placedAbilities = (
  abilities: readonly Ability[],
  as: keyof Placed = 'open',
): readonly Ability[] => placesOf(abilities)[as];

/** Like `placedAbilities`, for an object in its current state. Most lists are the same in every state. */
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

/** Whether abilities of the given kind apply only to completed Feats or to Temples. */
export const isElsewhere = (kind: Ability['kind']): boolean => kind === 'completed' || kind === 'temple';

/** The ability "At Noon — You may send me to Reserve." */
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
