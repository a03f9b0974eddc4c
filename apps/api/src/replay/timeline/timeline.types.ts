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
    DECISION: { description: 'Events of the level TURN, and decisions.' },
    STEP: { description: 'Every event.' },
    ACTION: { description: 'Every event, with its atomic actions.' },
  },
});

@ObjectType({ description: 'An atomic action as text.' })
export class ActionLine {
  @Field({ description: 'The position after the action, such as `142.3`.' })
  readonly position!: string;
  @Field({ description: 'The kind of action: `move`, `gain-counters`, …' })
  readonly kind!: string;
  @Field({ description: 'The action as text, in the requested language.' })
  readonly text!: string;
}

@ObjectType({ description: 'An event as text, as the viewer sees it.' })
export class TimelineEntry {
  @Field({
    description: 'The position after the event, or after the atomic action if each action is an entry.',
  })
  readonly position!: string;
  @Field(() => Int, { description: 'The number of the event, from 0.' })
  readonly revision!: number;
  @Field({ description: 'The kind of event: `DecisionMade`, …' })
  readonly kind!: string;
  @Field(() => String, {
    nullable: true,
    description: "The verb of the event's step, such as `draw`. Null if the event is not a step.",
  })
  readonly verb!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat of the player who acts or decides. Null if the game acts.',
  })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly name!: string | null;
  @Field({
    description:
      'Whether it changes the table for the viewer. If not, it only records a request, a decision or the ' +
      'passing of time.',
  })
  readonly shows!: boolean;
  @Field(() => [TimelineLevel], { description: 'The levels that begin here.' })
  readonly starts!: readonly TimelineLevel[];
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field({ description: 'The event as text.' })
  readonly text!: string;
  @Field(() => [Rule], { description: 'The applied rules.' })
  readonly rules!: readonly Rule[];
  @Field(() => [ActionLine], {
    description: 'The atomic actions, if the level is ACTION or a filter names verbs.',
  })
  readonly actions!: readonly ActionLine[];
}

@ObjectType({ description: 'An entry of the timeline in a list.' })
export class TimelineEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => TimelineEntry, { description: 'The content of the entry.' })
  readonly node!: TimelineEntry;
}

@ObjectType({ description: 'A page of the timeline.' })
export class TimelineConnection {
  @Field(() => [TimelineEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly TimelineEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, {
    description: 'The number of entries of this level in the whole game that match the filter.',
  })
  readonly totalCount!: number;
}

@ObjectType({ description: 'The start and end of a day, a phase or a turn.' })
export class Landmark {
  @Field({ description: 'The first position.' })
  readonly position!: string;
  @Field({
    description: 'The last position. For the part in progress, the last position of the game so far.',
  })
  readonly end!: string;
  @Field(() => Int, { description: 'The revision of its first event.' })
  readonly revision!: number;
  @Field(() => Int, { description: 'The day. 0 before the first.' })
  readonly day!: number;
  @Field({ description: 'The phase, as a term of the game.' })
  readonly phase!: string;
  @Field(() => Int, { description: 'The number of turns taken before it.' })
  readonly turn!: number;
  @Field(() => Int, { nullable: true, description: 'The seat whose turn it is. Null outside turns.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the player whose turn it is.' })
  readonly name!: string | null;
}

@InputType({ description: 'Filters entries. All conditions must hold.' })
export class TimelineFilter {
  @Field(() => Int, { nullable: true, description: 'The seat of the player who acts or decides.' })
  readonly seat?: number | null;
  @Field(() => String, { nullable: true, description: "The verb of the event's step: `draw`, `play`, …" })
  readonly verb?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name or reference of a card that the entry concerns. Cards that the viewer cannot identify ' +
      'never match.',
  })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'An item that the entry concerns.' })
  readonly item?: number | null;
}
