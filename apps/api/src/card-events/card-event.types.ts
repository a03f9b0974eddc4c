import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, PageInfo } from '../graphql/shared.types.js';

export const CardEventKind = {
  DRAWN: 'DRAWN',
  PLAYED: 'PLAYED',
  JOINED: 'JOINED',
  CREATED: 'CREATED',
  DISCARDED: 'DISCARDED',
  SACRIFICED: 'SACRIFICED',
  PUT_IN_MANA: 'PUT_IN_MANA',
  PUT_IN_RESERVE: 'PUT_IN_RESERVE',
  RETURNED_TO_HAND: 'RETURNED_TO_HAND',
  RETURNED_TO_DECK: 'RETURNED_TO_DECK',
  TRIGGERED: 'TRIGGERED',
} as const;
export type CardEventKind = keyof typeof CardEventKind;
registerEnumType(CardEventKind, {
  name: 'CardEventKind',
  description: 'What can happen to a card.',
  valuesMap: {
    DRAWN: { description: 'It went from the deck to the hand.' },
    JOINED: { description: 'It came into play.' },
    CREATED: { description: 'A token came into play.' },
    TRIGGERED: { description: 'A reaction of it was activated.' },
  },
});

@ObjectType({ description: 'Something happened to a card.' })
export class CardEvent {
  @Field({ description: 'The moment after it.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'When it is after the event.' })
  readonly clock!: Clock;
  @Field(() => CardEventKind)
  readonly kind!: CardEventKind;
  @Field(() => CardReference)
  readonly card!: CardReference;
  @Field(() => Int, { description: 'Whose card it is then.' })
  readonly seat!: number;
  @Field(() => String, { nullable: true, description: 'Zones, as words of the game.' })
  readonly from!: string | null;
  @Field(() => String, { nullable: true })
  readonly to!: string | null;
}

@ObjectType()
export class CardEventEdge {
  @Field()
  readonly cursor!: string;
  @Field(() => CardEvent)
  readonly node!: CardEvent;
}

@ObjectType()
export class CardEventConnection {
  @Field(() => [CardEventEdge])
  readonly edges!: readonly CardEventEdge[];
  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
  @Field(() => Int)
  readonly totalCount!: number;
}

@InputType({ description: 'Which events: all that is given must hold.' })
export class CardEventFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Name or reference; events of cards that the viewer does not know are never found.',
  })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true })
  readonly item?: number | null;
  @Field(() => Int, { nullable: true })
  readonly seat?: number | null;
  @Field(() => [CardEventKind], { nullable: true })
  readonly kinds?: readonly CardEventKind[] | null;
}
