import { createHash } from 'node:crypto';
import type { GameAuthority, InvitedSeat } from '#projections';
import { isSameAuthor, type Seat, type SeatClaimed } from '#record';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { signedIn } from '../notes/writing.js';
import { ProblemError } from '../problem-error.js';

/**
 * The minimum and maximum number of characters in a receipt. A receipt is the secret with which a claim can be
 * repeated.
 */
const RECEIPT = { least: 16, most: 200 };

/** A claim to a seat in a game or a draft, through an invitation. */
export interface Claim {
  /** The id of the game or draft. */
  readonly id: string;
  readonly seat: Seat;
  readonly invitation: string;
  readonly receipt: string | null;
}

/**
 * Returns the claim to record. It contains the reader's sign-in and the hash of the receipt. It never identifies the
 * reader by another seat. Fails with `RECEIPT_INVALID` if the receipt is too short or too long.
 */
export function claimBy(reader: Reader, { id, seat, invitation, receipt }: Claim): SeatClaimed {
  const length = receipt?.length ?? RECEIPT.least;
  if (length < RECEIPT.least || length > RECEIPT.most) throw new ProblemError(badReceipt);
  const receipted = receipt === null ? {} : { receipt: hashOf(id, receipt) };
  return { kind: 'SeatClaimed', seat, invitation, ...receipted, ...signedIn(reader) };
}

/**
 * Returns the entries to record for a claim. Empty if the same person repeats the claim. Fails with `SEAT_CLAIMED` or
 * `INVITATION_VOID`.
 */
export function taken({ invited }: GameAuthority, claim: SeatClaimed): readonly SeatClaimed[] {
  const there = invited.find(({ seat }) => seat === claim.seat);
  if (there?.claimed != null) {
    if (isSameClaim(there.claimed, claim)) return [];
    throw new ProblemError(claimed(claim.seat));
  }
  if (there?.invitation !== claim.invitation) throw new ProblemError(voided);
  return [claim];
}

/** Returns a seat that has an unclaimed invitation. Fails with `SEAT_NOT_INVITED` or `SEAT_CLAIMED`. */
export function freeSeat({ invited }: GameAuthority, seat: Seat): InvitedSeat {
  const there = invited.find((entry) => entry.seat === seat);
  if (there === undefined) throw new ProblemError(notInvited(seat));
  if (there.claimed !== null) throw new ProblemError(claimed(seat));
  return there;
}

/**
 * Returns the hash of a receipt. The game's id is part of the hashed text, so equal receipts have different hashes in
 * different games.
 */
const hashOf = (id: string, receipt: string): string =>
  createHash('sha256').update(`${id} ${receipt}`).digest('hex');

/**
 * Whether the same person made two claims. Authors are compared only if they are signed in. If sign-in is off, all
 * callers have the same author.
 */
function isSameClaim(left: SeatClaimed, right: SeatClaimed): boolean {
  if (left.invitation !== right.invitation) return false;
  if (left.receipt !== undefined && left.receipt === right.receipt) return true;
  return left.author?.kind === 'signed-in' && isSameAuthor(left.author, right.author);
}

export const badInvitation: Problem = {
  code: 'INVITATION_INVALID',
  message: 'The server did not issue this invitation.',
  advice:
    'Copy the whole invitation, as returned by `startGame`, `branchGame`, `startDraft` or `inviteToSeat`.',
};
const badReceipt: Problem = {
  code: 'RECEIPT_INVALID',
  message: `The receipt does not have ${RECEIPT.least} to ${RECEIPT.most} characters.`,
  advice: 'Use a random receipt, and store it until you have the token. You can also leave the receipt out.',
};
const voided: Problem = {
  code: 'INVITATION_VOID',
  message: 'The invitation was revoked.',
  advice: 'Ask the person who sent the invitation for a new one.',
};
const claimed = (seat: Seat): Problem => ({
  code: 'SEAT_CLAIMED',
  message: `Another person has already claimed seat ${seat}.`,
  advice:
    "If you did not claim it, tell the person who invited you. They can't take the seat back, but can " +
    'begin another game.',
});
const notInvited = (seat: Seat): Problem => ({
  code: 'SEAT_NOT_INVITED',
  message:
    `Seat ${seat} has no invitation. The seat does not exist, or is played by a bot or by the person who ` +
    'began the game.',
  advice: 'Choose a seat that has an invitation.',
});
