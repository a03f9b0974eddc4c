import type { Ability } from './ability.js';
import { abilityKinds, editions, lackedBy, missingCapability, type EditionId } from './capabilities.js';
import { families, fieldName, fieldsOf, isFamily } from './families.js';
import { restrictionsOn } from './partly.js';
import type { Part } from './part.js';
import { walkAbilities } from './walk.js';

/**
 * A node that an edition does not execute. For example, its `path` is `ability.effect` and its `kind` is `effect
 * delayed`.
 */
export interface Unsupported {
  readonly path: string;
  readonly kind: string;
  /** The reason, as text for users. */
  readonly why: string;
}

/**
 * Returns the kind of a part, as a list with one element. Costs and descriptions have no kinds, so their lists contain
 * the names of their fields.
 */
export function kindsOf({ family, value }: Part): readonly string[] {
  if (family === 'cost' || family === 'selector') return Object.keys(value);
  if (typeof value === 'number') return ['number'];
  if (typeof value === 'string') return [value];
  if ('kind' in value) return [value.kind];
  const keys: readonly string[] = family === 'quantity' || family === 'what' ? abilityKinds[family] : [];
  return Object.keys(value)
    .filter((key) => keys.includes(key))
    .slice(0, 1);
}

/**
 * Returns the fields of a node that an edition does not execute. Empty for costs and descriptions, because `kindsOf`
 * returns their fields.
 */
function missingFields(part: Part, edition: EditionId): readonly (readonly [string, string])[] {
  const { family, value } = part;
  if (family === 'cost' || family === 'selector' || typeof value !== 'object' || !isFamily(family)) return [];
  const node = [family, ...kindsOf(part)].join(' ');
  return Object.entries(fieldsOf(families[family], value)).flatMap(([key, spec]) => {
    const name = fieldName(key);
    const why = name in value ? lackedBy(spec, edition) : null;
    return why === null ? [] : [[`${node}, ${name}`, why] as const];
  });
}

/** Lists the parts of an ability that an edition does not execute. */
export function unsupported(ability: Ability, edition = '1.0', path = 'ability'): readonly Unsupported[] {
  const known = editions.find((id) => id === edition);
  if (known === undefined)
    return [{ path, kind: `edition ${edition}`, why: `there are no rules of edition ${edition}` }];
  const found: Unsupported[] = [];
  walkAbilities(
    [ability],
    (part, place, scope) => {
      const add = (kind: string, why: string): void =>
        void found.push({ path: place.replace(/^ability\.0/, path), kind, why });
      const kinds = kindsOf(part);
      for (const kind of kinds) {
        const why = missingCapability(part.family, kind, known);
        if (why !== null) add(`${part.family} ${kind}`, why);
      }
      for (const { editions: of, why, concerns } of restrictionsOn(part.family, kinds[0] ?? ''))
        if (of.includes(known) && concerns(part.value, scope))
          add(`${part.family} ${kinds[0]}, in part`, why);
      for (const [kind, why] of missingFields(part, known)) add(kind, why);
    },
    { path: 'ability' },
  );
  return found;
}
