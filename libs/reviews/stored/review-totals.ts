import { z } from 'zod';
import type { Grade, TurningPoint } from '#analysis';
import { readAs, type EvaluatedDecision, type Seat, type StoredEntry } from '#record';
import type { ReviewOrigin } from './review-entry.js';
import { originShape, REVIEW_SCHEMA_VERSION } from './stored-review.js';

/** An evaluated decision with the win probability that it lost, from 0 to 1. */
export interface LossOfDecision extends EvaluatedDecision {
  readonly loss: number;
  readonly grade: Grade | null;
}

/** A review's totals for one player. Proportions are from 0 to 1. */
export interface SeatTotals {
  readonly seat: Seat;
  /** Null if no decision was evaluated. */
  readonly accuracy: number | null;
  readonly luck: number;
  /** The result without luck: an equal share for each player plus the player's skill. 1 is a win, and ½ is a draw. */
  readonly adjusted: number;
  /** The number of evaluated decisions. The next fields count the errors of each grade. */
  readonly judged: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  /** The evaluated decisions in the order of the game. */
  readonly decisions: readonly LossOfDecision[];
}

/** A position after which a win probability changed considerably. */
export type Turning = Pick<TurningPoint, 'revision' | 'seat' | 'before' | 'after'>;

/** A review's origin and its totals for each player. Statistics use no other part of a review. */
export interface ReviewTotals {
  readonly review: string;
  readonly origin: ReviewOrigin;
  readonly seats: readonly SeatTotals[];
  readonly turningPoints: readonly Turning[];
}

/** The parts of a review on which totals depend. The other parts are not parsed, because they are much larger. */
const counted = z.object({
  review: z.string(),
  origin: originShape,
  found: z.object({
    decisions: z.array(
      z.object({
        revision: z.int(),
        seat: z.int(),
        clock: z.object({ day: z.int() }),
        kind: z.string(),
        taken: z.array(z.string()),
        best: z.array(z.string()),
        loss: z.number(),
        grade: z.enum(['inaccuracy', 'mistake', 'blunder']).nullable(),
      }),
    ),
    seats: z.array(
      z.object({ seat: z.int(), accuracy: z.number().nullable(), luck: z.number(), skill: z.number() }),
    ),
    turningPoints: z.array(
      z.object({ revision: z.int(), seat: z.int(), before: z.number(), after: z.number() }),
    ),
  }),
});

const beside = z.object({ schema: z.literal(REVIEW_SCHEMA_VERSION) });

/** Returns a stored entry's totals. Null if the entry is not a review or if this version of Retrace cannot read it. */
export function reviewTotals({ type, data, metadata }: StoredEntry): ReviewTotals | null {
  if (type !== 'Reviewed' || !readAs(beside, metadata).success) return null;
  const read = readAs(counted, data);
  if (!read.success) return null;
  const { review, origin, found } = read.data;
  const { decisions, seats, turningPoints } = found;
  return {
    review,
    origin,
    turningPoints,
    seats: seats.map(({ seat, accuracy, luck, skill }) => {
      const own = decisions.filter((decision) => decision.seat === seat);
      const graded = (grade: (typeof own)[number]['grade']): number =>
        own.filter((decision) => decision.grade === grade).length;
      return {
        seat,
        accuracy,
        luck,
        adjusted: 1 / seats.length + skill,
        judged: own.length,
        inaccuracies: graded('inaccuracy'),
        mistakes: graded('mistake'),
        blunders: graded('blunder'),
        decisions: own,
      };
    }),
  };
}
