import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Player } from '../graphql/game.types.js';
import { Clock, type Locale } from '../graphql/shared.types.js';

@ObjectType({ description: 'A choice that a lesson offers.' })
export class LessonChoice {
  @Field(() => [String], { description: 'Keys of options of the decision.' })
  readonly choice!: readonly string[];
  @Field({ description: 'The option in words.' })
  readonly text!: string;
}

@ObjectType({ isAbstract: true })
export abstract class Exercise {
  readonly locale!: Locale;
  @Field({ description: 'The event after which the game is shown.' })
  readonly position!: string;
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => Int, { description: 'The seat whose view it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => [Player], { description: 'The players, by seat.' })
  readonly players!: readonly Player[];
  @Field(() => [[Int]], { nullable: true, description: 'The seats of each team. Null without teams.' })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field({ description: 'The text of the log there. In a lesson, the question.' })
  readonly asking!: string;
  @Field(() => [String], { description: 'The last events before it, oldest first.' })
  readonly recent!: readonly string[];
}
