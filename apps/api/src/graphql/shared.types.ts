import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const Locale = { en: 'en', it: 'it', fr: 'fr' } as const;
export type Locale = keyof typeof Locale;
registerEnumType(Locale, { name: 'Locale', description: 'The language of the log and of card text.' });

@ObjectType({ description: 'Where a page stands in the whole list.' })
export class PageInfo {
  @Field()
  readonly hasNextPage!: boolean;
  @Field()
  readonly hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true })
  readonly startCursor!: string | null;
  @Field(() => String, { nullable: true })
  readonly endCursor!: string | null;
}

@ObjectType()
export class NamedNumber {
  @Field()
  readonly name!: string;
  @Field()
  readonly value!: number;
}

@ObjectType({ description: 'A rule of the game by its number, with a sentence on what it says.' })
export class Rule {
  @Field()
  readonly number!: string;
  @Field(() => String, { nullable: true })
  readonly summary!: string | null;
}

@ObjectType({ description: 'A time in the game.' })
export class Clock {
  @Field(() => Int, { description: '0 before the first day.' })
  readonly day!: number;
  @Field()
  readonly phase!: string;
  @Field(() => Int, { description: 'Turns taken in the whole game.' })
  readonly turn!: number;
  @Field(() => Int, { nullable: true, description: 'The seat whose turn it is. Null outside turns.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly name!: string | null;
}

@ObjectType()
export class GameResult {
  @Field(() => [Int], { description: 'Empty: nobody won.' })
  readonly winners!: readonly number[];
  @Field(() => [String], { description: 'The names of the winners, in the same order.' })
  readonly winnerNames!: readonly string[];
  @Field()
  readonly reason!: string;
  @Field()
  readonly rule!: string;
}

@ObjectType({ description: 'A card or token, as far as the viewer knows which one it is.' })
export class CardReference {
  @Field(() => Int, { nullable: true, description: 'Null: the viewer does not know which card it is.' })
  readonly item!: number | null;
  @Field(() => Int, { nullable: true, description: 'The timestamp of the object; null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => String, { nullable: true })
  readonly reference!: string | null;
  @Field(() => String, { nullable: true })
  readonly name!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that controls it, or whose it is. Null: the viewer does not see it.',
  })
  readonly seat!: number | null;
}
