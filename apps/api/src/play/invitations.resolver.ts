import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { InvitationsService } from './invitations.service.js';
import { ClaimedSeat, OpenInvitation } from './play.types.js';

@Resolver()
export class InvitationsResolver {
  constructor(private readonly invitations: InvitationsService) {}

  @Query(() => OpenInvitation, {
    complexity: REBUILD_COST,
    description:
      'The game and seat of an unclaimed invitation. Errors: INVITATION_INVALID, INVITATION_VOID, ' +
      'SEAT_CLAIMED.',
  })
  invitation(
    @Context('reader') reader: Reader,
    @Args('invitation', { description: 'The invitation from `startGame`.' }) invitation: string,
    @Args('receipt', {
      type: () => String,
      nullable: true,
      description: 'The secret for claiming the seat.',
    })
    receipt: string | null | undefined,
  ): Promise<OpenInvitation> {
    return this.invitations.look(invitation, receipt ?? null, reader);
  }

  @Mutation(() => ClaimedSeat, {
    complexity: REBUILD_COST,
    description:
      'Claims the seat to which you are invited, and returns its token once. You can get the token again ' +
      'if you are signed in as the same person or send the same receipt.',
  })
  claimSeat(
    @Context('reader') reader: Reader,
    @Args('invitation', { description: 'The invitation, from the link.' }) invitation: string,
    @Args('receipt', {
      type: () => String,
      nullable: true,
      description:
        'A secret of your choice with 16 to 200 characters. If you did not receive the response, send the ' +
        'same secret again.',
    })
    receipt: string | null | undefined,
    @Args('name', {
      type: () => String,
      nullable: true,
      description:
        "Your name, which replaces the seat's name for all viewers. Null to keep the seat's name. Error: " +
        'NAME_INVALID.',
    })
    name: string | null | undefined,
  ): Promise<ClaimedSeat> {
    return this.invitations.claim(invitation, receipt ?? null, name ?? null, reader);
  }

  @Mutation(() => String, {
    complexity: REBUILD_COST,
    description:
      'Creates a new invitation to an unclaimed seat, and revokes the old one. Only for admins and the ' +
      'person who began the game.',
  })
  inviteToSeat(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
    @Args('seat', { type: () => Int, description: 'The seat, from 0.' }) seat: number,
  ): Promise<string> {
    return this.invitations.again(game, seat, reader);
  }

  @Mutation(() => Int, {
    complexity: REBUILD_COST,
    description:
      'Revokes the invitation to an unclaimed seat. Returns the seat. Only for admins and the person who ' +
      'began the game.',
  })
  revokeInvitation(
    @Context('reader') reader: Reader,
    @Args('game', { type: () => ID, description: 'The id of the game.' }) game: string,
    @Args('seat', { type: () => Int, description: 'The seat, from 0.' }) seat: number,
  ): Promise<number> {
    return this.invitations.revoke(game, seat, reader);
  }
}
