import { _, Ajv, type ValidateFunction } from 'ajv';
import { z } from 'zod';

/** What of a shape has no JSON Schema of its own is left open by `z.custom` alone: that a value is there. */
const ajv = new Ajv({ strict: false, validateFormats: false, discriminator: true });

/**
 * What no member may be called. As a keyword of its own: `propertyNames` with `not` makes an error for each name that is right, and
 * there are thousands in a game.
 */
ajv.addKeyword({
  keyword: 'withoutPrototype',
  type: 'object',
  schemaType: 'boolean',
  code: (context) => {
    context.fail(_`Object.hasOwn(${context.data}, "__proto__")`);
  },
});

type Overridden = Parameters<NonNullable<Overriding>>[0];

/** What JSON Schema alone would take otherwise than the shape does. */
function asTheShape(overridden: Overridden): void {
  decidedByOne(overridden);
  withoutPrototypes(overridden);
}

/** A union that is told apart by one property is decided by it alone, as in OpenAPI. */
function decidedByOne({ zodSchema, jsonSchema }: Overridden): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'union' || !('discriminator' in def)) return;
  const schema = jsonSchema as Record<string, unknown>;
  schema['oneOf'] ??= schema['anyOf'];
  delete schema['anyOf'];
  schema['discriminator'] = { propertyName: def.discriminator };
  schema['required'] = [def.discriminator];
  schema['type'] = 'object';
}

/** Shapes leave out a member that is called so. */
function withoutPrototypes({ zodSchema, jsonSchema }: Overridden): void {
  const { type } = zodSchema._zod.def;
  if ((type === 'object' || type === 'record') && jsonSchema.additionalProperties !== false)
    (jsonSchema as Record<string, unknown>)['withoutPrototype'] = true;
}

type Overriding = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/**
 * Checks that a value of JSON has a shape exactly as it stands, without copying it, several times as fast as the shape does. Yes means that
 * the shape takes it and changes nothing; what it says no to, the shape has to judge. For shapes of what JSON Schema can say: refinements are
 * not asked.
 */
export function quickCheck(shape: z.ZodType): (value: unknown) => boolean {
  let check: ValidateFunction | undefined;
  // Compiled when it is first needed: who reads no records does not wait for it.
  return (value) =>
    (check ??= ajv.compile(
      z.toJSONSchema(shape, { target: 'draft-7', unrepresentable: 'any', override: asTheShape }),
    ))(value);
}

/** What a shape makes of a value. */
export type ReadsShape = (value: unknown) => z.ZodSafeParseResult<unknown>;

/** Reads what has a shape: as it stands where that is right, without a copy, and else as the shape makes it. */
export function quickReader(shape: z.ZodType): ReadsShape {
  const isRight = quickCheck(shape);
  return (value) => (isRight(value) ? { success: true, data: value } : shape.safeParse(value));
}

/** Says what keeps a value from having a shape, beginning with the field; null: nothing. */
export function problemFinder(shape: z.ZodType): (value: unknown) => string | null {
  const read = quickReader(shape);
  return (value) => {
    const { success, error } = read(value);
    if (success) return null;
    const issue = error.issues[0];
    const path = (issue?.path ?? []).join('.');
    return `${path === '' ? '' : `${path}: `}${issue?.message ?? 'unknown'}`;
  };
}
