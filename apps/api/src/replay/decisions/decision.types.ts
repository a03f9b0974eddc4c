import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Clock, PageInfo, Rule } from '../../graphql/shared.types.js';
import { DecisionOption } from '../state/state.types.js';

@ObjectType({ description: 'A decision and its choice, as the viewer sees it.' })
export class TakenDecision {
  @Field(() => Int)
  readonly id!: number;
  @Field({ description: 'The moment at which it became pending.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'The moment at which it was made. Null: not yet.' })
  readonly made!: string | null;
  @Field(() => Clock)
  readonly clock!: Clock;
  @Field(() => Int)
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'A word of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => Int)
  readonly min!: number;
  @Field(() => Int)
  readonly max!: number;
  @Field(() => [DecisionOption], {
    nullable: true,
    description: 'Null when they are hidden from the viewer.',
  })
  readonly options!: readonly DecisionOption[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Keys of options. Null: not made yet, or hidden from the viewer.',
  })
  readonly choice!: readonly string[] | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds, when known.' })
  readonly thinkingTime!: number | null;
  @Field(() => [Rule], { description: 'The rules it follows.' })
  readonly rules!: readonly Rule[];
}

@ObjectType()
export class DecisionEdge {
  @Field()
  readonly cursor!: string;
  @Field(() => TakenDecision)
  readonly node!: TakenDecision;
}

@ObjectType()
export class DecisionConnection {
  @Field(() => [DecisionEdge])
  readonly edges!: readonly DecisionEdge[];
  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
  @Field(() => Int)
  readonly totalCount!: number;
}
