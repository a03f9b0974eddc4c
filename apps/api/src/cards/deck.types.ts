import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const DeckFormat = {
  CONSTRUCTED: 'CONSTRUCTED',
  LIMITED: 'LIMITED',
  STANDARD: 'STANDARD',
  BOOSTER_DRAFT: 'BOOSTER_DRAFT',
  SEALED: 'SEALED',
  BOOSTER_WAR: 'BOOSTER_WAR',
  BOOSTER_WAR_ORDERED: 'BOOSTER_WAR_ORDERED',
  TWO_VS_TWO: 'TWO_VS_TWO',
  FREE_FOR_ALL: 'FREE_FOR_ALL',
  FRONTIER: 'FRONTIER',
  NUC: 'NUC',
  SINGLETON: 'SINGLETON',
  SANDBOX: 'SANDBOX',
  DRAFT: 'DRAFT',
} as const;
export type DeckFormat = keyof typeof DeckFormat;
registerEnumType(DeckFormat, {
  name: 'DeckFormat',
  description: 'The formats of decks.',
  valuesMap: {
    CONSTRUCTED: { description: 'Rule 1.1.4 of edition 1.0.' },
    LIMITED: {
      description: 'Rule 1.1.5 of edition 1.0. Does not check the pool that the deck was built from.',
    },
    STANDARD: {
      description:
        'Rule 1.1.4 of edition 4.0, with at most three Exalted cards, each unique card once, and no banned ' +
        'or suspended cards.',
    },
    BOOSTER_DRAFT: { description: 'Like LIMITED.' },
    SEALED: { description: 'Like LIMITED.' },
    BOOSTER_WAR: { description: 'One Hero and the other cards of a booster.' },
    BOOSTER_WAR_ORDERED: { description: 'Like BOOSTER_WAR.' },
    TWO_VS_TWO: { description: 'Like STANDARD.' },
    FREE_FOR_ALL: { description: 'Like STANDARD.' },
    FRONTIER: { description: 'Like STANDARD, but only with cards whose card file allows them in Frontier.' },
    NUC: { description: 'Like STANDARD, but without unique cards.' },
    SINGLETON: {
      description:
        '59 to 79 cards besides the hero, with one copy of each card in each rarity, and 3 to 5 unique cards ' +
        'depending on the hero.',
    },
    SANDBOX: { description: '4 to 100 cards of any kind.' },
    DRAFT: { description: 'Like LIMITED.' },
  },
});

@ObjectType({ description: 'A problem in a deck or its list.' })
export class DeckProblem {
  @Field({ description: 'The stable error code: `DECK_CARD_UNKNOWN`, `DECK_COPIES_TOO_MANY`, …' })
  readonly code!: string;
  @Field({ description: 'The problem in a sentence.' })
  readonly message!: string;
  @Field(() => String, { nullable: true, description: 'Advice on how to solve the problem.' })
  readonly advice!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The line in the list. Null if the problem concerns the whole list.',
  })
  readonly line!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The number of the violated rule. Null if the list cannot be read.',
  })
  readonly rule!: string | null;
  @Field(() => [String], { description: 'Known references similar to the unknown one, most similar first.' })
  readonly suggestions!: readonly string[];
}

@ObjectType({ description: 'The number of cards in a deck with a certain property.' })
export class DeckShare {
  @Field({ description: 'The property: a type, a faction, …' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of cards.' })
  readonly cards!: number;
}

@ObjectType({ description: 'The number of cards in a deck with a certain cost.' })
export class DeckCost {
  @Field(() => Int, { description: 'The cost.' })
  readonly cost!: number;
  @Field(() => Int, { description: 'The number of cards.' })
  readonly cards!: number;
}

@ObjectType({ description: 'The average of a statistic.' })
export class DeckAverage {
  @Field({ description: 'The statistic: `forest`, `mountain` or `water`.' })
  readonly name!: string;
  @Field(() => Float, { description: 'The average, to two decimal places.' })
  readonly average!: number;
}

@ObjectType({ description: 'A card in a deck. The rules do not execute some of its lines.' })
export class DeckNotExecuted {
  @Field({ description: 'The name that the deck list uses.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => [String], { description: 'The lines that are not executed.' })
  readonly lines!: readonly string[];
}

@ObjectType({ description: 'Counts of a deck, without its hero.' })
export class DeckStatistics {
  @Field(() => [DeckCost], { description: 'The costs from hand, from 0 to the highest.' })
  readonly handCosts!: readonly DeckCost[];
  @Field(() => [DeckCost], { description: 'The costs from Reserve, from 0 to the highest.' })
  readonly reserveCosts!: readonly DeckCost[];
  @Field(() => Float, { description: 'The average cost from hand, to two decimal places.' })
  readonly averageHandCost!: number;
  @Field(() => Float, { description: 'The average cost from Reserve, to two decimal places.' })
  readonly averageReserveCost!: number;
  @Field(() => [DeckShare], { description: 'The types, most frequent first.' })
  readonly types!: readonly DeckShare[];
  @Field(() => [DeckShare], { description: 'The sub-types, most frequent first.' })
  readonly subtypes!: readonly DeckShare[];
  @Field(() => [DeckShare], { description: 'The factions, most frequent first.' })
  readonly factions!: readonly DeckShare[];
  @Field(() => [DeckShare], { description: 'The rarities, most frequent first.' })
  readonly rarities!: readonly DeckShare[];
  @Field(() => [DeckAverage], { description: "The characters' average statistics." })
  readonly averageStatistics!: readonly DeckAverage[];
  @Field(() => Int, { description: 'The number of cards with every line executed.' })
  readonly executed!: number;
  @Field(() => [DeckNotExecuted], {
    description: 'The cards with lines that are not executed, including the hero.',
  })
  readonly notExecuted!: readonly DeckNotExecuted[];
}

@ObjectType({ description: 'The legality and statistics of a deck.' })
export class DeckCheck {
  @Field({ description: 'Whether the deck is legal in this format.' })
  readonly legal!: boolean;
  @Field(() => DeckFormat, { description: 'The format that the deck was checked against.' })
  readonly format!: DeckFormat;
  @Field({
    description: 'The date of the lists of banned and suspended cards that were used, such as `2025-09-01`.',
  })
  readonly asOf!: string;
  @Field(() => [DeckProblem], { description: 'All problems of the deck.' })
  readonly problems!: readonly DeckProblem[];
  @Field(() => String, {
    nullable: true,
    description: 'The name of the deck. Null if the list cannot be read.',
  })
  readonly name!: string | null;
  @Field(() => String, { nullable: true, description: "The deck's hero. Null if it has none." })
  readonly hero!: string | null;
  @Field(() => Int, { description: 'The number of cards besides the hero. 0 if the list cannot be read.' })
  readonly cards!: number;
  @Field(() => DeckStatistics, {
    nullable: true,
    description: 'The statistics. Null if the list cannot be read.',
  })
  readonly statistics!: DeckStatistics | null;
}
