import { Field, ID, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

@ObjectType({
  description: 'A share link, which shows a game up to a position from one perspective.',
})
export class Share {
  @Field(() => ID, { description: 'The id of the link.' })
  readonly id!: string;
  @Field({ description: 'The last position that it shows.' })
  readonly position!: string;
  @Field({
    description: 'The perspective that it shows. People with the link can also view the game as a spectator.',
  })
  readonly as!: string;
  @Field({ description: 'The name of the person who shared it.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it was created.' })
  readonly sharedAt!: Date;
  @Field({ description: 'The link\'s token, sent as "Authorization: Bearer <token>".' })
  readonly token!: string;
  @Field({
    description:
      'The path in the viewer. The token follows the `#`, which browsers do not send to the server.',
  })
  readonly link!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The path of a board to embed in other websites. Null if this server does not allow embedding ' +
      '(setting EMBED).',
  })
  readonly embed!: string | null;
}
