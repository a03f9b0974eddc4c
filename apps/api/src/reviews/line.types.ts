import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { SeatToken } from '../play/play.types.js';

@ObjectType({ description: 'A measure in which a line differs from the game.' })
export class MeasureDifference {
  @Field({ description: 'A word of the game, as in `measures`.' })
  readonly name!: string;
  @Field(() => Int, { nullable: true, description: 'Null if it belongs to no seat.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the player of that seat.' })
  readonly player!: string | null;
  @Field(() => Float, { description: 'In the game.' })
  readonly game!: number;
  @Field(() => Float, { description: 'At the end of the line.' })
  readonly line!: number;
}

@ObjectType({
  description:
    'A branch that begins with a better choice. Bots play it on to the first decision of the next day.',
})
export class BetterLine {
  @Field(() => ID, { description: 'The branch.' })
  readonly game!: string;
  @Field({ description: 'The last position that both share: the decision.' })
  readonly from!: string;
  @Field({ description: 'Where bots stopped, in the branch.' })
  readonly to!: string;
  @Field({ description: 'The moment of the game that the end of the line is compared with.' })
  readonly instead!: string;
  @Field(() => [String], { description: 'Keys of the better options, which the branch begins with.' })
  readonly best!: readonly string[];
  @Field(() => [String], { description: 'Keys of the options taken in the game.' })
  readonly taken!: readonly string[];
  @Field(() => [SeatToken], {
    description: 'Tokens to play the branch on. Empty if the line was played before.',
  })
  readonly seats!: readonly SeatToken[];
  @Field(() => [MeasureDifference], { description: 'Those that say most first.' })
  readonly differences!: readonly MeasureDifference[];
}
