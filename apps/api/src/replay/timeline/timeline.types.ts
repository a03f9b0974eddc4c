import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock, PageInfo, Rule } from '../../graphql/shared.types.js';

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
  description: 'A level of detail.',
  valuesMap: {
    DAY: { description: 'Events that start a day.' },
    PHASE: { description: 'Events that start a day or a phase.' },
    TURN: { description: 'Events that start a day, a phase or a turn.' },
    DECISION: { description: 'Those of TURN, and decisions.' },
    STEP: { description: 'Every event.' },
    ACTION: { description: 'Every event, with its atomic actions.' },
  },
});

@ObjectType({ description: 'One atomic action in words.' })
export class ActionLine {
  @Field({ description: 'The moment after it: `142.3`.' })
  readonly position!: string;
  @Field()
  readonly kind!: string;
  @Field()
  readonly text!: string;
}

@ObjectType({ description: 'One event in words, as the viewer sees it.' })
export class TimelineEntry {
  @Field({ description: 'The moment after the event, or after the atomic action where each is an entry.' })
  readonly position!: string;
  @Field(() => Int)
  readonly revision!: number;
  @Field()
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'The verb of a step.' })
  readonly verb!: string | null;
  @Field(() => Int, { nullable: true, description: 'The seat that acts or decides. Null: the game does.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly name!: string | null;
  @Field({
    description:
      'True: the table differs after it, as the viewer sees it. False: it only asks, decides or counts time.',
  })
  readonly shows!: boolean;
  @Field(() => [TimelineLevel], { description: 'The levels that begin here.' })
  readonly starts!: readonly TimelineLevel[];
  @Field(() => Clock, { description: 'The time in the game after the event.' })
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
  @Field(() => Int, { description: 'Entries of this level in the whole game that match the filter.' })
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
  @Field(() => String, { nullable: true, description: 'The name of the player whose turn it is.' })
  readonly name!: string | null;
}

@InputType({ description: 'Filters entries. All conditions must hold.' })
export class TimelineFilter {
  @Field(() => Int, { nullable: true, description: 'The seat that acts or decides.' })
  readonly seat?: number | null;
  @Field(() => String, { nullable: true, description: 'The verb of the step: `draw`, `play`, …' })
  readonly verb?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Name or reference of a card it is about. Cards that the viewer does not know never ' + 'match.',
  })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'An item that it is about.' })
  readonly item?: number | null;
}
