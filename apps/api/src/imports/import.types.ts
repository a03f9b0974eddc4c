import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType()
export class ImportResult {
  @Field(() => ID)
  readonly id!: string;
  @Field(() => Int)
  readonly events!: number;
  @Field({ description: 'True: the game was recorded before and nothing was changed.' })
  readonly alreadyThere!: boolean;
}
