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
    PUT_IN_RESERVE: { description: 'It moved to a Reserve.' },
    RETURNED_TO_DECK: { description: 'It returned to the deck.' },
    RETURNED_TO_HAND: { description: 'It returned to the hand.' },
    SACRIFICED: { description: 'It was sacrificed.' },
    DRAWN: { description: 'It moved from the deck to the hand.' },
    JOINED: { description: 'It came into play.' },
    CREATED: { description: 'A token came into play.' },
    LOOKED_AT: { description: 'A player took it from the deck to look at it.' },
    SET_ASIDE: { description: 'A player set it aside until it is shuffled into the deck or drawn.' },
    VANISHED: { description: 'A token ceased to exist.' },
    TRIGGERED: { description: 'One of its reactions was activated.' },
  },
});

@ObjectType({ description: 'An event of a card.' })
export class CardEvent {
  @Field({ description: 'The position after the event.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game after the event.' })
  readonly clock!: Clock;
  @Field(() => CardEventKind, { description: 'The kind of event.' })
  readonly kind!: CardEventKind;
  @Field(() => CardReference, { description: 'The card that the event happened to.' })
  readonly card!: CardReference;
  @Field(() => Int, { description: 'The seat of the player who has the card after the event.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field(() => String, { nullable: true, description: 'The zone that the card left, as a term of the game.' })
  readonly from!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The zone that the card entered, as a term of the game. Null if the viewer cannot see the zone, or ' +
      'if the ' +
      'card did not move.',
  })
  readonly to!: string | null;
}

@ObjectType({ description: 'A card event in a list.' })
export class CardEventEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => CardEvent, { description: 'The content of the entry.' })
  readonly node!: CardEvent;
}

@ObjectType({ description: 'A page of card events.' })
export class CardEventConnection {
  @Field(() => [CardEventEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly CardEventEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters events. All conditions must hold.' })
export class CardEventFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "The card's name, or the reference of any of its prints. Events of cards that the viewer cannot " +
      'identify never match.',
  })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only events of this card or token.' })
  readonly item?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only events of cards of this seat.' })
  readonly seat?: number | null;
  @Field(() => [CardEventKind], {
    nullable: true,
    description: 'Only events of these kinds. Default: all kinds.',
  })
  readonly kinds?: readonly CardEventKind[] | null;
}
