import type { ReviewedDecision, TurningPoint } from '#analysis';
import { originOf, reviewId, type Reviewed, type ReviewOrigin } from '#reviews';
import type { GameId, GameModule, RecordedEvent } from '#record';

/** A seat's results in a test review. Each decision has a grade, which is null if the decision was not an error. */
export interface JudgedSeat {
  readonly accuracy: number | null;
  readonly luck: number;
  readonly skill: number;
  readonly grades: readonly ('inaccuracy' | 'mistake' | 'blunder' | null)[];
  /** Fields to override in this seat's decisions, in the order of `grades`. */
  readonly decisions?: readonly Partial<ReviewedDecision>[];
}

/**
 * Returns a review of a whole game with all cards revealed, made by the current version of Retrace with 150 playouts.
 * `origin` replaces fields of the review's origin.
 */
export function storedReview(
  game: string,
  { module, events }: { readonly module: GameModule; readonly events: readonly RecordedEvent[] },
  seats: readonly JudgedSeat[],
  origin: Partial<ReviewOrigin> = {},
  turningPoints: readonly TurningPoint[] = [],
): Reviewed {
  const viewer = { kind: 'omniscient' } as const;
  const made = {
    ...originOf({ module, events }, { viewer, seed: 'review', playouts: 150, lists: true }),
    ...origin,
  };
  const clock = { day: 1, phase: 'noon', turn: 1, seat: 0 } as const;
  const judged = {
    made: 0,
    clock,
    kind: 'turn',
    taken: ['a'],
    best: ['b'],
    loss: 0,
    lossError: 0,
    reasons: [],
    choices: [],
    skill: null,
  } as const;
  return {
    kind: 'Reviewed',
    review: reviewId(game as GameId, made),
    origin: made,
    found: {
      points: [{ revision: 0, winProbability: seats.map(() => 1 / seats.length), error: null }],
      decisions: seats.flatMap(({ grades, decisions }, seat) =>
        grades.map((grade, revision) => ({ ...judged, revision, seat, grade, ...decisions?.[revision] })),
      ),
      seats: seats.map(({ accuracy, luck, skill }, seat) => ({ seat, accuracy, luck, skill, error: null })),
      turningPoints,
    },
    lacks: [],
    seconds: 1,
  };
}
