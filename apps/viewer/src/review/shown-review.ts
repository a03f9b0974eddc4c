import { revisionOf, type ChartData, type ChartLine } from '../charts/chart-lines.js';
import type { ReviewPartsFragment } from '../generated/graphql.js';
import { markClass } from '../notes/marks.js';

export type ReadyReview = NonNullable<ReviewPartsFragment['result']>;
export type JudgedDecision = ReadyReview['decisions'][number];
export type Turning = ReadyReview['turningPoints'][number];

/** Whether a review is waiting or running. */
export const isMade = ({ state }: Pick<ReviewPartsFragment, 'state'>): boolean =>
  state === 'WAITING' || state === 'RUNNING';

/** Returns the results of a review, or its results so far while it is running. */
export const foundIn = (review: ReviewPartsFragment | null | undefined): ReadyReview | null | undefined =>
  review?.result ?? (review && isMade(review) ? review.soFar : null);

/** Converts a proportion to a rounded percentage. */
const inPercent = (share: number): number => Math.round(100 * share);

/** Returns the win probability of each seat in percent, with the standard error. */
export const chanceLines = ({ points }: ReadyReview): readonly ChartLine[] =>
  (points[0]?.winProbability ?? []).map((_, seat) => ({
    seat,
    points: points.map(({ position, winProbability, error }) => ({
      revision: revisionOf(position),
      value: inPercent(winProbability[seat] ?? 0),
      error: 100 * (error ?? 0),
    })),
  }));

/**
 * Returns the chart of a review, with marks for mistakes and turning points. Before the first evaluated position, the
 * legend shows a text instead of values.
 */
export const chanceChart = (review: ReadyReview, title: string, notYet: string): ChartData => ({
  id: 'win-probability',
  title,
  lines: chanceLines(review),
  most: 100,
  notYet,
  marks: mistakesIn(review).map(({ position, seat, grade }) => ({
    revision: revisionOf(position),
    seat,
    name: markClass(signOf(grade)),
  })),
  turns: review.turningPoints.map(({ position }) => revisionOf(position)),
});

/**
 * Returns the part of a review up to the revision that the user has reached. Includes summaries only if the user has
 * reached the end of the game.
 */
export function reviewUpTo(review: ReadyReview, reached: number, last: number): ReadyReview {
  const isSeen = (position: string): boolean => revisionOf(position) <= reached;
  return {
    ...review,
    points: review.points.filter(({ position }) => isSeen(position)),
    decisions: review.decisions.filter(({ made }) => isSeen(made)),
    turningPoints: review.turningPoints.filter(({ until }) => isSeen(until)),
    seats: reached >= last ? review.seats : [],
  };
}

/** Returns the bad decisions in game order. */
export const mistakesIn = ({ decisions }: ReadyReview): readonly JudgedDecision[] =>
  decisions.filter(({ grade }) => grade !== null);

/** Returns the decision that is pending at a revision or was made there. Undefined if there is none. */
export const decisionAt = ({ decisions }: ReadyReview, revision: number): JudgedDecision | undefined =>
  decisions.find(({ position, made }) => revisionOf(position) <= revision && revision <= revisionOf(made));

/**
 * Merges options with the same text, such as copies of a card. The merged option has the value of the option that was
 * chosen. If none of them was chosen, it has the value with the smallest error.
 */
export function equalOnce<
  T extends { readonly text: string; readonly isTaken: boolean; readonly error: number },
>(options: readonly T[]): readonly T[] {
  const found = new Map<string, T>();
  for (const option of options) {
    const before = found.get(option.text);
    if (!before || option.isTaken || (!before.isTaken && option.error < before.error))
      found.set(option.text, option);
  }
  return [...found.values()];
}

/** Returns the sign that annotations use for a grade. Null if there is no grade. */
export const signOf = (grade: JudgedDecision['grade']): '??' | '?' | '?!' | null => {
  switch (grade) {
    case 'BLUNDER':
      return '??';
    case 'MISTAKE':
      return '?';
    case 'INACCURACY':
      return '?!';
    default:
      return null;
  }
};

/** Converts a proportion to whole percentage points. */
const inPoints = (share: number): number => Math.round(100 * share) + 0;

/** Formats whole percentage points with a sign, such as `+12`, `−7` or `0`. */
export const signedPoints = (count: number): string =>
  count === 0 ? '0' : `${count < 0 ? '−' : '+'}${Math.abs(count)}`;

/**
 * Returns a player's skill and luck in percentage points. Rounds them so that the equal starting chance, the skill and
 * the luck add up to the displayed result.
 */
export function seatPoints({ skill, luck, error }: ReadyReview['seats'][number], seats: number) {
  if (skill === null || luck === null) return null;
  const [start, own, end] = [inPoints(1 / seats), inPoints(skill), inPoints(1 / seats + skill + luck)];
  const rest = end - start - own;
  const added = [own, rest].map((count) => `${count < 0 ? '−' : '+'} ${Math.abs(count)}`);
  return {
    skill: signedPoints(own),
    error: error === null ? null : `± ${Math.ceil(100 * error)}`,
    luck: signedPoints(rest),
    sum: `${start} ${added.join(' ')} = ${end}`,
  };
}
