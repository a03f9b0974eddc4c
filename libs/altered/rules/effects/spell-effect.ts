import { reads, type Ability, type Instructions } from '#altered/abilities';
import type { GameStarted } from '#record';

/** A spell's effect. `ability` is the index of the first ability with an effect. */
export interface SpellEffect extends Instructions {
  readonly ability: number;
}

type Known = WeakMap<readonly Ability[], { readonly effect: SpellEffect | null }>;

/** Caches effects by list of printed abilities, because such lists never change. */
const known: Readonly<Record<'own-targets' | 'shifted', Known>> = {
  'own-targets': new WeakMap(),
  shifted: new WeakMap(),
};

/**
 * Returns the effect of a Spell (1.2.6.a). Combines the instructions of all its abilities, because they are declared
 * together (5.2.3.b). Null if there are none.
 */
export function effectOf(
  abilities: readonly Ability[],
  game: Pick<GameStarted, 'options'> | null,
): SpellEffect | null {
  const haveOwn = reads(game, 'own-targets-of-gained');
  const of = known[haveOwn ? 'own-targets' : 'shifted'];
  const found = of.get(abilities);
  if (found !== undefined) return found.effect;
  const effect = together(abilities, haveOwn);
  of.set(abilities, { effect });
  return effect;
}

function together(abilities: readonly Ability[], haveOwn: boolean): SpellEffect | null {
  const lines = abilities.flatMap((ability) => (ability.kind === 'effect' ? [ability] : []));
  const [first] = lines;
  if (first === undefined) return null;
  const ability = abilities.indexOf(first);
  if (lines.length === 1) {
    const { targets, effect } = first;
    return { ability, ...(targets && { targets }), effect };
  }
  let before = 0;
  const shifted = lines.map(({ targets = [], effect }) => {
    const line = afterTargets({ targets, effect }, before, haveOwn);
    before += targets.length;
    return line;
  });
  const targets = shifted.flatMap((line) => line.targets);
  return {
    ability,
    ...(targets.length > 0 && { targets }),
    effect: { kind: 'sequence', effects: shifted.map(({ effect }) => effect) },
  };
}

/**
 * Adds `before`, the number of targets in preceding parts, to the target numbers in `part`. If `haveOwn` is set, leaves
 * the target numbers in granted abilities unchanged.
 */
function afterTargets<T>(part: T, before: number, haveOwn: boolean): T {
  if (before === 0 || typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((inner: unknown) => afterTargets(inner, before, haveOwn)) as T;
  // 5.2.3.g: inner actions, delayed effects and granted abilities have their own targets, which are not renumbered.
  if ('kind' in part && (part.kind === 'pay-to' || part.kind === 'delayed')) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (name === 'token' || (name === 'gain' && 'kind' in part && part.kind === 'abilities'))
        return [name, value];
      if (name === 'abilities' && haveOwn) return [name, value];
      if (name === 'target' && typeof value === 'number') return [name, value + before];
      return [name, afterTargets(value, before, haveOwn)];
    }),
  ) as T;
}
