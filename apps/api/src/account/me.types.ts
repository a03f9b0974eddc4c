import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

export const SignedInRole = { ANONYMOUS: 'ANONYMOUS', SEAT: 'SEAT', COACH: 'COACH', ADMIN: 'ADMIN' } as const;
export type SignedInRole = keyof typeof SignedInRole;
registerEnumType(SignedInRole, {
  name: 'Role',
  description: 'The role of your account.',
  valuesMap: {
    ANONYMOUS: { description: 'Not signed in, or with a token that names no role.' },
    SEAT: { description: 'Begins games and plays.' },
    COACH: { description: 'Sees every finished game, and writes about it.' },
    ADMIN: { description: 'Keeps the server.' },
  },
});

@ObjectType({ description: 'A seat whose token you send.' })
export class OwnSeat {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
}

@ObjectType({ description: 'Who you are, as far as the server believes it.' })
export class Me {
  @Field(() => String, {
    nullable: true,
    description: 'The `sub` of your token. Null if you are not signed in.',
  })
  readonly name!: string | null;
  @Field(() => SignedInRole, { description: 'The role of your account.' })
  readonly role!: SignedInRole;
  @Field({ description: 'Whether the server has no sign-in, so that anyone who connects owns it.' })
  readonly owner!: boolean;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when your token expires. Null if it does not.',
  })
  readonly expiresAt!: Date | null;
  @Field(() => [OwnSeat], { description: 'Seats of games whose tokens you sent.' })
  readonly seats!: readonly OwnSeat[];
}

export const ProviderToken = { ACCESS: 'ACCESS', ID: 'ID' } as const;
registerEnumType(ProviderToken, {
  name: 'ProviderToken',
  description: 'Which token of an identity provider is sent to this server.',
  valuesMap: { ACCESS: { description: 'The access token.' }, ID: { description: 'The ID token.' } },
});

@ObjectType({
  description: 'Where people sign in: OpenID Connect, authorisation code with PKCE, as a public client.',
})
export class SignInProvider {
  @Field({ description: 'Its address: `.well-known/openid-configuration` below it has the rest.' })
  readonly issuer!: string;
  @Field(() => ID, { description: 'The client id of Retrace at the provider.' })
  readonly clientId!: string;
  @Field({ description: 'With blanks between.' })
  readonly scopes!: string;
  @Field(() => ProviderToken, { description: 'Send this one as "Authorization: Bearer <token>".' })
  readonly token!: keyof typeof ProviderToken;
}

@ObjectType({ description: 'How people sign in.' })
export class SignInWays {
  @Field({ description: 'Whether people sign in. If not, anyone who connects owns the server.' })
  readonly tokens!: boolean;
  @Field(() => SignInProvider, { nullable: true, description: 'Null if people bring a token.' })
  readonly provider!: SignInProvider | null;
}
