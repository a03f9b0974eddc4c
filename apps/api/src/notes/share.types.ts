import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description: 'A link by which anybody may look at a game up to a position, from one perspective.',
})
export class Share {
  @Field(() => ID)
  readonly id!: string;
  @Field({ description: 'How far the game is shown.' })
  readonly position!: string;
  @Field({ description: 'As whom it is shown; whoever has the link may look as a spectator as well.' })
  readonly as!: string;
  @Field({ description: 'Who shared it.' })
  readonly by!: string;
  @Field(() => GraphQLISODateTime)
  readonly sharedAt!: Date;
  @Field({ description: 'Sent as `Authorization: Bearer <token>`.' })
  readonly token!: string;
  @Field({
    description: 'The path of the viewer that shows it; the token is behind the `#`, which is not sent.',
  })
  readonly link!: string;
}
