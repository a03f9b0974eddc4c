import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, PageInfo } from '../../graphql/shared.types.js';

export const CounterCause = {
  RULE: 'RULE',
  DECISION: 'DECISION',
  ABILITY: 'ABILITY',
  REACTION: 'REACTION',
} as const;
export type CounterCause = keyof typeof CounterCause;
registerEnumType(CounterCause, {
  name: 'CounterCause',
  description: 'The cause of the event.',
  valuesMap: {
    ABILITY: { description: "A card's ability." },
    DECISION: { description: "A player's decision." },
    REACTION: { description: 'A reaction.' },
    RULE: { description: 'A rule.' },
  },
});

export const CounterHow = { CAME_WITH: 'CAME_WITH', CHANGED: 'CHANGED', LEFT: 'LEFT' } as const;
export type CounterHow = keyof typeof CounterHow;
registerEnumType(CounterHow, {
  name: 'CounterHow',
  description: 'The way in which a counter changed.',
  valuesMap: {
    CAME_WITH: { description: 'The object had the counter from the beginning.' },
    CHANGED: { description: 'Its value increased or decreased.' },
    LEFT: { description: 'The object ceased to exist, and its counters with it.' },
  },
});

@ObjectType({ description: "A change of an object's or a player's counter." })
export class CounterChange {
  @Field({ description: 'The position after the change.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field(() => CardReference, {
    nullable: true,
    description: "The object. Null if it is a player's counter.",
  })
  readonly on!: CardReference | null;
  @Field(() => Int, { description: 'The seat that controls the object or has the counter.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly player!: string;
  @Field({ description: 'The kind of counter, such as `boost`.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The amount of the change. Negative if the value decreased.' })
  readonly delta!: number;
  @Field(() => Int, { description: 'The value after the change.' })
  readonly value!: number;
  @Field(() => CounterHow, { description: 'The way in which it changed.' })
  readonly how!: CounterHow;
  @Field({ description: "The verb of the event's step, such as `draw`." })
  readonly verb!: string;
  @Field(() => CounterCause, { description: 'The cause of the change.' })
  readonly cause!: CounterCause;
  @Field(() => String, { nullable: true, description: 'The rule, if a rule is the cause.' })
  readonly rule!: string | null;
  @Field(() => Int, { nullable: true, description: 'The decision, if a decision is the cause.' })
  readonly decision!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The timestamp of the object whose ability is the cause.',
  })
  readonly byObject!: number | null;
  @Field(() => CardReference, {
    nullable: true,
    description:
      'The object whose ability is the cause, as the viewer saw it before the change. Null if the cause is not an ability.',
  })
  readonly by!: CardReference | null;
  @Field(() => Int, { nullable: true, description: 'The index of the ability, from 0.' })
  readonly byAbility!: number | null;
}

@ObjectType({ description: 'A counter change in a list.' })
export class CounterChangeEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => CounterChange, { description: 'The content of the entry.' })
  readonly node!: CounterChange;
}

@ObjectType({ description: 'A page of counter changes.' })
export class CounterConnection {
  @Field(() => [CounterChangeEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly CounterChangeEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}
