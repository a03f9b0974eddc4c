import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLJson } from '../../graphql/json.scalar.js';

export const PatchKind = { ADD: 'ADD', REMOVE: 'REMOVE', REPLACE: 'REPLACE' } as const;
registerEnumType(PatchKind, {
  name: 'PatchKind',
  description: 'The kind of operation in a JSON Patch.',
  valuesMap: {
    ADD: { description: 'Adds the value at the path.' },
    REMOVE: { description: 'Removes the value at the path.' },
    REPLACE: { description: 'Replaces the value at the path.' },
  },
});

@ObjectType({ description: 'An operation in a JSON Patch (RFC 6902).' })
export class PatchOperation {
  @Field(() => PatchKind, { description: 'The kind of operation.' })
  readonly op!: keyof typeof PatchKind;
  @Field({ description: 'A JSON Pointer (RFC 6901) into the state.' })
  readonly path!: string;
  @Field(() => GraphQLJson, { nullable: true, description: 'The new value. Null for `REMOVE`.' })
  readonly value!: unknown;
}
