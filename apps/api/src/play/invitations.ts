import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { GameAuthority, InvitedSeat } from '#projections';
import { isSameAuthor, type GameId, type OpenedSeat, type Seat, type SeatClaimed } from '#record';
import { playerOf } from '../replay/player-names.js';
import type { Problem } from '../errors/problem.js';
import { ACCESS, type Access } from '../access/access.js';
import { Administration } from '../access/administration.js';
import { Admissions } from '../access/admissions.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { signed } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { branchWarnings } from './branch-warnings.js';
import type { ClaimedSeat, SeatToken } from './play.types.js';

/** Characters that a secret of a claim has. */
const RECEIPT = { least: 16, most: 200 };

/** Gives the tokens of seats to those who are to play there, each once. */
@Injectable()
export class Invitations {
  constructor(
    @Inject(ACCESS) private readonly access: Access,
    private readonly games: ReplayedGames,
    private readonly administration: Administration,
    private readonly admissions: Admissions,
  ) {}

  /** What who begins a game is told of a seat: the token of their own, an invitation to another, of a bot neither. */
  async told(game: GameId, { seat, bot, invitation }: OpenedSeat, name: string): Promise<SeatToken> {
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
   * The token of a seat for an invitation to it. Of several who claim it one gets it; they may ask again, signed in as the
   * same or with the same receipt. Problems `INVITATION_INVALID`, `RECEIPT_INVALID`, `INVITATION_VOID`, `SEAT_CLAIMED`, `GAME_NOT_FOUND`.
   */
  async claim(text: string, receipt: string | null, reader: Reader): Promise<ClaimedSeat> {
    const capability = await this.access.capabilities.verify(text);
    if (capability?.kind !== 'retrace-invitation') throw new ProblemError(badInvitation);
    const length = receipt?.length ?? RECEIPT.least;
    if (length < RECEIPT.least || length > RECEIPT.most) throw new ProblemError(badReceipt);
    const { game: id, seat, id: invitation } = capability.invitation;
    const game = await this.games.whole(id);
    const claim: SeatClaimed = {
      kind: 'SeatClaimed',
      seat,
      invitation,
      ...(receipt !== null && { receipt: hashOf(id, receipt) }),
      ...claimant(id, reader),
    };
    await this.administration.decide(id, ({ invited }) => {
      const there = invited.find((one) => one.seat === seat);
      if (there?.claimed != null) {
        if (isSameClaim(there.claimed, claim)) return [];
        throw new ProblemError(claimed(seat));
      }
      if (there?.invitation !== invitation) throw new ProblemError(voided);
      return [claim];
    });
    const token = await this.access.capabilities.seatToken({ game: id, seat });
    const branched = game.events.findLast(({ event }) => event.kind === 'GameBranched')?.event;
    const warnings =
      branched?.kind === 'GameBranched'
        ? branchWarnings(branched.parent as GameId, branched.revision, [{ handedOut: true }])
        : [];
    return { game: id, seat, name: playerOf(game, seat), token, warnings };
  }

  /** Another invitation to a seat; the one before counts no more. Problems of `#own` and `requireFree`. */
  async again(text: string, seat: Seat, reader: Reader): Promise<string> {
    const id = await this.#own(text, reader);
    const invitation = randomUUID();
    await this.administration.decide(id, (before) => {
      requireFree(before, seat);
      return [{ kind: 'SeatInvited', seat, invitation, ...signed(id, reader) }];
    });
    return this.access.capabilities.invitation({ game: id, seat, id: invitation });
  }

  /** Has the invitation to a seat count no more. Problems as `again`. */
  async revoke(text: string, seat: Seat, reader: Reader): Promise<Seat> {
    const id = await this.#own(text, reader);
    await this.administration.decide(id, (before) => {
      const { invitation } = requireFree(before, seat);
      return invitation === null ? [] : [{ kind: 'InvitationRevoked', seat, ...signed(id, reader) }];
    });
    return seat;
  }

  /** The game, for who can invite to it: perhaps without any seat of it. Problems of opening it and `FORBIDDEN`. */
  async #own(text: string, reader: Reader): Promise<GameId> {
    const id = this.games.idOf(text);
    if (hasBegun(valueOf(await this.admissions.factsFor(id, reader)), reader)) return id;
    await this.games.open(text, reader);
    if (reader.role === 'admin') return id;
    throw new ProblemError(notYours);
  }
}

/** Problems `SEAT_NOT_INVITED`, `SEAT_CLAIMED`. */
function requireFree({ invited }: GameAuthority, seat: Seat): InvitedSeat {
  const there = invited.find((one) => one.seat === seat);
  if (there === undefined) throw new ProblemError(notInvited(seat));
  if (there.claimed !== null) throw new ProblemError(claimed(seat));
  return there;
}

/** The receipt of one game says nothing about that of another. */
const hashOf = (game: GameId, receipt: string): string =>
  createHash('sha256').update(`${game} ${receipt}`).digest('hex');

/** Who claims a seat: by who it is signed in as, never by a seat that it holds already. */
function claimant(id: GameId, reader: Reader) {
  const { by, author } = signed(id, { ...reader, seats: [] });
  return { by, ...(author !== undefined && { author }) };
}

/** Whoever connects to a machine where nobody signs in is its owner: that says nothing of who claimed a seat. */
function isSameClaim(one: SeatClaimed, other: SeatClaimed): boolean {
  if (one.invitation !== other.invitation) return false;
  if (one.receipt !== undefined && one.receipt === other.receipt) return true;
  return one.author?.kind === 'signed-in' && isSameAuthor(one.author, other.author);
}

const badInvitation: Problem = {
  code: 'INVITATION_INVALID',
  message: 'That is not an invitation of this server.',
  advice: 'Copy it whole, as `startGame`, `branchGame` or `inviteToSeat` returned it.',
};
const badReceipt: Problem = {
  code: 'RECEIPT_INVALID',
  message: `A receipt has ${RECEIPT.least} to ${RECEIPT.most} characters.`,
  advice: 'Choose one that nobody can guess and keep it until you have the token, or leave it out.',
};
const voided: Problem = {
  code: 'INVITATION_VOID',
  message: 'The invitation was revoked.',
  advice: 'Ask the person who began the game for a new one.',
};
const notYours: Problem = {
  code: 'FORBIDDEN',
  message:
    'Only admins can invite to the seats of a game, and the person who began it while signed ' +
    'in to play or to coach.',
  advice: 'Sign in as that person, or ask an admin.',
};
const claimed = (seat: Seat): Problem => ({
  code: 'SEAT_CLAIMED',
  message: `Somebody has already claimed seat ${seat}.`,
  advice:
    "If it was not you, tell the person who invited you: they can't get the seat back, but " +
    'can begin another game.',
});
const notInvited = (seat: Seat): Problem => ({
  code: 'SEAT_NOT_INVITED',
  message:
    `Seat ${seat} has no invitation: the person who began the game or a bot plays it, or it ` +
    'does not exist.',
  advice: 'Choose a seat with an invitation from `startGame` or `branchGame`.',
});
