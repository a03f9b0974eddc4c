import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJson } from '../graphql/json.scalar.js';
import { Clock, Rule } from '../graphql/shared.types.js';

@ObjectType({ description: 'One recorded event as the viewer may know it.' })
export class GameEvent {
  @Field(() => Int)
  readonly revision!: number;
  @Field(() => ID)
  readonly id!: string;
  @Field()
  readonly kind!: string;
  @Field(() => GraphQLISODateTime)
  readonly recordedAt!: Date;
  @Field()
  readonly text!: string;
  @Field(() => [Rule])
  readonly rules!: readonly Rule[];
  @Field(() => Clock, { description: 'When it is after the event.' })
  readonly clock!: Clock;
  @Field(() => GraphQLJson, {
    description:
      'What was recorded. The seed and what play needs to go on are left out until the game is over.',
  })
  readonly data!: unknown;
  @Field(() => String, { nullable: true, description: 'The moment before it; null at the first event.' })
  readonly previous!: string | null;
  @Field(() => String, { nullable: true, description: 'The moment after the next event.' })
  readonly next!: string | null;
}
