import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Clock, PageInfo, Rule } from '../../graphql/shared.types.js';
import { DecisionOption } from '../state/state.types.js';

@ObjectType({ description: 'A decision and its choice, as the viewer sees it.' })
export class TakenDecision {
  @Field(() => Int, { description: 'The id of the decision.' })
  readonly id!: number;
  @Field({ description: 'The moment at which it became pending.' })
  readonly position!: string;
  @Field(() => String, { nullable: true, description: 'The time of the decision. Null before then.' })
  readonly made!: string | null;
  @Field(() => Clock, { description: 'The time in the game when it became pending.' })
  readonly clock!: Clock;
  @Field(() => Int, { description: 'The seat that decided.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'A word of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => Int, { description: 'How many options to choose, at least.' })
  readonly min!: number;
  @Field(() => Int, { description: 'How many options to choose, at most.' })
  readonly max!: number;
  @Field(() => [DecisionOption], {
    nullable: true,
    description: 'Null when they are hidden from the viewer.',
  })
  readonly options!: readonly DecisionOption[] | null;
  @Field(() => [String], {
    nullable: true,
    description: 'Keys of options. Null if not made yet, or hidden from the viewer.',
  })
  readonly choice!: readonly string[] | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds, when known.' })
  readonly thinkingTime!: number | null;
  @Field(() => [Rule], { description: 'The rules it follows.' })
  readonly rules!: readonly Rule[];
}

@ObjectType({ description: 'A decision in a list.' })
export class DecisionEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => TakenDecision, { description: 'The entry.' })
  readonly node!: TakenDecision;
}

@ObjectType({ description: 'A page of decisions.' })
export class DecisionConnection {
  @Field(() => [DecisionEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly DecisionEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}
