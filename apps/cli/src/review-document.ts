import type { Missed, Review } from '#analysis';
import { observedFrom } from '#projections';
import { decisionsBySeat, missedWords, mistakeWords, turningWords, unjudgedIn } from '#reviews';
import { rounded, type GameToReview } from './reviewed.js';

const positionOf = (revision: number | null): string | null => (revision === null ? null : `${revision}`);

/** Converts a review to its JSON document. */
export const reviewDocument = (
  id: string,
  { replay, viewer }: GameToReview,
  found: Review,
  missed: readonly Missed[],
  seconds: number,
) => {
  const open = decisionsBySeat(replay, viewer);
  const unjudged = unjudgedIn(found, replay, viewer, 'en');
  return {
    game: id,
    observedFrom: positionOf(observedFrom(replay.events)),
    points: found.points.map(({ revision, winProbability, error }) => ({
      position: `${revision}`,
      winProbability: winProbability.map(rounded),
      error: error === null ? null : rounded(error),
    })),
    decisions: found.decisions.map((decision) => {
      const { revision, made, seat, kind, taken, best, loss, lossError, grade, reasons, choices, skill } =
        decision;
      return {
        position: `${revision}`,
        made: `${made}`,
        seat,
        kind,
        taken,
        best,
        loss: rounded(loss),
        error: rounded(lossError),
        grade,
        reasons: reasons.map((reason) => ({
          ...reason,
          difference: rounded(reason.difference),
          error: rounded(reason.error),
        })),
        text: mistakeWords(decision, replay, viewer, 'en'),
        options: choices.map(({ choice, value, error, playouts }) => ({
          choice,
          value: rounded(value),
          error: rounded(error),
          playouts,
        })),
        skill: skill === null ? null : rounded(skill),
      };
    }),
    // These values are not rounded, because luck and skill must add up to the result.
    seats: found.seats.map((seat) => ({
      ...seat,
      luck: unjudged === null ? seat.luck : null,
      skill: unjudged === null ? seat.skill : null,
      error: unjudged === null && seat.error !== null ? rounded(seat.error) : null,
      judged: found.decisions.filter((decision) => decision.seat === seat.seat).length,
      decisions: open[seat.seat] ?? 0,
    })),
    unjudged,
    turningPoints: found.turningPoints.map((turning) => ({
      position: `${turning.revision}`,
      until: `${turning.until}`,
      seat: turning.seat,
      before: rounded(turning.before),
      after: rounded(turning.after),
      given: rounded(turning.given),
      text: turningWords(turning, replay, found.decisions, viewer, 'en'),
    })),
    missed: missed.map((entry) => ({
      position: `${entry.revision}`,
      kind: entry.kind,
      seat: entry.seat,
      card: entry.name,
      amount: entry.amount,
      rule: entry.rule,
      text: missedWords(entry, replay.module.tell, 'en'),
    })),
    seconds: Number(seconds.toFixed(3)),
  };
};
