import { families, fieldName, type Nodes } from './families.js';
import type { KindSpecs, Spec } from './shape.js';

/** The editions of the rules in which abilities can be executed. */
export const editions = ['1.0', '4.0'] as const;
export type EditionId = (typeof editions)[number];

/**
 * For each family of nodes whose capabilities are listed, the values that are plain words or numbers instead of nodes.
 */
const plain = {
  ...{ ability: [], trigger: [], passive: [], cost: [], target: [], effect: [], step: [], condition: [] },
  ...{ selector: [], quantity: ['number'], what: ['me', 'it'] },
} as const satisfies Partial<Record<keyof typeof families, readonly string[]>>;
export type CapabilityFamily = keyof typeof plain;

type Row = KindSpecs[string] | Spec;

/**
 * The rows of each family in the node tables, by kind of node. Costs and descriptions have no kinds, so their rows are
 * listed by field.
 */
const rows = Object.fromEntries(
  Object.entries(plain).map(([family, words]) => {
    const nodes: Nodes = families[family as CapabilityFamily];
    const table: Readonly<Record<string, Row>> =
      'kinds' in nodes ? nodes.kinds : 'keys' in nodes ? nodes.keys : nodes.fields;
    const named = Object.entries(table).map(([name, row]) => [fieldName(name), row] as const);
    return [family, new Map<string, Row>([...words.map((word) => [word, {}] as const), ...named])];
  }),
) as unknown as Readonly<Record<CapabilityFamily, ReadonlyMap<string, Row>>>;

/** The kinds of nodes in each family. Costs and descriptions have no kinds, so the names of their fields are listed. */
export const abilityKinds = Object.fromEntries([
  ...Object.entries(rows).map(([family, kinds]) => [family, [...kinds.keys()]] as const),
  ['known', ['me', 'it', ...Object.keys(families.known.keys)]] as const,
]) as unknown as Readonly<Record<CapabilityFamily | 'known', readonly string[]>>;

/** Returns the reason why an edition does not execute the node or field of a row. Null if the edition executes it. */
export const lackedBy = (row: Row | undefined, edition: EditionId): string | null =>
  edition === '1.0' && typeof row === 'object' && 'since' in row && typeof row.since === 'string'
    ? row.since
    : null;

/**
 * Returns the reason why an edition does not execute nodes of a kind. Null if the edition executes them, or if the
 * family has no kinds.
 */
export const missingCapability = (family: string, kind: string, edition: EditionId): string | null =>
  lackedBy(family in rows ? rows[family as CapabilityFamily].get(kind) : undefined, edition);

export const executedKinds = (edition: EditionId): Readonly<Record<CapabilityFamily, readonly string[]>> =>
  Object.fromEntries(
    Object.keys(rows).map((family) => [
      family,
      abilityKinds[family as CapabilityFamily].filter(
        (kind) => missingCapability(family, kind, edition) === null,
      ),
    ]),
  ) as Record<CapabilityFamily, string[]>;
