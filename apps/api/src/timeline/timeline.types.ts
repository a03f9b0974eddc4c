import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock, PageInfo, Rule } from '../graphql/shared.types.js';

export const TimelineLevel = {
  DAY: 'DAY',
  PHASE: 'PHASE',
  TURN: 'TURN',
  DECISION: 'DECISION',
  STEP: 'STEP',
  ACTION: 'ACTION',
} as const;
export type TimelineLevel = keyof typeof TimelineLevel;
registerEnumType(TimelineLevel, {
  name: 'TimelineLevel',
  description: 'How closely one looks.',
  valuesMap: {
    DAY: { description: 'Events that start a day.' },
    PHASE: { description: 'Events that start a day or a phase.' },
    TURN: { description: 'Events that start a day, a phase or a turn.' },
    DECISION: { description: 'Those, and what was decided.' },
    STEP: { description: 'Every event.' },
    ACTION: { description: 'Every event, for readers who go through its atomic actions too.' },
  },
});

@ObjectType({ description: 'One atomic action, told.' })
export class ActionLine {
  @Field({ description: 'The moment after it: `142.3`.' })
  readonly position!: string;
  @Field()
  readonly kind!: string;
  @Field()
  readonly text!: string;
}

@ObjectType({ description: 'One event, told as the viewer may know it.' })
export class TimelineEntry {
  @Field({ description: 'The moment after the event; after the atomic action, where each is an entry.' })
  readonly position!: string;
  @Field(() => Int)
  readonly revision!: number;
  @Field()
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'What is done, when it is a step.' })
  readonly verb!: string | null;
  @Field(() => Int, { nullable: true, description: 'Who does or decides it; null when it is the game.' })
  readonly seat!: number | null;
  @Field(() => [TimelineLevel], { description: 'The levels that begin here.' })
  readonly starts!: readonly TimelineLevel[];
  @Field(() => Clock, { description: 'When it is after the event.' })
  readonly clock!: Clock;
  @Field()
  readonly text!: string;
  @Field(() => [Rule])
  readonly rules!: readonly Rule[];
  @Field(() => [ActionLine])
  readonly actions!: readonly ActionLine[];
}

@ObjectType()
export class TimelineEdge {
  @Field()
  readonly cursor!: string;
  @Field(() => TimelineEntry)
  readonly node!: TimelineEntry;
}

@ObjectType()
export class TimelineConnection {
  @Field(() => [TimelineEdge])
  readonly edges!: readonly TimelineEdge[];
  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'Entries of this level in the whole game that the filter means.' })
  readonly totalCount!: number;
}

@ObjectType({ description: 'Where a day, a phase or a turn starts.' })
export class Landmark {
  @Field()
  readonly position!: string;
  @Field(() => Int)
  readonly revision!: number;
  @Field(() => Int)
  readonly day!: number;
  @Field()
  readonly phase!: string;
  @Field(() => Int)
  readonly turn!: number;
  @Field(() => Int, { nullable: true })
  readonly seat!: number | null;
}

@InputType({ description: 'Which entries: all that is given must hold.' })
export class TimelineFilter {
  @Field(() => Int, { nullable: true, description: 'Who does or decides it.' })
  readonly seat?: number | null;
  @Field(() => String, { nullable: true, description: 'What is done in the step: `draw`, `play`, …' })
  readonly verb?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Name or reference of a card that it is about; cards that the viewer does not know are never found.',
  })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'An item that it is about.' })
  readonly item?: number | null;
}
