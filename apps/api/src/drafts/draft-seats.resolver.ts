import { Args, Context, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { ClaimedDraftSeat } from './begun-draft.types.js';
import { DraftDeletions } from './draft-deletions.js';
import { DraftInvitations } from './draft-invitations.js';
import { OpenDraftInvitation } from './draft.types.js';

@Resolver()
export class DraftSeatsResolver {
  constructor(
    private readonly invitations: DraftInvitations,
    private readonly deletions: DraftDeletions,
  ) {}

  @Query(() => OpenDraftInvitation, {
    complexity: 1000,
    description:
      'The draft and seat of an unclaimed invitation. Errors: INVITATION_INVALID, INVITATION_VOID, ' +
      'SEAT_CLAIMED.',
  })
  draftInvitation(
    @Context('reader') reader: Reader,
    @Args('invitation', { description: 'The invitation, from the link.' }) invitation: string,
    @Args('receipt', {
      type: () => String,
      nullable: true,
      description: 'The secret for claiming the seat.',
    })
    receipt: string | null | undefined,
  ): Promise<OpenDraftInvitation> {
    return this.invitations.look(invitation, receipt ?? null, reader);
  }

  @Mutation(() => ClaimedDraftSeat, {
    complexity: 1000,
    description:
      'Claims the draft seat to which you are invited, and returns its token once. You can get the token ' +
      'again if you are signed in as the same person or send the same receipt.',
  })
  claimDraftSeat(
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
  ): Promise<ClaimedDraftSeat> {
    return this.invitations.claim(invitation, receipt ?? null, reader);
  }

  @Mutation(() => String, {
    complexity: 1000,
    description:
      'Creates a new invitation to an unclaimed seat, and revokes the old one. Only for admins and the ' +
      'person who began the draft.',
  })
  inviteToDraftSeat(
    @Context('reader') reader: Reader,
    @Args('draft', { type: () => ID, description: 'The id of the draft.' }) draft: string,
    @Args('seat', { type: () => Int, description: 'The seat, from 0.' }) seat: number,
  ): Promise<string> {
    return this.invitations.again(draft, seat, reader);
  }

  @Mutation(() => Int, {
    complexity: 1000,
    description:
      'Revokes the invitation to an unclaimed seat. Returns the seat. Only for admins and the person who ' +
      'began the draft.',
  })
  revokeDraftInvitation(
    @Context('reader') reader: Reader,
    @Args('draft', { type: () => ID, description: 'The id of the draft.' }) draft: string,
    @Args('seat', { type: () => Int, description: 'The seat, from 0.' }) seat: number,
  ): Promise<number> {
    return this.invitations.revoke(draft, seat, reader);
  }

  @Mutation(() => ID, {
    complexity: 1000,
    description:
      'Permanently deletes a draft. Only for admins and the person who began or imported it while signed ' +
      'in.',
  })
  deleteDraft(
    @Context('reader') reader: Reader,
    @Args('draft', { type: () => ID, description: 'The id of the draft.' }) draft: string,
    @Args('withGames', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Whether its games are deleted too. If you cannot delete one of them, nothing is deleted.',
    })
    withGames: boolean,
  ): Promise<string> {
    return this.deletions.delete(draft, withGames, reader);
  }
}
