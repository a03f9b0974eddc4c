import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { SeatToken } from '../play/play.types.js';

@ObjectType({ description: 'A measure that differs between the game and a better line.' })
export class MeasureDifference {
  @Field({ description: 'The measure, as in `measures`.' })
  readonly name!: string;
  @Field(() => Int, { nullable: true, description: 'The seat. Null if the measure belongs to no seat.' })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly player!: string | null;
  @Field(() => Float, { description: 'The value in the game.' })
  readonly game!: number;
  @Field(() => Float, { description: 'The value at the end of the line.' })
  readonly line!: number;
}

@ObjectType({
  description:
    'A branch that begins with a better choice. Bots then play until the first decision of the next day.',
})
export class BetterLine {
  @Field(() => ID, { description: 'The branch.' })
  readonly game!: string;
  @Field({ description: 'The last position that both games share, which is the decision.' })
  readonly from!: string;
  @Field({ description: 'The position in the branch at which the bots stopped playing.' })
  readonly to!: string;
  @Field({ description: 'The position in the game with which the end of the line is compared.' })
  readonly instead!: string;
  @Field(() => [String], { description: 'Keys of the better options with which the branch begins.' })
  readonly best!: readonly string[];
  @Field(() => [String], { description: 'Keys of the options chosen in the game.' })
  readonly taken!: readonly string[];
  @Field(() => [SeatToken], {
    description: 'The tokens for continuing the branch. Empty if the line was already played.',
  })
  readonly seats!: readonly SeatToken[];
  @Field(() => [MeasureDifference], { description: 'The differences, most significant first.' })
  readonly differences!: readonly MeasureDifference[];
}
