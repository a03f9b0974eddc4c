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
  @Field({ description: 'The verb of the action: `move`, `gain-counters`, …' })
  readonly kind!: string;
  @Field({ description: 'The action in words, in the requested language.' })
  readonly text!: string;
}

@ObjectType({ description: 'One event in words, as the viewer sees it.' })
export class TimelineEntry {
  @Field({ description: 'The moment after the event, or after the atomic action where each is an entry.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The number of the event, from 0.' })
  readonly revision!: number;
  @Field({ description: 'The kind of event: `DecisionMade`, …' })
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'The verb of a step.' })
  readonly verb!: string | null;
  @Field(() => Int, { nullable: true, description: 'The seat that acts or decides. Null if the game does.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly name!: string | null;
  @Field({
    description:
      'Whether it changes the table for the viewer. Otherwise it only requests, decides or counts time.',
  })
  readonly shows!: boolean;
  @Field(() => [TimelineLevel], { description: 'The levels that begin here.' })
  readonly starts!: readonly TimelineLevel[];
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field({ description: 'The event in words.' })
  readonly text!: string;
  @Field(() => [Rule], { description: 'The rules it follows.' })
  readonly rules!: readonly Rule[];
  @Field(() => [ActionLine], { description: 'Its atomic actions, with level ACTION or a filter by verbs.' })
  readonly actions!: readonly ActionLine[];
}

@ObjectType({ description: 'An entry of the timeline in a list.' })
export class TimelineEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => TimelineEntry, { description: 'The entry.' })
  readonly node!: TimelineEntry;
}

@ObjectType({ description: 'A page of the timeline.' })
export class TimelineConnection {
  @Field(() => [TimelineEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly TimelineEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'Entries of this level in the whole game that match the filter.' })
  readonly totalCount!: number;
}

@ObjectType({ description: 'Where a day, a phase or a turn starts and ends.' })
export class Landmark {
  @Field({ description: 'The position it starts at.' })
  readonly position!: string;
  @Field({ description: 'Its last position, or the last position of the game so far if it is in progress.' })
  readonly end!: string;
  @Field(() => Int, { description: 'The event it starts with, by its revision.' })
  readonly revision!: number;
  @Field(() => Int, { description: 'The day. 0 before the first.' })
  readonly day!: number;
  @Field({ description: 'The phase, as a word of the game.' })
  readonly phase!: string;
  @Field(() => Int, { description: 'Turns taken until then.' })
  readonly turn!: number;
  @Field(() => Int, { nullable: true, description: 'The seat whose turn it is. Null outside turns.' })
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
