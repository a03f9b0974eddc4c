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
  description: 'Ways of building a deck.',
  valuesMap: {
    CONSTRUCTED: { description: 'Rule 1.1.4 of edition 1.0.' },
    LIMITED: { description: 'Rule 1.1.5 of edition 1.0; the pool it comes from is not checked.' },
    STANDARD: {
      description:
        'Rule 1.1.4 of edition 4.0, with at most three Exalted cards, each unique card once, and no banned or suspended cards.',
    },
    BOOSTER_DRAFT: { description: 'As LIMITED.' },
    SEALED: { description: 'As LIMITED.' },
    BOOSTER_WAR: { description: 'One Hero and the other cards of a booster.' },
    BOOSTER_WAR_ORDERED: { description: 'As BOOSTER_WAR.' },
    TWO_VS_TWO: { description: 'As STANDARD.' },
    FREE_FOR_ALL: { description: 'As STANDARD.' },
    FRONTIER: { description: 'As STANDARD, with the cards that their files count to Frontier.' },
    NUC: { description: 'As STANDARD, without unique cards.' },
    SINGLETON: {
      description: '59 to 79 cards besides the hero, each once in a rarity; 3 to 5 unique cards, by hero.',
    },
    SANDBOX: { description: '4 to 100 cards of any kind.' },
    DRAFT: { description: 'As LIMITED.' },
  },
});

@ObjectType({ description: 'A problem of a deck or its list.' })
export class DeckProblem {
  @Field({ description: 'Stable: `DECK_CARD_UNKNOWN`, `DECK_COPIES_TOO_MANY`, …' })
  readonly code!: string;
  @Field({ description: 'A sentence for people.' })
  readonly message!: string;
  @Field(() => String, { nullable: true, description: 'Advice.' })
  readonly advice!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The line of the list. Null if it concerns the whole list.',
  })
  readonly line!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The rule that it breaks. Null if the list cannot be read.',
  })
  readonly rule!: string | null;
  @Field(() => [String], { description: 'Known references similar to an unknown one, nearest first.' })
  readonly suggestions!: readonly string[];
}

@ObjectType({ description: 'How many cards of a deck share a word.' })
export class DeckShare {
  @Field({ description: 'The word: a type, a faction, …' })
  readonly name!: string;
  @Field(() => Int, { description: 'How many cards.' })
  readonly cards!: number;
}

@ObjectType({ description: 'How many cards of a deck have this cost.' })
export class DeckCost {
  @Field(() => Int, { description: 'The cost.' })
  readonly cost!: number;
  @Field(() => Int, { description: 'How many cards.' })
  readonly cards!: number;
}

@ObjectType({ description: 'An average.' })
export class DeckAverage {
  @Field({ description: '`forest`, `mountain`, `water`.' })
  readonly name!: string;
  @Field(() => Float, { description: 'To two decimal places.' })
  readonly average!: number;
}

@ObjectType({ description: 'A card of a deck with lines that are not executed.' })
export class DeckNotExecuted {
  @Field({ description: 'The name that the deck list uses.' })
  readonly reference!: string;
  @Field({ description: 'Its name.' })
  readonly name!: string;
  @Field(() => [String], { description: 'The lines.' })
  readonly lines!: readonly string[];
}

@ObjectType({ description: 'Counts of a deck, without its hero.' })
export class DeckStatistics {
  @Field(() => [DeckCost], { description: 'Costs from hand, from 0 to the highest.' })
  readonly handCosts!: readonly DeckCost[];
  @Field(() => [DeckCost], { description: 'Costs from reserve, from 0 to the highest.' })
  readonly reserveCosts!: readonly DeckCost[];
  @Field(() => Float, { description: 'To two decimal places.' })
  readonly averageHandCost!: number;
  @Field(() => Float, { description: 'To two decimal places.' })
  readonly averageReserveCost!: number;
  @Field(() => [DeckShare], { description: 'Most frequent first.' })
  readonly types!: readonly DeckShare[];
  @Field(() => [DeckShare], { description: 'Most frequent first.' })
  readonly subtypes!: readonly DeckShare[];
  @Field(() => [DeckShare], { description: 'Most frequent first.' })
  readonly factions!: readonly DeckShare[];
  @Field(() => [DeckShare], { description: 'Most frequent first.' })
  readonly rarities!: readonly DeckShare[];
  @Field(() => [DeckAverage], { description: 'Averages of the characters.' })
  readonly averageStatistics!: readonly DeckAverage[];
  @Field(() => Int, { description: 'Cards with every line executed.' })
  readonly executed!: number;
  @Field(() => [DeckNotExecuted], {
    description: 'Cards with lines that are not executed, including the hero.',
  })
  readonly notExecuted!: readonly DeckNotExecuted[];
}

@ObjectType({ description: 'Whether a deck is legal, and what is in it.' })
export class DeckCheck {
  @Field({ description: 'Whether it is legal in this format.' })
  readonly legal!: boolean;
  @Field(() => DeckFormat, { description: 'The format that it was checked against.' })
  readonly format!: DeckFormat;
  @Field({
    description:
      'The day of the lists of banned and suspended cards that it was checked by, as `2025-09-01`.',
  })
  readonly asOf!: string;
  @Field(() => [DeckProblem], { description: 'Everything that is wrong with it.' })
  readonly problems!: readonly DeckProblem[];
  @Field(() => String, { nullable: true, description: 'Its name. Null if the list cannot be read.' })
  readonly name!: string | null;
  @Field(() => String, { nullable: true, description: 'Its hero. Null if it has none.' })
  readonly hero!: string | null;
  @Field(() => Int, { description: 'Number of cards besides the hero. 0 if the list cannot be read.' })
  readonly cards!: number;
  @Field(() => DeckStatistics, { nullable: true, description: 'Null when the list cannot be read.' })
  readonly statistics!: DeckStatistics | null;
}
