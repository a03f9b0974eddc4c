import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const Locale = { en: 'en', it: 'it', fr: 'fr' } as const;
export type Locale = keyof typeof Locale;
registerEnumType(Locale, {
  name: 'Locale',
  description: 'The language of the log and of card text.',
  valuesMap: {
    en: { description: 'English.' },
    fr: { description: 'French.' },
    it: { description: 'Italian.' },
  },
});

@ObjectType({ description: 'The position of a page in the whole list.' })
export class PageInfo {
  @Field({ description: 'Whether there are entries after this page.' })
  readonly hasNextPage!: boolean;
  @Field({ description: 'Whether there are entries before this page.' })
  readonly hasPreviousPage!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first entry. Null if the page is empty.',
  })
  readonly startCursor!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last entry. Null if the page is empty.',
  })
  readonly endCursor!: string | null;
}

@ObjectType({ description: 'A number with a name.' })
export class NamedNumber {
  @Field({ description: 'The name, as a term of the game.' })
  readonly name!: string;
  @Field({ description: 'The number.' })
  readonly value!: number;
}

@ObjectType({ description: 'A rule of the game, with its number and a summary.' })
export class Rule {
  @Field({ description: 'The number in the rulebook: `4.2.1.d`.' })
  readonly number!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A summary of the rule in a sentence. Null if there is none.',
  })
  readonly summary!: string | null;
}

@ObjectType({ description: 'A time in the game.' })
export class Clock {
  @Field(() => Int, { description: 'The day. 0 before the first day.' })
  readonly day!: number;
  @Field({ description: 'The phase, as a term of the game.' })
  readonly phase!: string;
  @Field(() => Int, { description: 'The number of turns taken in the whole game.' })
  readonly turn!: number;
  @Field(() => Int, { nullable: true, description: 'The seat whose turn it is. Null outside turns.' })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly name!: string | null;
}

@ObjectType({ description: 'The result of a game.' })
export class GameResult {
  @Field(() => [Int], { description: "The winners' seats. Empty if no player won." })
  readonly winners!: readonly number[];
  @Field(() => [String], { description: 'The names of the winners, in the order of `winners`.' })
  readonly winnerNames!: readonly string[];
  @Field({ description: 'The reason why the game ended, as a term of the game.' })
  readonly reason!: string;
  @Field({ description: 'The number of the rule that ended it.' })
  readonly rule!: string;
}

@ObjectType({ description: 'A card or token, as far as the viewer can identify it.' })
export class CardReference {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the item. Null if the viewer cannot identify the card.',
  })
  readonly item!: number | null;
  @Field(() => Int, { nullable: true, description: 'The timestamp of the object. Null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name that deck lists use. Null if the viewer cannot identify the card.',
  })
  readonly reference!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The card's name. Null if the viewer cannot identify the card.",
  })
  readonly name!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that controls or owns it. Null if the viewer cannot see it.',
  })
  readonly seat!: number | null;
}
