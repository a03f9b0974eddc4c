import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'In what a better choice differs from the one taken, on average over playouts.' })
export class ReviewReason {
  @Field({
    description: 'A word of the game, as in `measures`; `won`: how often the player has won by then.',
  })
  readonly name!: string;
  @Field(() => Int, { description: 'The seat that the measure is of.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player of that seat.' })
  readonly player!: string;
  @Field(() => Float, { description: 'The mean after the better choice minus the mean after the other.' })
  readonly difference!: number;
  @Field(() => Float, { description: 'Standard error.' })
  readonly error!: number;
  @Field({ description: 'Whether it favours the player. Otherwise it is the price.' })
  readonly helps!: boolean;
}
