import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, PageInfo, Rule } from '../graphql/shared.types.js';

export const ReactionOutcome = { RESOLVED: 'RESOLVED', DECLINED: 'DECLINED' } as const;
export type ReactionOutcome = keyof typeof ReactionOutcome;
registerEnumType(ReactionOutcome, {
  name: 'ReactionOutcome',
  description: 'What became of a reaction.',
  valuesMap: {
    RESOLVED: { description: 'It was played; it may have had nothing to do.' },
    DECLINED: { description: 'It was played without paying for it, and did nothing.' },
  },
});

@ObjectType({ description: 'A reaction: what activated it, when it was played, and what came of it.' })
export class ReactionTrigger {
  @Field(() => Int, { description: 'The item that stood for it while it waited; unique in the game.' })
  readonly emblem!: number;
  @Field({
    description:
      'The moment after the atomic action that activated it; after the event where it was the event as a whole.',
  })
  readonly position!: string;
  @Field(() => Int, { description: 'The event that activated it.' })
  readonly revision!: number;
  @Field(() => Clock, { description: 'When it is after that event.' })
  readonly clock!: Clock;
  @Field(() => Rule, { nullable: true, description: 'By which rule it was activated; null: by an effect.' })
  readonly rule!: Rule | null;
  @Field(() => Int, { description: 'Whose reaction it is.' })
  readonly seat!: number;
  @Field(() => CardReference, { description: 'The object whose ability it is.' })
  readonly source!: CardReference;
  @Field(() => Int, { description: 'Which ability of the object, from 0.' })
  readonly ability!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The line of the card that says it; null: none of its own lines, or not known which.',
  })
  readonly text!: string | null;
  @Field(() => Int, {
    description: 'How many-th activation of this ability of this object that day, from 1.',
  })
  readonly ordinal!: number;
  @Field(() => Int, { description: 'Activations of this ability of this object that day.' })
  readonly thatDay!: number;
  @Field(() => String, {
    nullable: true,
    description: 'When it was played: the choice to play it before others, else the first event of it.',
  })
  readonly played!: string | null;
  @Field(() => String, { nullable: true, description: 'When it was over; null: not yet.' })
  readonly over!: string | null;
  @Field(() => ReactionOutcome, { nullable: true })
  readonly outcome!: ReactionOutcome | null;
  @Field(() => [String], { description: 'The events it caused, as positions.' })
  readonly caused!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'The reaction (its emblem) that led to this one.' })
  readonly parent!: number | null;
  @Field(() => Int, { description: '1 where no reaction led to it, else one more than its parent.' })
  readonly depth!: number;
}

@ObjectType()
export class ReactionEdge {
  @Field()
  readonly cursor!: string;
  @Field(() => ReactionTrigger)
  readonly node!: ReactionTrigger;
}

@ObjectType()
export class ReactionConnection {
  @Field(() => [ReactionEdge])
  readonly edges!: readonly ReactionEdge[];
  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
  @Field(() => Int)
  readonly totalCount!: number;
}

@InputType({ description: 'Which reactions: all that is given must hold.' })
export class ReactionFilter {
  @Field(() => String, { nullable: true, description: 'Name or reference of the card or token.' })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true })
  readonly item?: number | null;
  @Field(() => Int, { nullable: true })
  readonly object?: number | null;
  @Field(() => Int, { nullable: true })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true })
  readonly day?: number | null;
  @Field(() => Int, { nullable: true, description: 'The event that activated them.' })
  readonly by?: number | null;
}
