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
      'The draft and seat of an invitation, before the seat is claimed. Errors: INVITATION_INVALID, INVITATION_VOID, SEAT_CLAIMED.',
  })
  draftInvitation(
    @Context('reader') reader: Reader,
    @Args('invitation', { description: 'The invitation, from the link.' }) invitation: string,
    @Args('receipt', {
      type: () => String,
      nullable: true,
      description: 'The secret that you claim the seat with.',
    })
    receipt: string | null | undefined,
  ): Promise<OpenDraftInvitation> {
    return this.invitations.look(invitation, receipt ?? null, reader);
  }

  @Mutation(() => ClaimedDraftSeat, {
    complexity: 1000,
    description:
      'Claims the seat of a draft that you are invited to and returns its token, once. Signed in as the same person, or with the ' +
      'same receipt, you can get it again.',
  })
  claimDraftSeat(
    @Context('reader') reader: Reader,
    @Args('invitation', { description: 'The invitation, from the link.' }) invitation: string,
    @Args('receipt', {
      type: () => String,
      nullable: true,
      description:
        'A secret of your choice, 16 to 200 characters. Send it again if the answer did not reach you.',
    })
    receipt: string | null | undefined,
  ): Promise<ClaimedDraftSeat> {
    return this.invitations.claim(invitation, receipt ?? null, reader);
  }

  @Mutation(() => String, {
    complexity: 1000,
    description:
      'Makes a new invitation to an unclaimed seat, and revokes the old one. For the person who began the draft, and admins.',
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
      'Revokes the invitation to an unclaimed seat. For the person who began the draft, and admins. Returns the seat.',
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
      'Deletes a draft for good. For admins, and for the person who began or imported it while signed in.',
  })
  deleteDraft(
    @Context('reader') reader: Reader,
    @Args('draft', { type: () => ID, description: 'The id of the draft.' }) draft: string,
    @Args('withGames', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Its games as well: nothing is deleted where you cannot delete one of them.',
    })
    withGames: boolean,
  ): Promise<string> {
    return this.deletions.delete(draft, withGames, reader);
  }
}
