import type { CoachingErrorCode } from '#coaching';
import type { BrokenRecordCode, DeletionErrorCode, StoreErrorCode } from '#event-store';
import type { GamesErrorCode } from '#games';
import type { ImportErrorCode } from '#interchange';
import type { ProjectionErrorCode } from '#projections';
import type { ReadModelsErrorCode, SetAsideErrorCode } from '#read-models';
import type { DecisionErrorCode, RecordErrorCode, SetupErrorCode } from '#record';
import type { ReviewQueueErrorCode } from '#review-queue';
import type { ReviewErrorCode } from '#reviews';
import type { TokenErrorCode } from '#tokens';
import type { VerificationErrorCode } from '#verification';
import type { GraphqlErrorCode, ServerErrorCode } from './server-codes.js';

/** Every code that `extensions.code` of an answer can have: those of the rooms, and the server's own. */
export type AnswerCode =
  | BrokenRecordCode
  | CoachingErrorCode
  | DecisionErrorCode
  | DeletionErrorCode
  | GamesErrorCode
  | GraphqlErrorCode
  | ImportErrorCode
  | ProjectionErrorCode
  | ReadModelsErrorCode
  | RecordErrorCode
  | ReviewErrorCode
  | ReviewQueueErrorCode
  | ServerErrorCode
  | SetAsideErrorCode
  | SetupErrorCode
  | StoreErrorCode
  | TokenErrorCode
  | VerificationErrorCode;
