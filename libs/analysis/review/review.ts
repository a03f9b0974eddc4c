import type { Choice, Clock, Seat } from '#record';
import { gradeOf, accuracyOf, type Grade } from '../evaluation/grades.js';
import type { Finding } from './judge.js';
import type { ValuedChoice } from '../evaluation/options.js';
import type { Reason } from '../evaluation/reasons.js';
import type { Moment } from './moments.js';

/** How likely each seat was to win at a moment. */
export interface ReviewPoint {
  readonly revision: number;
  readonly winProbability: readonly number[];
  /** Standard error; 0 at the end of the game. Null: the value model alone judged. */
  readonly error: number | null;
}

/** A decision, and what it was worth. */
export interface ReviewedDecision {
  /** Of the event that asked for it, and of the one that made it. */
  readonly revision: number;
  readonly made: number;
  readonly clock: Clock;
  readonly seat: Seat;
  readonly kind: string;
  readonly taken: Choice;
  readonly best: Choice;
  /** Win probability given away, where it exceeds its error; else 0. */
  readonly loss: number;
  readonly lossError: number;
  readonly grade: Grade | null;
  /** In what the best choice is better on average, to the first decision of the next day; empty where nothing was given away. */
  readonly reasons: readonly Reason[];
  /** The best first. */
  readonly choices: readonly ValuedChoice[];
}

/** What a game was to one seat. Luck and skill come to its result, less the chance that all seats begin with. */
export interface SeatReview {
  readonly seat: Seat;
  /** From 0 to 1; null: the seat had nothing to decide that was judged. */
  readonly accuracy: number | null;
  readonly luck: number;
  readonly skill: number;
}

/** A moment at which much changed. */
export interface TurningPoint {
  readonly revision: number;
  /** Of the moment that is next. */
  readonly until: number;
  /** Whose chance rose. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** Which part of the change is what a decision gave away; the rest is chance. */
  readonly given: number;
}

/** A game reviewed. */
export interface Review {
  readonly points: readonly ReviewPoint[];
  readonly decisions: readonly ReviewedDecision[];
  readonly seats: readonly SeatReview[];
  /** Those that changed most, in the order of the game. */
  readonly turningPoints: readonly TurningPoint[];
}

/** How many turning points a review names. */
const TURNING = 3;
/** A change is one that turns a game from so many standard errors on. */
const CERTAIN = 2;

/** Puts a review together of what was found at each moment, and how it stands at the end of the record. */
export function reviewOf(moments: readonly Moment[], findings: readonly Finding[], end: ReviewPoint): Review {
  const points = [
    ...findings.map(({ revision, winProbability, error }) => ({ revision, winProbability, error })),
    end,
  ];
  const decisions = moments.flatMap((moment, index) => reviewed(moment, findings[index]));
  const lossAt = new Map(decisions.map((decision) => [decision.revision, decision]));
  const conceded = new Set(
    moments.flatMap(({ concedes, revision }) => (concedes === true ? [revision] : [])),
  );
  const seats = end.winProbability.map((_, seat) => seatReview(seat, points, lossAt, decisions, conceded));
  return { points, decisions, seats, turningPoints: turningPoints(points, lossAt) };
}

function reviewed(
  { judged, clock, revision }: Moment,
  finding: Finding | undefined,
): readonly ReviewedDecision[] {
  if (judged === null || finding?.valued == null) return [];
  const { decision, choice, made } = judged;
  const { choices, best, loss, lossError, reasons } = finding.valued;
  const { seat, kind } = decision;
  return [
    {
      revision,
      made,
      clock,
      seat,
      kind,
      taken: choice,
      best,
      loss,
      lossError,
      grade: gradeOf(loss, lossError),
      reasons,
      choices,
    },
  ];
}

/** What a decision moved the chance of a seat by: its own loss, and its share of what others gave away. */
const skillIn = (seat: Seat, seats: number, decision: ReviewedDecision | undefined): number => {
  if (decision === undefined) return 0;
  return decision.seat === seat ? -decision.loss : decision.loss / Math.max(1, seats - 1);
};

/** Luck is what skill does not explain, so that both together are what the chance of the seat has changed by. */
function seatReview(
  seat: Seat,
  points: readonly ReviewPoint[],
  lossAt: ReadonlyMap<number, ReviewedDecision>,
  decisions: readonly ReviewedDecision[],
  conceded: ReadonlySet<number>,
): SeatReview {
  const seats = points[0]?.winProbability.length ?? 1;
  let luck = (points[0]?.winProbability[seat] ?? 0) - 1 / seats;
  let skill = 0;
  for (const [index, point] of points.slice(0, -1).entries()) {
    const change = (points[index + 1]?.winProbability[seat] ?? 0) - (point.winProbability[seat] ?? 0);
    // Giving up is nobody's luck.
    const own = conceded.has(point.revision) ? change : skillIn(seat, seats, lossAt.get(point.revision));
    skill += own;
    luck += change - own;
  }
  const losses = decisions.filter((decision) => decision.seat === seat).map(({ loss }) => loss);
  return { seat, accuracy: accuracyOf(losses), luck, skill };
}

function turningPoints(
  points: readonly ReviewPoint[],
  lossAt: ReadonlyMap<number, ReviewedDecision>,
): readonly TurningPoint[] {
  const found = points.slice(0, -1).flatMap((point, index): TurningPoint[] => {
    const next = points[index + 1];
    if (next === undefined) return [];
    const changes = next.winProbability.map((after, seat) => after - (point.winProbability[seat] ?? 0));
    const most = Math.max(...changes);
    const seat = changes.indexOf(most);
    const error = Math.hypot(point.error ?? 0, next.error ?? 0);
    if (most <= CERTAIN * error) return [];
    const [before, after] = [point.winProbability[seat] ?? 0, next.winProbability[seat] ?? 0];
    const decision = lossAt.get(point.revision);
    const given = decision === undefined || decision.seat === seat ? 0 : Math.min(most, decision.loss);
    return [{ revision: point.revision, until: next.revision, seat, before, after, given }];
  });
  return found
    .sort((a, b) => b.after - b.before - (a.after - a.before) || a.revision - b.revision)
    .slice(0, TURNING)
    .sort((a, b) => a.revision - b.revision);
}
