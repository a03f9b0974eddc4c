import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Clock, PageInfo, Rule } from '../../graphql/shared.types.js';
import { DecisionOption } from '../state/state.types.js';

@ObjectType({ description: 'A decision and its choice, as the viewer sees it.' })
export class TakenDecision {
  @Field(() => Int, { description: 'The id of the decision.' })
  readonly id!: number;
  @Field({ description: 'The position at which it became pending.' })
  readonly position!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The position at which the decision was made. Null if it is pending.',
  })
  readonly made!: string | null;
  @Field(() => Clock, { description: 'The time in the game when it became pending.' })
  readonly clock!: Clock;
  @Field(() => Int, { description: 'The seat that made the decision.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'The kind of decision, as a term of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => Int, { description: 'The minimum number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The maximum number of options to choose.' })
  readonly max!: number;
  @Field(() => [DecisionOption], {
    nullable: true,
    description: 'The options. Null if they are hidden from the viewer.',
  })
  readonly options!: readonly DecisionOption[] | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'Keys of the chosen options. Null if the decision is pending, or if they are hidden from the viewer.',
  })
  readonly choice!: readonly string[] | null;
  @Field(() => Int, { nullable: true, description: 'The thinking time in milliseconds. Null if unknown.' })
  readonly thinkingTime!: number | null;
  @Field(() => [Rule], { description: 'The applied rules.' })
  readonly rules!: readonly Rule[];
}

@ObjectType({ description: 'A decision in a list.' })
export class DecisionEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => TakenDecision, { description: 'The content of the entry.' })
  readonly node!: TakenDecision;
}

@ObjectType({ description: 'A page of decisions.' })
export class DecisionConnection {
  @Field(() => [DecisionEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly DecisionEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}
