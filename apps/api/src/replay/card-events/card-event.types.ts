import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, PageInfo } from '../../graphql/shared.types.js';

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
  LOOKED_AT: 'LOOKED_AT',
  SET_ASIDE: 'SET_ASIDE',
  VANISHED: 'VANISHED',
  TRIGGERED: 'TRIGGERED',
} as const;
export type CardEventKind = keyof typeof CardEventKind;
registerEnumType(CardEventKind, {
  name: 'CardEventKind',
  description: 'Kinds of events of a card.',
  valuesMap: {
    DISCARDED: { description: 'It was discarded.' },
    PLAYED: { description: 'A player played it.' },
    PUT_IN_MANA: { description: 'It became a Mana Orb.' },
    PUT_IN_RESERVE: { description: 'It went to a Reserve.' },
    RETURNED_TO_DECK: { description: 'It went back to the deck.' },
    RETURNED_TO_HAND: { description: 'It went back to the hand.' },
    SACRIFICED: { description: 'It was sacrificed.' },
    DRAWN: { description: 'It went from the deck to the hand.' },
    JOINED: { description: 'It came into play.' },
    CREATED: { description: 'A token came into play.' },
    LOOKED_AT: { description: 'A player took it from the deck to look at it.' },
    SET_ASIDE: { description: 'A player set it aside, until it is shuffled into the deck or drawn.' },
    VANISHED: { description: 'A token ceased to exist.' },
    TRIGGERED: { description: 'A reaction of it was activated.' },
  },
});

@ObjectType({ description: 'Something happened to a card.' })
export class CardEvent {
  @Field({ description: 'The moment after it.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field(() => CardEventKind, { description: 'The event.' })
  readonly kind!: CardEventKind;
  @Field(() => CardReference, { description: 'The card it happened to.' })
  readonly card!: CardReference;
  @Field(() => Int, { description: 'The seat whose card it is then.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field(() => String, { nullable: true, description: 'Zones, as words of the game.' })
  readonly from!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The zone it went to, as a word of the game. Null if the viewer does not see it, or it did not move.',
  })
  readonly to!: string | null;
}

@ObjectType({ description: 'An event of a card in a list.' })
export class CardEventEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => CardEvent, { description: 'The entry.' })
  readonly node!: CardEvent;
}

@ObjectType({ description: 'A page of events of cards.' })
export class CardEventConnection {
  @Field(() => [CardEventEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly CardEventEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters events. All conditions must hold.' })
export class CardEventFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Name or reference: that of any print, where a card has several. Events of cards that the viewer does not know never match.',
  })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only of this card.' })
  readonly item?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only of cards of this seat.' })
  readonly seat?: number | null;
  @Field(() => [CardEventKind], { nullable: true, description: 'Only of these kinds. Default: all.' })
  readonly kinds?: readonly CardEventKind[] | null;
}
