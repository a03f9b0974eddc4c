import { z } from 'zod';
import type { Seat, StoredEntry } from '#record';
import type { ReviewOrigin } from './review-entry.js';
import { originShape, REVIEW_SCHEMA_VERSION } from './stored-review.js';

/** What a review comes to for one player. Shares are from 0 to 1. */
export interface SeatTotals {
  readonly seat: Seat;
  /** Null: no decision was judged. */
  readonly accuracy: number | null;
  readonly luck: number;
  /** The result without luck: an even share, more the skill. 1 is a win, ½ a draw. */
  readonly adjusted: number;
  /** Decisions that were judged, and how many of them were errors. */
  readonly judged: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** What a review was made with, and what it comes to for each player: all that statistics need of it. */
export interface ReviewTotals {
  readonly review: string;
  readonly origin: ReviewOrigin;
  readonly seats: readonly SeatTotals[];
}

/** The parts of a review that are counted; the rest is not looked at, which is nearly all of it. */
const counted = z.object({
  review: z.string(),
  origin: originShape,
  found: z.object({
    decisions: z.array(
      z.object({ seat: z.int(), grade: z.enum(['inaccuracy', 'mistake', 'blunder']).nullable() }),
    ),
    seats: z.array(
      z.object({ seat: z.int(), accuracy: z.number().nullable(), luck: z.number(), skill: z.number() }),
    ),
  }),
});

const beside = z.object({ schema: z.literal(REVIEW_SCHEMA_VERSION) });

/** What a stored entry comes to. Null: it is no review, or one that this program cannot read. */
export function reviewTotals({ type, data, metadata }: StoredEntry): ReviewTotals | null {
  if (type !== 'Reviewed' || !beside.safeParse(metadata).success) return null;
  const read = counted.safeParse(data);
  if (!read.success) return null;
  const { review, origin, found } = read.data;
  const { decisions, seats } = found;
  return {
    review,
    origin,
    seats: seats.map(({ seat, accuracy, luck, skill }) => {
      const own = decisions.filter((one) => one.seat === seat);
      const graded = (grade: (typeof own)[number]['grade']): number =>
        own.filter((one) => one.grade === grade).length;
      return {
        seat,
        accuracy,
        luck,
        adjusted: 1 / seats.length + skill,
        judged: own.length,
        inaccuracies: graded('inaccuracy'),
        mistakes: graded('mistake'),
        blunders: graded('blunder'),
      };
    }),
  };
}
