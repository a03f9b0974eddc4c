import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJson } from '../graphql/json.scalar.js';
import { Clock, Rule } from '../graphql/shared.types.js';

@ObjectType({ description: 'A reaction that the event activated.' })
export class ActivatedReaction {
  @Field(() => Int)
  readonly item!: number;
  @Field(() => Int, { nullable: true })
  readonly object!: number | null;
  @Field(() => Int, { description: 'Which ability of the object, from 0.' })
  readonly ability!: number;
  @Field({ description: 'Name of the card or token.' })
  readonly name!: string;
  @Field(() => Rule)
  readonly rule!: Rule;
}

@ObjectType({ description: 'Numbers that a condition compared.' })
export class ComparedNumbers {
  @Field(() => Int)
  readonly left!: number;
  @Field({ description: 'As `at-least`.' })
  readonly is!: string;
  @Field(() => Int)
  readonly right!: number;
  @Field()
  readonly holds!: boolean;
}

@ObjectType({
  description: 'A reaction that looked at the event and was not activated: the first thing that failed.',
})
export class NotActivatedReaction {
  @Field(() => Int)
  readonly item!: number;
  @Field(() => Int, { nullable: true })
  readonly object!: number | null;
  @Field(() => Int)
  readonly ability!: number;
  @Field()
  readonly name!: string;
  @Field({ description: 'As `trigger`, `subject`, `condition`, `forbidden`, `limit`, `did-not-exist-yet`.' })
  readonly why!: string;
  @Field(() => String, { nullable: true, description: 'Which part of the trigger did not match.' })
  readonly part!: string | null;
  @Field()
  readonly text!: string;
  @Field(() => Rule)
  readonly rule!: Rule;
  @Field(() => String, { nullable: true, description: 'Name of the object that forbids it.' })
  readonly by!: string | null;
  @Field(() => [ComparedNumbers], {
    nullable: true,
    description: "For the player's own eyes: the numbers may count hidden cards.",
  })
  readonly compared!: readonly ComparedNumbers[] | null;
}

@ObjectType({ description: 'Why an event activated what it did, and why not what it did not.' })
export class Explanation {
  @Field(() => [ActivatedReaction])
  readonly activated!: readonly ActivatedReaction[];
  @Field(() => [NotActivatedReaction])
  readonly notActivated!: readonly NotActivatedReaction[];
}

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
  @Field(() => Explanation)
  readonly explanation!: Explanation;
  @Field(() => String, { nullable: true, description: 'The moment before it; null at the first event.' })
  readonly previous!: string | null;
  @Field(() => String, { nullable: true, description: 'The moment after the next event.' })
  readonly next!: string | null;
}
