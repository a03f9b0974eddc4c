import { observedFrom } from '#projections';
import { formatViewer, type Locale, type Viewer } from '#record';
import { decisionsBySeat, mistakeWords, turningWords, unjudgedIn, type Lack, type Reviewed } from '#reviews';
import { named, playerOf } from '../replay/player-names.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { ReviewedDecision, ReviewGrade, ReviewLack, ReviewResult } from './review.types.js';

const upper = <Word extends string>(word: Word): Uppercase<Word> => word.toUpperCase() as Uppercase<Word>;
const lackOf = (lack: Lack): ReviewLack => upper(lack);

/**
 * Converts a review's results to their form in the API, from the perspective of the review's viewer. `isMade` means
 * that the review is still in progress. The converted results then do not explain why verdicts are missing.
 */
export function reviewView(
  game: OpenedGame,
  viewer: Viewer,
  { found, lacks, seconds }: Pick<Reviewed, 'found' | 'lacks' | 'seconds'>,
  locale: Locale,
  isMade = false,
): ReviewResult {
  const { points, decisions, seats, turningPoints } = found;
  const open = decisionsBySeat(game.replay, viewer);
  const unjudged = isMade ? null : unjudgedIn(found, game.replay, viewer, locale);
  return {
    points: points.map(({ revision, ...point }) => ({ position: `${revision}`, ...point })),
    decisions: decisions.map((decision) => decisionView(game, viewer, decision, locale)),
    seats: seats.map((seat) => ({
      ...named(game, seat),
      // Luck, skill and error are null if no decision was evaluated.
      luck: unjudged === null ? seat.luck : null,
      skill: unjudged === null ? seat.skill : null,
      error: unjudged === null ? seat.error : null,
      judged: decisions.filter((decision) => decision.seat === seat.seat).length,
      decisions: open[seat.seat] ?? 0,
    })),
    turningPoints: turningPoints.map((turning) => ({
      ...named(game, turning),
      position: `${turning.revision}`,
      until: `${turning.until}`,
      text: turningWords(turning, game.replay, decisions, viewer, locale),
    })),
    unjudged: unjudged && { ...unjudged, reason: upper(unjudged.reason) },
    missing: lacks.map(lackOf),
    observedFrom: lacks.includes('observed') ? `${observedFrom(game.replay.events)}` : null,
    seconds,
  };
}

function decisionView(
  game: OpenedGame,
  viewer: Viewer,
  decision: Reviewed['found']['decisions'][number],
  locale: Locale,
): ReviewedDecision {
  const { revision, made, clock, grade, lossError, choices, reasons, ...rest } = decision;
  return {
    ...named(game, rest),
    position: `${revision}`,
    made: `${made}`,
    clock: named(game, clock),
    error: lossError,
    grade: grade && (upper(grade) satisfies ReviewGrade),
    reasons: reasons.map((reason) => ({ ...reason, player: playerOf(game, reason.seat) })),
    // Minor mistakes, which have no grade, get no text. Their texts are rarely requested, and each would require the
    // table at its position.
    text: grade === null ? null : mistakeWords(decision, game.replay, viewer, locale),
    options: choices,
  };
}

/**
 * Whether a reader is allowed to see a review. The reader must be allowed to take the review's perspective and to see
 * all information that the review uses.
 */
export const isSeenBy = (
  game: OpenedGame,
  viewer: Viewer,
  { as, last, lists }: Reviewed['origin'],
): boolean => as === formatViewer(viewer) && last < game.length && (!lists || game.tellsEverything);
