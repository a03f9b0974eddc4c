import { Field, ID, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

@ObjectType({
  description: 'A share link: it shows a game up to a position, from one perspective.',
})
export class Share {
  @Field(() => ID, { description: 'The id of the link, for revoking it.' })
  readonly id!: string;
  @Field({ description: 'The last position it shows.' })
  readonly position!: string;
  @Field({
    description: 'The perspective it shows. People with the link can view the game as a spectator too.',
  })
  readonly as!: string;
  @Field({ description: 'Who shared it.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  readonly sharedAt!: Date;
  @Field({ description: 'Send it as `Authorization: Bearer <token>`.' })
  readonly token!: string;
  @Field({
    description: 'The path in the viewer. The token is behind the `#`, which browsers do not send.',
  })
  readonly link!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of a board for a frame in a page of another site. Null if this server allows no frames (setting EMBED).',
  })
  readonly embed!: string | null;
}
