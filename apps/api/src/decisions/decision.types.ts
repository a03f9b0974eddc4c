import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Clock, PageInfo, Rule } from '../graphql/shared.types.js';
import { DecisionOption } from '../state/state.types.js';

@ObjectType({ description: 'What somebody had to decide, and what they chose, as the viewer may know it.' })
export class TakenDecision {
  @Field(() => Int)
  readonly id!: number;
  @Field({ description: 'The moment at which it was asked for.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'The moment at which it was made; null: not yet.' })
  readonly made!: string | null;
  @Field(() => Clock)
  readonly clock!: Clock;
  @Field(() => Int)
  readonly seat!: number;
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
    description: 'Keys of options; null: not made yet, or hidden from the viewer.',
  })
  readonly choice!: readonly string[] | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds, when known.' })
  readonly thinkingTime!: number | null;
  @Field(() => [Rule], { description: 'The rules by which it is decided.' })
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
