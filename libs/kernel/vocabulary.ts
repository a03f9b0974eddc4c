import { z } from 'zod';
import type { Json } from '#record';

/** Describes how an atomic action affects the state, and explains fields whose names are not self-explanatory. */
export interface ActionWords {
  readonly effect: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Documentation of a game's atomic actions for developers who do not have the game's source code. */
export interface Vocabulary<Kind extends string> {
  readonly module: string;
  readonly title: string;
  /** The schema for stored atomic actions, a union discriminated by `kind`. */
  readonly shape: z.ZodType;
  readonly words: Readonly<Record<Kind, ActionWords>>;
}

type Node = Record<string, unknown>;

export const actionsId = (module: string): string => `urn:retrace:actions:${module}`;

/**
 * Returns a JSON Schema 2020-12 for a game's atomic actions. An action's description states its effect on the state.
 */
export function actionsSchema<Kind extends string>({ module, title, shape, words }: Vocabulary<Kind>): Json {
  const { oneOf, ...schema } = z.toJSONSchema(shape, { override: ({ jsonSchema }) => plain(jsonSchema) }) as {
    readonly oneOf: readonly Node[];
    readonly $schema: string;
  };
  const kinds = oneOf.map((member) => {
    const fields = member['properties'] as Record<string, Node>;
    const kind = String(fields['kind']?.['const']) as Kind;
    const { effect, fields: meanings = {} } = words[kind];
    const properties = Object.entries(fields).map(([name, field]) => [
      name,
      meanings[name] === undefined ? field : { description: meanings[name], ...field },
    ]);
    return { description: effect, ...member, properties: Object.fromEntries(properties) as Node };
  });
  return {
    $schema: schema.$schema,
    $id: actionsId(module),
    title,
    description:
      'One atomic action of a `StepResolved`. docs/integrating/record.md says how to fold a record.',
    oneOf: kinds,
  } as unknown as Json;
}

/** Removes bounds that are equal to the limits of safe integers, because they add no information. */
function plain(node: Node): void {
  if (node['maximum'] === Number.MAX_SAFE_INTEGER) delete node['maximum'];
  if (node['minimum'] === Number.MIN_SAFE_INTEGER) delete node['minimum'];
}
