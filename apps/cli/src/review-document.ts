import { missedIn, type Review } from '#analysis';
import { missedWords, turningWords } from '#reviews';
import { rounded, type JudgedGame } from './reviewed.js';

/** A review as `--json` shows it. */
export const reviewDocument = (
  id: string,
  { replay, viewer }: JudgedGame,
  found: Review,
  seconds: number,
) => ({
  game: id,
  points: found.points.map(({ revision, winProbability, error }) => ({
    position: `${revision}`,
    winProbability: winProbability.map(rounded),
    error: error === null ? null : rounded(error),
  })),
  decisions: found.decisions.map(
    ({ revision, made, seat, kind, taken, best, loss, lossError, grade, choices }) => ({
      position: `${revision}`,
      made: `${made}`,
      seat,
      kind,
      taken,
      best,
      loss: rounded(loss),
      error: rounded(lossError),
      grade,
      options: choices.map(({ choice, value, error, playouts }) => ({
        choice,
        value: rounded(value),
        error: rounded(error),
        playouts,
      })),
    }),
  ),
  // Not rounded: luck and skill come to the result.
  seats: found.seats,
  turningPoints: found.turningPoints.map((turning) => ({
    position: `${turning.revision}`,
    until: `${turning.until}`,
    seat: turning.seat,
    before: rounded(turning.before),
    after: rounded(turning.after),
    given: rounded(turning.given),
    text: turningWords(turning, replay, found.decisions, viewer, 'en'),
  })),
  missed: missedIn(replay, viewer, 'en').map((missed) => ({
    position: `${missed.revision}`,
    kind: missed.kind,
    seat: missed.seat,
    card: missed.name,
    amount: missed.amount,
    rule: missed.rule,
    text: missedWords(missed, 'en'),
  })),
  seconds: Number(seconds.toFixed(3)),
});
