import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const DeckSource = { LISTED: 'LISTED', SHOWN: 'SHOWN', SHIPPED: 'SHIPPED' } as const;
export type DeckSource = keyof typeof DeckSource;
registerEnumType(DeckSource, {
  name: 'DeckSource',
  description: 'Where the cards of a deck are known from.',
  valuesMap: {
    LISTED: { description: 'From the deck list.' },
    SHOWN: { description: 'From the cards that the record of another platform shows.' },
    SHIPPED: { description: 'From the shipped decks that have every card seen so far.' },
  },
});

@ObjectType({ description: 'A card that may be among the unknown cards of a zone.' })
export class HeldCard {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'Its name in the language of the reader.' })
  readonly name!: string;
  @Field(() => Float, {
    description: 'The chance, from 0 to 1, that an unknown card of the zone is this card.',
  })
  readonly chance!: number;
  @Field(() => Float, {
    description: 'The same from the number of copies and of unknown cards alone, whatever the player did.',
  })
  readonly byCopies!: number;
}

@ObjectType({
  description: 'The cards that may lie unseen in a zone that is neither hand nor deck, such as Mana.',
})
export class HiddenZone {
  @Field({ description: 'The id of the zone, as in states.' })
  readonly zone!: string;
  @Field({ description: 'Its name in the language of the reader.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of unknown cards in it.' })
  readonly unknown!: number;
  @Field(() => [HeldCard], { description: 'The likeliest cards first, at most twelve.' })
  readonly cards!: readonly HeldCard[];
}

@ObjectType({
  description:
    'The cards that a player may hold, by the knowledge of a perspective: the deck, cards shown, and the choices that the ' +
    'player made and did not make.',
})
export class HandRange {
  @Field({ description: 'The position.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat of the player with the hand.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of unknown cards in the hand.' })
  readonly unknown!: number;
  @Field(() => [String], { description: 'The names of the known cards in the hand.' })
  readonly known!: readonly string[];
  @Field(() => DeckSource, { description: 'Where the cards of the deck are known from.' })
  readonly source!: DeckSource;
  @Field(() => [HeldCard], { description: 'The likeliest cards first, at most twelve.' })
  readonly cards!: readonly HeldCard[];
  @Field(() => [HiddenZone], { description: 'The other zones with unknown cards.' })
  readonly hidden!: readonly HiddenZone[];
}

export const ValuedChoice = { PLAYED: 'PLAYED', BEST: 'BEST' } as const;
export type ValuedChoice = keyof typeof ValuedChoice;
registerEnumType(ValuedChoice, {
  name: 'ValuedChoice',
  description: 'The choice of a decision that is valued.',
  valuesMap: {
    PLAYED: { description: 'The choice of the record.' },
    BEST: { description: 'The best choice, as a review with the same seed and playouts finds it.' },
  },
});

@ObjectType({ description: 'A win probability, or a difference of two, from playouts.' })
export class PlayedValue {
  @Field(() => Float, { description: 'From 0 to 1; a difference from -1 to 1.' })
  readonly value!: number;
  @Field(() => Float, {
    description: 'Its standard error, from playouts only. Twice as much makes a 95 % interval.',
  })
  readonly error!: number;
}

@ObjectType({ description: 'The win probability after a choice, by whether an opponent holds a card.' })
export class HeldWorth {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'Its name in the language of the reader.' })
  readonly name!: string;
  @Field(() => Float, {
    description: 'The chance, from 0 to 1, that an unknown card in the hand is this card.',
  })
  readonly chance!: number;
  @Field(() => PlayedValue, { description: 'If the opponent holds the card.' })
  readonly held!: PlayedValue;
  @Field(() => PlayedValue, {
    nullable: true,
    description:
      'If the opponent does not hold it. Null if the unknown cards do not suffice for such a hand.',
  })
  readonly without!: PlayedValue | null;
  @Field(() => PlayedValue, {
    nullable: true,
    description: '`held` minus `without`, from pairs of playouts in which the hands differ in one card.',
  })
  readonly difference!: PlayedValue | null;
  @Field({
    description:
      'Whether the card is an answer to the choice: it lowers the win probability by two points or more, and by more than twice the error.',
  })
  readonly isAnswer!: boolean;
}

@ObjectType({
  description: 'The worth of a choice of a player against each of the cards that an opponent likely holds.',
})
export class RangeWorth {
  @Field({ description: 'The position of the decision.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat that decided, whose win probability it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field({ description: 'The choice in words, in the language of the reader.' })
  readonly choice!: string;
  @Field({
    description:
      'Whether it is the choice of the record, which is also the best if no other is certainly better.',
  })
  readonly isPlayed!: boolean;
  @Field(() => Float, {
    nullable: true,
    description:
      'The chance, from 0 to 1, that the unknown cards in the hand include an answer. 0 if no valued card is an answer. Null until all cards are valued.',
  })
  readonly answerChance!: number | null;
  @Field(() => Int, { description: 'The number of cards that are valued, at most six.' })
  readonly total!: number;
  @Field(() => [HeldWorth], { description: 'The cards that are valued so far, the likeliest first.' })
  readonly cards!: readonly HeldWorth[];
}
