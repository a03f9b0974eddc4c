import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Problem } from '../errors/problem.js';

/** The maximum nesting depth of fields. The usual introspection query has 13 levels. */
export const MAX_DEPTH = 16;
/** The maximum number of aliases in a query. */
export const MAX_ALIASES = 100;
/** The maximum number of root fields in an operation. */
export const MAX_ROOT_FIELDS = 20;

interface Shape {
  readonly depth: number;
  readonly aliases: number;
}

/** Returns the root fields of an operation, including those in fragments. */
export function rootFields(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): readonly FieldNode[] {
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      if (fragment === undefined || seen.has(selection.name.value)) return [];
      seen.add(selection.name.value);
      return fieldsOf(fragment);
    });
  return fieldsOf(selectionSet);
}

const fragmentsOf = ({ definitions }: DocumentNode): ReadonlyMap<string, SelectionSetNode> =>
  new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map(({ name, selectionSet }) => [name.value, selectionSet]),
  );

/**
 * Checks the structure of a valid operation. Does not check the cost of its fields. Returns `QUERY_TOO_DEEP`,
 * `ALIASES_TOO_MANY` or `FIELDS_TOO_MANY`. Null if the structure is allowed.
 */
export function beyondShape(document: DocumentNode, operation: OperationDefinitionNode): Problem | null {
  const { depth, aliases } = shapeOf(document, operation);
  if (depth > MAX_DEPTH)
    return {
      code: 'QUERY_TOO_DEEP',
      message: `The query is ${depth} fields deep. The limit is ${MAX_DEPTH}.`,
      advice: 'Split the query into several queries.',
    };
  if (aliases > MAX_ALIASES)
    return {
      code: 'ALIASES_TOO_MANY',
      message: `The query has ${aliases} aliases. The limit is ${MAX_ALIASES}.`,
      advice: 'Request a list or a page instead of the same field many times.',
    };
  const fields = rootFields(document, operation).length;
  if (fields <= MAX_ROOT_FIELDS) return null;
  return {
    code: 'FIELDS_TOO_MANY',
    message: `The operation has ${fields} root fields. The limit is ${MAX_ROOT_FIELDS}.`,
    advice: 'Split the operation into several operations.',
  };
}

/** Measures each fragment only once, because an operation can use a fragment exponentially many times. */
function shapeOf(document: DocumentNode, operation: OperationDefinitionNode): Shape {
  const fragments = fragmentsOf(document);
  const known = new Map<string, Shape>();
  const shapeOfFragment = (name: string): Shape => {
    const found = known.get(name);
    if (found) return found;
    const fragment = fragments.get(name);
    const shape = fragment === undefined ? { depth: 0, aliases: 0 } : shapeOfSet(fragment);
    known.set(name, shape);
    return shape;
  };
  const shapeOfSet = ({ selections }: SelectionSetNode): Shape => {
    const shapes = selections.map((selection): Shape => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return shapeOfFragment(selection.name.value);
      if (selection.kind === Kind.INLINE_FRAGMENT) return shapeOfSet(selection.selectionSet);
      const inside = selection.selectionSet ? shapeOfSet(selection.selectionSet) : { depth: 0, aliases: 0 };
      return { depth: inside.depth + 1, aliases: inside.aliases + (selection.alias === undefined ? 0 : 1) };
    });
    return {
      depth: Math.max(0, ...shapes.map(({ depth }) => depth)),
      aliases: shapes.reduce((sum, { aliases }) => sum + aliases, 0),
    };
  };
  return shapeOfSet(operation.selectionSet);
}
