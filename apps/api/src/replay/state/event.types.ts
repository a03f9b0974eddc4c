import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../../graphql/date-time.scalar.js';
import { GraphQLJson } from '../../graphql/json.scalar.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { Clock, Rule } from '../../graphql/shared.types.js';

/** The cost of finding the reactions in a whole game. */
const REACTIONS_COST = 12 * REBUILD_COST;

@ObjectType({ description: 'A reaction that the event activated.' })
export class ActivatedReaction {
  @Field(() => Int, { description: 'The card or token that has the ability.' })
  readonly item!: number;
  @Field(() => Int, { nullable: true, description: 'The timestamp of that object. Null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => Int, { description: 'Which ability of the object, from 0.' })
  readonly ability!: number;
  @Field({ description: 'Name of the card or token.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly seat!: number;
  @Field(() => Rule, { description: 'The rule that activated it.' })
  readonly rule!: Rule;
  @Field(() => String, {
    nullable: true,
    complexity: REACTIONS_COST,
    description: 'The line of the card with this effect. Null if none of its own lines has it.',
  })
  readonly text!: string | null;
}

@ObjectType({ description: 'The numbers that a condition compared.' })
export class ComparedNumbers {
  @Field(() => Int, { description: 'The number on the left.' })
  readonly left!: number;
  @Field({ description: 'The comparison, such as `at-least`.' })
  readonly is!: string;
  @Field(() => Int, { description: 'The number on the right.' })
  readonly right!: number;
  @Field({ description: 'Whether the comparison holds.' })
  readonly holds!: boolean;
}

@ObjectType({
  description: 'A reaction that checked the event and was not activated, with the first reason.',
})
export class NotActivatedReaction {
  @Field(() => Int, { description: 'The card or token that has the ability.' })
  readonly item!: number;
  @Field(() => Int, { nullable: true, description: 'The timestamp of that object. Null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => Int, { description: 'Which ability of the object, from 0.' })
  readonly ability!: number;
  @Field({ description: 'The name of the card or token.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly seat!: number;
  @Field({
    description:
      'The reason: `trigger`, `subject`, `condition`, `forbidden`, `limit` or `did-not-exist-yet`.',
  })
  readonly why!: string;
  @Field(() => String, { nullable: true, description: 'The part of the trigger that did not match.' })
  readonly part!: string | null;
  @Field({ description: 'The reason in words.' })
  readonly text!: string;
  @Field(() => Rule, { description: 'The rule by which it was not activated.' })
  readonly rule!: Rule;
  @Field(() => String, { nullable: true, description: 'Name of the object that forbids it.' })
  readonly by!: string | null;
  @Field(() => [ComparedNumbers], {
    nullable: true,
    description: 'Only the player sees this: the numbers can count hidden cards.',
  })
  readonly compared!: readonly ComparedNumbers[] | null;
}

@ObjectType({ description: 'Which reactions an event activated, and why others were not.' })
export class Explanation {
  @Field(() => [ActivatedReaction], { description: 'Reactions that the event activated.' })
  readonly activated!: readonly ActivatedReaction[];
  @Field(() => [NotActivatedReaction], {
    description: 'Reactions that it could have activated, and why it did not.',
  })
  readonly notActivated!: readonly NotActivatedReaction[];
}

@ObjectType({ description: 'One recorded event as the viewer sees it.' })
export class GameEvent {
  @Field(() => Int, { description: 'Its number in the game, from 0.' })
  readonly revision!: number;
  @Field(() => ID, { description: 'The id of the event.' })
  readonly id!: string;
  @Field({ description: 'The kind of event: `DecisionMade`, …' })
  readonly kind!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was recorded.' })
  readonly recordedAt!: Date;
  @Field({ description: 'The event in words, in the requested language.' })
  readonly text!: string;
  @Field(() => [Rule], { description: 'The rules it follows.' })
  readonly rules!: readonly Rule[];
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field(() => GraphQLJson, {
    description:
      'The recorded data. Until the game is over it lacks the seed and the state of the rules ' + 'engine.',
  })
  readonly data!: unknown;
  @Field(() => Explanation, { description: 'Which reactions it activated, and why others were not.' })
  readonly explanation!: Explanation;
  @Field(() => String, { nullable: true, description: 'The moment before it. Null at the first event.' })
  readonly previous!: string | null;
  @Field(() => String, { nullable: true, description: 'The moment after the next event.' })
  readonly next!: string | null;
}
