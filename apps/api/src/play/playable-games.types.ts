import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A card of a deck, with its number of copies.' })
export class PlayableCard {
  @Field({ description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field()
  readonly name!: string;
  @Field(() => Int)
  readonly copies!: number;
}

@ObjectType({ description: 'A deck that comes with a game.' })
export class PlayableDeck {
  @Field({ description: 'What `startGame` takes as `deck`.' })
  readonly name!: string;
  @Field(() => [PlayableCard], { description: 'In the order of its list.' })
  readonly cards!: readonly PlayableCard[];
}

@ObjectType({ description: 'A game that `startGame` can begin.' })
export class PlayableGame {
  @Field(() => ID, { description: 'The `module` of recorded games.' })
  readonly id!: string;
  @Field()
  readonly name!: string;
  @Field(() => Int, { description: 'How many people play it.' })
  readonly seats!: number;
  @Field(() => [String], { description: 'Editions of its rules. The first is the default.' })
  readonly editions!: readonly string[];
  @Field({ description: 'The format of its decks.' })
  readonly format!: string;
  @Field(() => [PlayableDeck], { description: 'The decks that come with it.' })
  readonly decks!: readonly PlayableDeck[];
}
