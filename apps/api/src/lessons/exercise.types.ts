import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Player } from '../graphql/game.types.js';
import { Clock, type Locale } from '../graphql/shared.types.js';

@ObjectType({ description: 'A choice offered by a lesson.' })
export class LessonChoice {
  @Field(() => [String], { description: "Keys of the decision's options." })
  readonly choice!: readonly string[];
  @Field({ description: 'The option as text.' })
  readonly text!: string;
}

@ObjectType({ isAbstract: true })
export abstract class Exercise {
  readonly locale!: Locale;
  @Field({ description: 'The position at which the game is shown.' })
  readonly position!: string;
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => Int, { description: 'The seat whose view is shown.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => [Player], { description: 'The players, in seat order.' })
  readonly players!: readonly Player[];
  @Field(() => [[Int]], {
    nullable: true,
    description: 'The seats of each team. Null if there are no teams.',
  })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field({ description: 'The log entry at `position`. In a lesson, the question.' })
  readonly asking!: string;
  @Field(() => [String], { description: 'The events before `position`, oldest first.' })
  readonly recent!: readonly string[];
}
