import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description: 'A difference between the best choice and the choice made, on average over playouts.',
})
export class ReviewReason {
  @Field({
    description:
      'The measure, as in `measures`, or `won` for the share of playouts that the player has won by the ' +
      'first decision of the next day.',
  })
  readonly name!: string;
  @Field(() => Int, { description: 'The seat to which the measure belongs.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly player!: string;
  @Field(() => Float, {
    description: 'The mean after the better choice minus the mean after the choice made.',
  })
  readonly difference!: number;
  @Field(() => Float, { description: 'The standard error.' })
  readonly error!: number;
  @Field({
    description: 'Whether the difference favours the player. If not, it is the price of the better choice.',
  })
  readonly helps!: boolean;
}
