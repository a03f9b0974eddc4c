import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A card of a deck, with its number of copies.' })
export class PlayableCard {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The name of the card.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of copies in the deck.' })
  readonly copies!: number;
}

@ObjectType({ description: 'A deck that comes with a game.' })
export class PlayableDeck {
  @Field({ description: 'The value of `deck` for `startGame`.' })
  readonly name!: string;
  @Field(() => [PlayableCard], { description: 'The cards, in the order of the deck list.' })
  readonly cards!: readonly PlayableCard[];
}

@ObjectType({ description: 'A mode of play besides the standard mode.' })
export class PlayableMode {
  @Field(() => ID, { description: 'The value of `mode` for `startGame`.' })
  readonly id!: string;
  @Field(() => Int, { description: 'The number of players.' })
  readonly players!: number;
  @Field(() => [[Int]], {
    nullable: true,
    description: 'The seats that play together. Null if there are no teams.',
  })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field({ description: 'Whether players open boosters instead of bringing decks.' })
  readonly opensBoosters!: boolean;
}

@ObjectType({ description: 'A game that `startGame` can begin.' })
export class PlayableGame {
  @Field(() => ID, { description: 'The `module` of recorded games.' })
  readonly id!: string;
  @Field({ description: 'The name of the game.' })
  readonly name!: string;
  @Field(() => Int, { description: 'The number of players.' })
  readonly seats!: number;
  @Field(() => [String], { description: 'The editions of its rules. The first is the default.' })
  readonly editions!: readonly string[];
  @Field({ description: 'The format of its decks.' })
  readonly format!: string;
  @Field(() => [PlayableMode], { description: 'The modes of play besides the standard mode.' })
  readonly modes!: readonly PlayableMode[];
  @Field(() => [String], {
    description: 'The sets whose boosters can be opened, with the default first. Empty if the game has none.',
  })
  readonly boosterSets!: readonly string[];
  @Field(() => [PlayableDeck], { description: 'The decks that come with it.' })
  readonly decks!: readonly PlayableDeck[];
}
