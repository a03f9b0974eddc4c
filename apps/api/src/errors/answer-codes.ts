import type { CoachingErrorCode } from '#coaching';
import type { ArchiveErrorCode, TokenErrorCode } from '#archive';
import type { BrokenRecordCode, StoreErrorCode } from '#event-store';
import type { GamesErrorCode } from '#games';
import type { ImportErrorCode, RulingErrorCode, VerificationErrorCode } from '#interchange';
import type { ProjectionErrorCode } from '#projections';
import type { ReadModelsErrorCode, SetAsideErrorCode } from '#read-models';
import type { DecisionErrorCode, RecordErrorCode, SetupErrorCode } from '#record';
import type { ReviewQueueErrorCode, ReviewErrorCode } from '#reviews';
import type { TournamentErrorCode } from '#tournaments';
import type { GraphqlErrorCode, ServerErrorCode } from './server-codes.js';

/** Every error code that `extensions.code` of a response can contain, whether from a library or from the server. */
export type AnswerCode =
  | ArchiveErrorCode
  | BrokenRecordCode
  | CoachingErrorCode
  | DecisionErrorCode
  | GamesErrorCode
  | GraphqlErrorCode
  | ImportErrorCode
  | ProjectionErrorCode
  | ReadModelsErrorCode
  | RecordErrorCode
  | ReviewErrorCode
  | ReviewQueueErrorCode
  | RulingErrorCode
  | ServerErrorCode
  | SetAsideErrorCode
  | SetupErrorCode
  | StoreErrorCode
  | TokenErrorCode
  | TournamentErrorCode
  | VerificationErrorCode;
