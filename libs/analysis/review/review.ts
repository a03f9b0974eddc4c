import type { Choice, Clock, Seat } from '#record';
import { gradeOf, accuracyOf, type Grade } from '../evaluation/grades.js';
import type { Finding } from './evaluate-position.js';
import type { ValuedChoice } from '../evaluation/options.js';
import type { Reason } from '../evaluation/reasons.js';
import type { ReviewPosition } from './positions.js';

export interface ReviewPoint {
  readonly revision: number;
  readonly winProbability: readonly number[];
  /** The standard error of the win probabilities. 0 at the end of the game. Null if only the value model was used. */
  readonly error: number | null;
}

export interface ReviewedDecision {
  /** The revision of the event that requests the decision. `made` is the revision of the choice. */
  readonly revision: number;
  readonly made: number;
  readonly clock: Clock;
  readonly seat: Seat;
  readonly kind: string;
  readonly taken: Choice;
  readonly best: Choice;
  /** The loss in win probability. 0 if it does not exceed twice its standard error. */
  readonly loss: number;
  readonly lossError: number;
  readonly grade: Grade | null;
  /**
   * The reasons why the best choice is better. The compared playouts end at the first decision of the next day. Empty
   * if nothing was lost.
   */
  readonly reasons: readonly Reason[];
  /** The choices by value, best first. */
  readonly choices: readonly ValuedChoice[];
  /** The win probability gained over a competent player's choice. Null in reviews by earlier versions of Retrace. */
  readonly skill: number | null;
}

/**
 * The review of a game for one seat. Luck and skill add up to the seat's result minus its win probability at the start.
 * All seats start with the same probability.
 */
export interface SeatReview {
  readonly seat: Seat;
  /** The accuracy, from 0 to 1. Null if no decision of the seat was evaluated. */
  readonly accuracy: number | null;
  readonly luck: number;
  readonly skill: number;
  /** The standard error of luck and skill, due to playouts only. Null in reviews by earlier versions of Retrace. */
  readonly error: number | null;
}

/** A position after which the win probabilities change considerably. */
export interface TurningPoint {
  readonly revision: number;
  /** The revision of the next reviewed position. */
  readonly until: number;
  /** The seat whose win probability increases. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /**
   * The part of the change caused by the decision at this position. Negative if the decision had the opposite effect.
   * Random results and hidden cards caused the rest.
   */
  readonly given: number;
}

export interface Review {
  readonly points: readonly ReviewPoint[];
  readonly decisions: readonly ReviewedDecision[];
  readonly seats: readonly SeatReview[];
  /** The positions with the largest changes, in game order. */
  readonly turningPoints: readonly TurningPoint[];
}

/** The maximum number of turning points. */
const TURNING = 3;
/** The minimum size of a turning point's change, in standard errors. */
const CERTAIN = 2;

/** Combines the results for all positions and the end of the record into a review. */
export function reviewOf(
  positions: readonly ReviewPosition[],
  findings: readonly Finding[],
  end: ReviewPoint,
): Review {
  const points = [
    ...findings.map(({ revision, winProbability, error }) => ({ revision, winProbability, error })),
    end,
  ];
  const decisions = positions.flatMap((position, index) => reviewed(position, findings[index]));
  const made = stretchesOf(positions, findings, points);
  const seats = end.winProbability.map((_, seat) => seatReview(seat, points, made, decisions));
  return { points, decisions, seats, turningPoints: turningPoints(points, made) };
}

function reviewed(
  { evaluated, clock, revision }: ReviewPosition,
  finding: Finding | undefined,
): readonly ReviewedDecision[] {
  if (evaluated === null || finding?.valued == null) return [];
  const { decision, choice, made } = evaluated;
  const { choices, best, loss, lossError, reasons, skill } = finding.valued;
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
      skill: skill.mean,
    },
  ];
}

/** The changes in each seat's win probability that decisions between two points caused, with their standard error. */
interface Decided {
  readonly skill: readonly number[];
  readonly error: readonly number[];
}

/**
 * Returns the effects of decisions between each point and the next. If a player concedes at a point, the whole change
 * is an effect of the concession.
 */
const stretchesOf = (
  positions: readonly ReviewPosition[],
  findings: readonly Finding[],
  points: readonly ReviewPoint[],
): readonly Decided[] =>
  points.slice(0, -1).map(({ winProbability }, index) => {
    const after = points[index + 1]?.winProbability ?? winProbability;
    const none = winProbability.map(() => 0);
    if (positions[index]?.concedes === true)
      return { skill: after.map((chance, seat) => chance - (winProbability[seat] ?? 0)), error: none };
    const valued = findings[index]?.valued ?? null;
    if (valued === null) return { skill: none, error: none };
    const { skill, team } = valued;
    const others = winProbability.length - team.length;
    // Each member of the deciding player's team gains the skill value. The other seats share the sum of these gains
    // equally as a loss.
    const shares = none.map((_, seat) =>
      others === 0 ? 0 : team.includes(seat) ? 1 : -team.length / others,
    );
    return {
      skill: shares.map((share) => share * skill.mean),
      error: shares.map((share) => Math.abs(share) * skill.error),
    };
  });

/** Returns the review of one seat. Luck is the part of the result that skill does not explain. */
function seatReview(
  seat: Seat,
  points: readonly ReviewPoint[],
  made: readonly Decided[],
  decisions: readonly ReviewedDecision[],
): SeatReview {
  const seats = points[0]?.winProbability.length ?? 1;
  const skill = made.reduce((sum, decided) => sum + (decided.skill[seat] ?? 0), 0);
  const losses = decisions.filter((decision) => decision.seat === seat).map(({ loss }) => loss);
  return {
    seat,
    accuracy: accuracyOf(losses),
    luck: (points.at(-1)?.winProbability[seat] ?? 0) - 1 / seats - skill,
    skill,
    error: Math.hypot(...made.map(({ error }) => error[seat] ?? 0)),
  };
}

function turningPoints(points: readonly ReviewPoint[], made: readonly Decided[]): readonly TurningPoint[] {
  const found = points.slice(0, -1).flatMap((point, index): TurningPoint[] => {
    const next = points[index + 1];
    if (next === undefined) return [];
    const changes = next.winProbability.map((after, seat) => after - (point.winProbability[seat] ?? 0));
    const most = Math.max(...changes);
    const seat = changes.indexOf(most);
    const error = Math.hypot(point.error ?? 0, next.error ?? 0);
    if (most <= CERTAIN * error) return [];
    const [before, after] = [point.winProbability[seat] ?? 0, next.winProbability[seat] ?? 0];
    const given = made[index]?.skill[seat] ?? 0;
    return [{ revision: point.revision, until: next.revision, seat, before, after, given }];
  });
  return found
    .sort((a, b) => b.after - b.before - (a.after - a.before) || a.revision - b.revision)
    .slice(0, TURNING)
    .sort((a, b) => a.revision - b.revision);
}
