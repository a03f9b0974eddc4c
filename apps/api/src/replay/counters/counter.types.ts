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
  description: 'The cause of the step.',
  valuesMap: {
    ABILITY: { description: 'An ability of a card.' },
    DECISION: { description: 'A decision of a player.' },
    REACTION: { description: 'A reaction.' },
    RULE: { description: 'A rule.' },
  },
});

export const CounterHow = { CAME_WITH: 'CAME_WITH', CHANGED: 'CHANGED', LEFT: 'LEFT' } as const;
export type CounterHow = keyof typeof CounterHow;
registerEnumType(CounterHow, {
  name: 'CounterHow',
  description: 'How a counter changed.',
  valuesMap: {
    CAME_WITH: { description: 'The object had it from the start.' },
    CHANGED: { description: 'It went up or down.' },
    LEFT: { description: 'The object ceased to exist, and its counters with it.' },
  },
});

@ObjectType({ description: 'A change of a counter, of an object or of a player.' })
export class CounterChange {
  @Field({ description: 'The moment after it.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field(() => CardReference, { nullable: true, description: 'Null if it is a counter of the player.' })
  readonly on!: CardReference | null;
  @Field(() => Int, { description: 'The seat that controls the object, or has the counter.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly player!: string;
  @Field({ description: 'The kind of counter, such as `boost`.' })
  readonly name!: string;
  @Field(() => Int, { description: 'How much it changed. Below 0: it went down.' })
  readonly delta!: number;
  @Field(() => Int, { description: 'The value after the change.' })
  readonly value!: number;
  @Field(() => CounterHow, { description: 'Whether it changed, or came and went with the object.' })
  readonly how!: CounterHow;
  @Field({ description: 'The verb of the step.' })
  readonly verb!: string;
  @Field(() => CounterCause, { description: 'The cause of the change.' })
  readonly cause!: CounterCause;
  @Field(() => String, { nullable: true, description: 'The rule, where a rule is the cause.' })
  readonly rule!: string | null;
  @Field(() => Int, { nullable: true, description: 'The decision, where a decision is the cause.' })
  readonly decision!: number | null;
  @Field(() => Int, { nullable: true, description: 'The object whose ability is the cause.' })
  readonly byObject!: number | null;
  @Field(() => CardReference, {
    nullable: true,
    description:
      'That object, as far as the viewer knew before which card it is. Null if no ability is the cause.',
  })
  readonly by!: CardReference | null;
  @Field(() => Int, { nullable: true, description: 'Which of its abilities, from 0.' })
  readonly byAbility!: number | null;
}

@ObjectType({ description: 'A change of a counter in a list.' })
export class CounterChangeEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => CounterChange, { description: 'The entry.' })
  readonly node!: CounterChange;
}

@ObjectType({ description: 'A page of changes of counters.' })
export class CounterConnection {
  @Field(() => [CounterChangeEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly CounterChangeEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}
