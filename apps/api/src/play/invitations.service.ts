import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { summaryOf } from '#projections';
import type { GameId, OpenedSeat, Seat } from '#record';
import { playerOf } from '../replay/player-names.js';
import type { Problem } from '../errors/problem.js';
import { ACCESS, type Access } from '../access/access.js';
import { AdministrationService } from '../access/administration.service.js';
import { AdmissionsService } from '../access/admissions.service.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { signed } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { copiesIn } from './deck-copies.js';
import { branchWarnings } from './branch-warnings.js';
import type { ClaimedSeat, OpenInvitation, SeatToken } from './play.types.js';
import { badInvitation, claimBy, freeSeat, taken } from './seat-claims.js';
import { playerNameOf } from './tables.service.js';

/** Gives the players of a game the tokens of their seats. Each seat can be claimed only once. */
@Injectable()
export class InvitationsService {
  constructor(
    @Inject(ACCESS) private readonly access: Access,
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
    private readonly admissions: AdmissionsService,
  ) {}

  /**
   * Returns access to a seat for the person who begins the game: the token of their own seat, or an invitation to
   * another seat. Returns neither for a bot's seat.
   */
  async tokenFor(game: GameId, { seat, bot, invitation }: OpenedSeat, name: string): Promise<SeatToken> {
    const { capabilities } = this.access;
    const isOwn = bot === undefined && invitation === undefined;
    return {
      seat,
      name,
      token: isOwn ? await capabilities.seatToken({ game, seat }) : null,
      invitation:
        invitation === undefined ? null : await capabilities.invitation({ game, seat, id: invitation }),
    };
  }

  /**
   * Returns the seat and the game of an invitation. A person who has claimed the seat can still open the invitation.
   * Fails for the same reasons as `claim`.
   */
  async look(text: string, receipt: string | null, reader: Reader): Promise<OpenInvitation> {
    const { game, claim } = await this.#invited(text, receipt, reader);
    const authority = await this.administration.of(game.id);
    taken(authority, claim);
    const { module, edition, format, seats, cards } = game.withNamesOf(authority).started;
    return {
      module,
      moduleName: game.module.name,
      edition,
      format,
      mode: summaryOf(game.events)?.mode ?? null,
      seat: claim.seat,
      players: seats.map(({ name }) => name),
      deck: copiesIn(seats[claim.seat]?.deck ?? [], cards),
    };
  }

  /**
   * Exchanges an invitation for the seat's token. Only the first person can claim the seat. This person can repeat the
   * claim with the same sign-in or receipt. Afterwards, readers see the given name. If the given name is null, they
   * still see the recorded name. Fails with `INVITATION_INVALID`, `NAME_INVALID`, `RECEIPT_INVALID`, `INVITATION_VOID`,
   * `SEAT_CLAIMED` or `GAME_NOT_FOUND`.
   */
  async claim(
    text: string,
    receipt: string | null,
    name: string | null,
    reader: Reader,
  ): Promise<ClaimedSeat> {
    const { game, claim } = await this.#invited(text, receipt, reader);
    const { id } = game;
    const { seat } = claim;
    const chosen = name === null ? {} : { name: valueOf(playerNameOf(name, seat, 'name')) };
    const authority = await this.administration.decide(id, (before) =>
      taken(before, { ...claim, ...chosen }),
    );
    const token = await this.access.capabilities.seatToken({ game: id, seat });
    const branched = game.events.findLast(({ event }) => event.kind === 'GameBranched')?.event;
    const warnings =
      branched?.kind === 'GameBranched'
        ? branchWarnings(branched.parent as GameId, branched.revision, [{ handedOut: true }])
        : [];
    return { game: id, seat, name: playerOf(game.withNamesOf(authority), seat), token, warnings };
  }

  /**
   * Creates a new invitation to a seat. The previous invitation becomes invalid. Fails for the same reasons as `#own`
   * and `freeSeat`.
   */
  async again(text: string, seat: Seat, reader: Reader): Promise<string> {
    const id = await this.#own(text, reader);
    const invitation = randomUUID();
    await this.administration.decide(id, (before) => {
      freeSeat(before, seat);
      return [{ kind: 'SeatInvited', seat, invitation, ...signed(id, reader) }];
    });
    return this.access.capabilities.invitation({ game: id, seat, id: invitation });
  }

  /** Invalidates the invitation to a seat. Fails for the same reasons as `again`. */
  async revoke(text: string, seat: Seat, reader: Reader): Promise<Seat> {
    const id = await this.#own(text, reader);
    await this.administration.decide(id, (before) => {
      const { invitation } = freeSeat(before, seat);
      return invitation === null ? [] : [{ kind: 'InvitationRevoked', seat, ...signed(id, reader) }];
    });
    return seat;
  }

  async #invited(text: string, receipt: string | null, reader: Reader) {
    const capability = await this.access.capabilities.verify(text);
    if (capability?.kind !== 'retrace-invitation') throw new ProblemError(badInvitation);
    const { game: id, seat, id: invitation } = capability.invitation;
    const game = await this.games.whole(id);
    return { game, claim: claimBy(reader, { id, seat, invitation, receipt }) };
  }

  /**
   * Returns the id of a game if the reader is allowed to invite players to it. The reader need not hold a seat. Fails
   * with `FORBIDDEN`, or if the game cannot be opened.
   */
  async #own(text: string, reader: Reader): Promise<GameId> {
    const id = this.games.idOf(text);
    if (hasBegun(valueOf(await this.admissions.factsFor(id, reader)), reader)) return id;
    await this.games.open(text, reader);
    if (reader.role === 'admin') return id;
    throw new ProblemError(notYours);
  }
}

const notYours: Problem = {
  code: 'FORBIDDEN',
  message:
    'Only admins and the person who began a game can invite players to its seats. That person must ' +
    'have been signed in as a player or a coach.',
  advice: 'Sign in as that person, or ask an admin.',
};
