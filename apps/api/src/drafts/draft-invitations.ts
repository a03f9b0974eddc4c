import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { OpenedSeat, Seat } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { signedIn } from '../notes/writing.js';
import { badInvitation, claimBy, freeSeat, taken } from '../play/seat-claims.js';
import { ProblemError } from '../problem-error.js';
import type { ClaimedDraftSeat, DraftSeatToken } from './begun-draft.types.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftRepository } from './draft.repository.js';
import { DraftViews } from './draft-views.js';
import type { OpenDraftInvitation } from './draft.types.js';

/** Gives the players of a draft the tokens of their seats. Each seat can be claimed only once. */
@Injectable()
export class DraftInvitations {
  constructor(
    @Inject(ACCESS) private readonly access: Access,
    private readonly repository: DraftRepository,
    private readonly administration: DraftAdministration,
    private readonly views: DraftViews,
  ) {}

  /**
   * Returns access to a seat for the person who begins the draft: the token of their own seat, or an invitation to
   * another seat.
   */
  async tokenFor(draft: string, { seat, invitation }: OpenedSeat, name: string): Promise<DraftSeatToken> {
    const { capabilities } = this.access;
    if (invitation === undefined)
      return { seat, name, token: await capabilities.draftToken({ draft, seat }), invitation: null };
    return {
      seat,
      name,
      token: null,
      invitation: await capabilities.draftInvitation({ draft, seat, id: invitation }),
    };
  }

  /**
   * Returns the draft and the seat of an invitation. A person who has claimed the seat can still open the invitation.
   * Fails for the same reasons as `claim`.
   */
  async look(text: string, receipt: string | null, reader: Reader): Promise<OpenDraftInvitation> {
    const { draft, claim } = await this.#invited(text, receipt, reader);
    taken(await this.administration.of(draft.id), claim);
    return { draft: this.views.summary(draft), seat: claim.seat };
  }

  /**
   * Exchanges an invitation for the seat's token. Only the first person can claim the seat. This person can repeat the
   * claim with the same sign-in or receipt. Fails with `INVITATION_INVALID`, `RECEIPT_INVALID`, `INVITATION_VOID`,
   * `SEAT_CLAIMED` or `DRAFT_NOT_FOUND`.
   */
  async claim(text: string, receipt: string | null, reader: Reader): Promise<ClaimedDraftSeat> {
    const { draft, claim } = await this.#invited(text, receipt, reader);
    const { id, state } = draft;
    const { seat } = claim;
    await this.administration.decide(id, (before) => taken(before, claim));
    const token = await this.access.capabilities.draftToken({ draft: id, seat });
    return { draft: id, seat, name: state.started?.seats[seat]?.name ?? '', token };
  }

  /**
   * Creates a new invitation to a seat. The previous invitation becomes invalid. Fails with `DRAFT_NOT_FOUND`,
   * `FORBIDDEN`, `SEAT_NOT_INVITED` or `SEAT_CLAIMED`.
   */
  async again(text: string, seat: Seat, reader: Reader): Promise<string> {
    const id = await this.#own(text, reader);
    const invitation = randomUUID();
    await this.administration.decide(id, (before) => {
      freeSeat(before, seat);
      return [{ kind: 'SeatInvited', seat, invitation, ...signedIn(reader) }];
    });
    return this.access.capabilities.draftInvitation({ draft: id, seat, id: invitation });
  }

  /** Invalidates the invitation to a seat. Fails for the same reasons as `again`. */
  async revoke(text: string, seat: Seat, reader: Reader): Promise<Seat> {
    const id = await this.#own(text, reader);
    await this.administration.decide(id, (before) => {
      const { invitation } = freeSeat(before, seat);
      return invitation === null ? [] : [{ kind: 'InvitationRevoked', seat, ...signedIn(reader) }];
    });
    return seat;
  }

  async #invited(text: string, receipt: string | null, reader: Reader) {
    const capability = await this.access.capabilities.verify(text);
    if (capability?.kind !== 'retrace-draft-invitation') throw new ProblemError(badInvitation);
    const { draft: id, seat, id: invitation } = capability.invitation;
    const draft = await this.repository.open(id);
    return { draft, claim: claimBy(reader, { id, seat, invitation, receipt }) };
  }

  async #own(text: string, reader: Reader): Promise<string> {
    const { id } = await this.repository.open(text);
    if (reader.role === 'admin' || hasBegun(await this.administration.of(id), reader)) return id;
    throw new ProblemError({
      code: 'FORBIDDEN',
      message:
        'Only admins and the person who began a draft while signed in can invite players to its seats.',
      advice: 'Sign in as that person, or ask an admin.',
    });
  }
}
