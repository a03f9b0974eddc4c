import type { AnswerCode } from './answer-codes.js';
import { askingErrors } from './asking.js';
import { cardErrors } from './cards.js';
import { coachingErrors } from './coaching.js';
import type { CodedError } from './coded-error.js';
import { draftErrors } from './drafts.js';
import { faults } from './faults.js';
import { gameErrors } from './games.js';
import { playingErrors } from './playing.js';
import { reviewErrors } from './reviews.js';
import { tournamentErrors } from './tournaments.js';

/**
 * Every code that `extensions.code` of a response can contain. Codes never change, but messages can change.
 *
 * A code names its subject first, then the fault:
 * - `X_INVALID`: X is present but does not meet its requirements.
 * - `X_MALFORMED`: X is stored but cannot be read.
 * - `X_UNKNOWN`: X is not among the values that this server supports, such as a kind or an edition.
 * - `X_NOT_FOUND`: X was requested by its id or name, but does not exist, or is hidden from the reader.
 * - `X_TOO_MANY`, `X_TOO_LARGE`, `X_TOO_DEEP` …: X exceeds a bound.
 * - `X_FORBIDDEN`, `X_REQUIRED`, `X_NOT_ALLOWED`, `X_CONFLICT`, or another state of X: `GAME_OVER`, `LINK_REVOKED`.
 *
 * Codes that all GraphQL servers share (`GraphqlErrorCode`) keep their usual names. So do `FORBIDDEN`,
 * `UNAUTHENTICATED` and `INTERNAL`.
 */
export const errorCatalogue = {
  ...askingErrors,
  ...gameErrors,
  ...playingErrors,
  ...cardErrors,
  ...draftErrors,
  ...reviewErrors,
  ...coachingErrors,
  ...tournamentErrors,
  ...faults,
} as const satisfies Readonly<Record<AnswerCode, CodedError>>;

/** Fails to compile if the catalogue contains a code that is never raised by any library or part of the server. */
type OfARoom<Code extends AnswerCode> = Code;
export type ErrorCode = OfARoom<keyof typeof errorCatalogue>;
