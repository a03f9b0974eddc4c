import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const DeckSource = { LISTED: 'LISTED', SHOWN: 'SHOWN', SHIPPED: 'SHIPPED' } as const;
export type DeckSource = keyof typeof DeckSource;
registerEnumType(DeckSource, {
  name: 'DeckSource',
  description: "The source of a deck's cards.",
  valuesMap: {
    LISTED: { description: 'The deck list.' },
    SHOWN: { description: 'The cards shown by the record of another platform.' },
    SHIPPED: { description: 'The shipped decks that contain every card seen so far.' },
  },
});

@ObjectType({ description: 'A card that may be among the unknown cards of a zone.' })
export class HeldCard {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name in the requested language.' })
  readonly name!: string;
  @Field(() => Float, {
    description: 'The probability, from 0 to 1, that an unknown card of the zone is this card.',
  })
  readonly chance!: number;
  @Field(() => Float, {
    description:
      'The probability from 0 to 1, derived only from the number of copies and of unknown cards, without the ' +
      "player's choices.",
  })
  readonly byCopies!: number;
}

@ObjectType({
  description: 'The cards that may be face down in a zone other than hand or deck, such as the Mana zone.',
})
export class HiddenZone {
  @Field({ description: 'The key of the zone, as in states.' })
  readonly zone!: string;
  @Field({ description: 'The name in the requested language.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of unknown cards in the zone.' })
  readonly unknown!: number;
  @Field(() => [HeldCard], { description: 'The most likely cards first, at most twelve.' })
  readonly cards!: readonly HeldCard[];
}

@ObjectType({
  description:
    "The cards that a player may hold, according to a perspective's knowledge: the deck, the cards " +
    'shown, and the choices that the player made and did not make.',
})
export class HandRange {
  @Field({ description: 'The position.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The seat of the player who holds the hand.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of unknown cards in the hand.' })
  readonly unknown!: number;
  @Field(() => [String], { description: 'The names of the known cards in the hand.' })
  readonly known!: readonly string[];
  @Field(() => DeckSource, { description: "The source of the deck's cards." })
  readonly source!: DeckSource;
  @Field(() => [HeldCard], { description: 'The most likely cards first, at most twelve.' })
  readonly cards!: readonly HeldCard[];
  @Field(() => [HiddenZone], { description: 'The other zones with unknown cards.' })
  readonly hidden!: readonly HiddenZone[];
}

export const ValuedChoice = { PLAYED: 'PLAYED', BEST: 'BEST' } as const;
export type ValuedChoice = keyof typeof ValuedChoice;
registerEnumType(ValuedChoice, {
  name: 'ValuedChoice',
  description: 'The choice to evaluate.',
  valuesMap: {
    PLAYED: { description: 'The choice made in the record.' },
    BEST: { description: 'The best choice according to a review with the same seed and number of playouts.' },
  },
});

@ObjectType({ description: 'A win probability, or a difference of two, estimated from playouts.' })
export class PlayedValue {
  @Field(() => Float, { description: 'The value, from 0 to 1. A difference is from -1 to 1.' })
  readonly value!: number;
  @Field(() => Float, {
    description:
      'The standard error from playouts alone. Twice the error on each side gives a 95 % interval.',
  })
  readonly error!: number;
}

@ObjectType({
  description: 'The win probability after a choice, depending on whether an opponent holds a card.',
})
export class HeldWorth {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name in the requested language.' })
  readonly name!: string;
  @Field(() => Float, {
    description: 'The probability, from 0 to 1, that an unknown card in the hand is this card.',
  })
  readonly chance!: number;
  @Field(() => PlayedValue, { description: 'The win probability if the opponent holds the card.' })
  readonly held!: PlayedValue;
  @Field(() => PlayedValue, {
    nullable: true,
    description:
      'The win probability if the opponent does not hold it. Null if there are not enough unknown cards ' +
      'for such a hand.',
  })
  readonly without!: PlayedValue | null;
  @Field(() => PlayedValue, {
    nullable: true,
    description: '`held` minus `without`, from pairs of playouts whose hands differ in one card.',
  })
  readonly difference!: PlayedValue | null;
  @Field({
    description:
      'Whether the card is an answer to the choice, which means that it lowers the win probability by at ' +
      'least two points and by more than twice the error.',
  })
  readonly isAnswer!: boolean;
}

@ObjectType({
  description: "The value of a player's choice against each card that an opponent is likely to hold.",
})
export class RangeWorth {
  @Field({ description: 'The position of the decision.' })
  readonly position!: string;
  @Field(() => Int, {
    description: 'The seat that made the decision. The win probabilities are those of its player.',
  })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field({ description: 'The choice as text, in the requested language.' })
  readonly choice!: string;
  @Field({
    description:
      'Whether it is the choice of the record. That choice is also the best if no other is certainly ' +
      'better.',
  })
  readonly isPlayed!: boolean;
  @Field(() => Float, {
    nullable: true,
    description:
      'The probability, from 0 to 1, that the unknown cards in the hand include an answer. 0 if no ' +
      'evaluated card is an answer. Null until all cards have been evaluated.',
  })
  readonly answerChance!: number | null;
  @Field(() => Int, { description: 'The number of cards to evaluate, at most six.' })
  readonly total!: number;
  @Field(() => [HeldWorth], { description: 'The cards that have been evaluated so far, most likely first.' })
  readonly cards!: readonly HeldWorth[];
}
