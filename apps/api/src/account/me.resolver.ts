import { Inject } from '@nestjs/common';
import { Context, Query, Resolver } from '@nestjs/graphql';
import { ACCESS, type Access } from '../access/access.js';
import { Me, SignInWays, type SignedInRole } from './me.types.js';
import type { Reader } from '../access/reader.js';

@Resolver()
export class MeResolver {
  constructor(@Inject(ACCESS) private readonly access: Access) {}

  @Query(() => Me, { description: 'Information about you.' })
  me(@Context('reader') { name, role, isLocal, seats, expiresAt }: Reader): Me {
    return {
      name,
      role: role.toUpperCase() as SignedInRole,
      owner: isLocal,
      expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
      seats,
    };
  }

  @Query(() => SignInWays, { description: 'How people sign in.' })
  signIn(): SignInWays {
    const { signIn, provider = null } = this.access;
    return {
      tokens: signIn !== null,
      provider: provider && { ...provider, token: provider.token === 'id' ? 'ID' : 'ACCESS' },
    };
  }
}
