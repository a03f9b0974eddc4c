import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../../graphql/date-time.scalar.js';
import { GraphQLJson } from '../../graphql/json.scalar.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { Clock, Rule } from '../../graphql/shared.types.js';

/** The cost of finding the reactions in a whole game. */
const REACTIONS_COST = 12 * REBUILD_COST;

@ObjectType({ description: 'A reaction that the event activated.' })
export class ActivatedReaction {
  @Field(() => Int, { description: 'The card or token with the ability.' })
  readonly item!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The timestamp of the card or token. Null in hidden zones.',
  })
  readonly object!: number | null;
  @Field(() => Int, { description: "The index of the object's ability, from 0." })
  readonly ability!: number;
  @Field({ description: 'The name of the card or token.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The seat that controls it.' })
  readonly seat!: number;
  @Field(() => Rule, { description: 'The rule that activated it.' })
  readonly rule!: Rule;
  @Field(() => String, {
    nullable: true,
    complexity: REACTIONS_COST,
    description: 'The line of card text with the ability. Null if no line of the card has it.',
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
  @Field(() => Int, { description: 'The card or token with the ability.' })
  readonly item!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The timestamp of the card or token. Null in hidden zones.',
  })
  readonly object!: number | null;
  @Field(() => Int, { description: "The index of the object's ability, from 0." })
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
  @Field({ description: 'The reason as text.' })
  readonly text!: string;
  @Field(() => Rule, { description: 'The rule that prevented the activation.' })
  readonly rule!: Rule;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the object that prevents the activation.',
  })
  readonly by!: string | null;
  @Field(() => [ComparedNumbers], {
    nullable: true,
    description:
      'The numbers that the condition compared. Visible only to the player, because the numbers can count ' +
      'hidden cards.',
  })
  readonly compared!: readonly ComparedNumbers[] | null;
}

@ObjectType({
  description: 'The reactions that an event activated, and the reasons why others were not activated.',
})
export class Explanation {
  @Field(() => [ActivatedReaction], { description: 'The reactions that the event activated.' })
  readonly activated!: readonly ActivatedReaction[];
  @Field(() => [NotActivatedReaction], {
    description: 'The reactions that the event could have activated but did not, with the reasons.',
  })
  readonly notActivated!: readonly NotActivatedReaction[];
}

@ObjectType({ description: 'A recorded event as the viewer sees it.' })
export class GameEvent {
  @Field(() => Int, { description: 'Its number in the game, from 0.' })
  readonly revision!: number;
  @Field(() => ID, { description: 'The id of the event.' })
  readonly id!: string;
  @Field({ description: 'The kind of event: `DecisionMade`, …' })
  readonly kind!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it was recorded.' })
  readonly recordedAt!: Date;
  @Field({ description: 'The event as text, in the requested language.' })
  readonly text!: string;
  @Field(() => [Rule], { description: 'The applied rules.' })
  readonly rules!: readonly Rule[];
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field(() => GraphQLJson, {
    description:
      'The recorded data. Until the game is over, it does not include the seed and the state of the rules ' +
      'engine.',
  })
  readonly data!: unknown;
  @Field(() => Explanation, {
    description: 'The reactions that it activated, and the reasons why others were not activated.',
  })
  readonly explanation!: Explanation;
  @Field(() => String, {
    nullable: true,
    description: 'The position before the event. Null for the first event.',
  })
  readonly previous!: string | null;
  @Field(() => String, { nullable: true, description: 'The position after the next event.' })
  readonly next!: string | null;
}
