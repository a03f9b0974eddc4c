import { randomUUID } from 'node:crypto';
import { fail, ok, type OpenedSeat, type Result, type Seat } from '#record';
import type { Problem } from '../errors/problem.js';
import type { Seating } from './tables.service.js';

/** The seat that a person requests when beginning a game. */
export interface SeatRequest {
  /** The requested seat. If null, the first seat that no bot plays. */
  readonly seat?: number | null;
  /** Whether the person plays. If not, other people are invited to every seat without a bot. */
  readonly playing: boolean;
  /** Whether the person plays in every seat without a bot, with nothing hidden. False by default. */
  readonly open?: boolean;
}

/**
 * Assigns the seats of a new game to the bots and to the person who begins it. All other seats get invitations. Fails
 * with `SEAT_INVALID` if the person cannot have the requested seat.
 */
export function seatingOf(
  bots: Seating,
  { seat, playing, open = false }: SeatRequest,
): Result<readonly OpenedSeat[], Problem> {
  const free = bots.flatMap((bot, at) => (bot === null ? [at] : []));
  if (seat != null && (!playing || !free.includes(seat))) return fail(badSeat(seat, free));
  if (open) {
    if (seat != null || !playing) return fail(openSeats);
    return ok(bots.map((bot, at) => ({ seat: at, handedOut: false, ...(bot !== null && { bot }) })));
  }
  const own: Seat | undefined = playing ? (seat ?? free[0]) : undefined;
  return ok(
    bots.map((bot, at): OpenedSeat => {
      if (bot !== null) return { seat: at, handedOut: false, bot };
      return { seat: at, handedOut: true, ...(at !== own && { invitation: randomUUID() }) };
    }),
  );
}

const openSeats: Problem = {
  code: 'SEAT_INVALID',
  message: 'In an open branch, you play every seat without a bot.',
  advice: 'Leave `seat` and `playing` out, or branch without `open`.',
};

const badSeat = (seat: Seat, free: readonly Seat[]): Problem => ({
  code: 'SEAT_INVALID',
  message: `You cannot play seat ${seat}.`,
  advice:
    free.length === 0
      ? 'Leave `seat` out, because bots play every seat.'
      : `Use ${free.join(' or ')}, or leave \`seat\` out. To play no seat, use \`playing: false\`.`,
  data: { seats: free },
});
