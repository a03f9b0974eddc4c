import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';

export const SignedInRole = { ANONYMOUS: 'ANONYMOUS', SEAT: 'SEAT', COACH: 'COACH', ADMIN: 'ADMIN' } as const;
export type SignedInRole = keyof typeof SignedInRole;
registerEnumType(SignedInRole, {
  name: 'Role',
  description: 'The role of your account.',
  valuesMap: {
    ANONYMOUS: { description: 'Not signed in, or signed in with a token that has no role.' },
    SEAT: { description: 'Can start and play games.' },
    COACH: { description: 'Can view all finished games and write about them.' },
    ADMIN: { description: 'Can administer the server.' },
  },
});

@ObjectType({ description: 'A seat for which you sent the token.' })
export class OwnSeat {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
}

@ObjectType({ description: 'Information about you, according to your tokens.' })
export class Me {
  @Field(() => String, {
    nullable: true,
    description: 'The `sub` of your token. Null if you are not signed in.',
  })
  readonly name!: string | null;
  @Field(() => SignedInRole, { description: 'The role of your account.' })
  readonly role!: SignedInRole;
  @Field({ description: 'Whether sign-in is off, so anyone who connects owns the server.' })
  readonly owner!: boolean;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when your token expires. Null if it does not expire.',
  })
  readonly expiresAt!: Date | null;
  @Field(() => [OwnSeat], { description: 'The seats for which you sent the tokens.' })
  readonly seats!: readonly OwnSeat[];
}

export const ProviderToken = { ACCESS: 'ACCESS', ID: 'ID' } as const;
registerEnumType(ProviderToken, {
  name: 'ProviderToken',
  description: "The identity provider's token that clients send to this server.",
  valuesMap: { ACCESS: { description: 'The access token.' }, ID: { description: 'The ID token.' } },
});

@ObjectType({
  description:
    "The identity provider with which people sign in. Retrace is a public client that uses OpenID Connect's " +
    'authorisation code flow with PKCE.',
})
export class SignInProvider {
  @Field({
    description:
      "The provider's address. Its configuration is at `.well-known/openid-configuration` below this " +
      'address.',
  })
  readonly issuer!: string;
  @Field(() => ID, { description: "Retrace's client id at the provider." })
  readonly clientId!: string;
  @Field({ description: 'The scopes, separated by spaces.' })
  readonly scopes!: string;
  @Field(() => ProviderToken, { description: 'The token to send as "Authorization: Bearer <token>".' })
  readonly token!: keyof typeof ProviderToken;
}

@ObjectType({ description: 'How people sign in.' })
export class SignInWays {
  @Field({ description: 'Whether people can sign in. If not, anyone who connects owns the server.' })
  readonly tokens!: boolean;
  @Field(() => SignInProvider, {
    nullable: true,
    description: 'The identity provider. Null if people bring their own tokens.',
  })
  readonly provider!: SignInProvider | null;
}
