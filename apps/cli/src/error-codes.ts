import type { BackupErrorCode, BrokenRecordCode, StoreErrorCode, StreamErrorCode } from '#event-store';
import type { ArchiveErrorCode } from '#archive';
import type { CoachingErrorCode } from '#coaching';
import type { CardErrorCode } from '#altered/cards';
import type { DatasetErrorCode } from '#datasets';
import type { DraftErrorCode } from '#altered/drafts';
import type { GamesErrorCode } from '#games';
import type { ImportErrorCode, RulingErrorCode, VerificationErrorCode } from '#interchange';
import type { ProjectionErrorCode } from '#projections';
import type { ReadModelsErrorCode, SetAsideErrorCode } from '#read-models';
import type { ReviewErrorCode } from '#reviews';
import type { TournamentErrorCode } from '#tournaments';
import type { DecisionErrorCode, Problem, RecordErrorCode, SettingErrorCode, SetupErrorCode } from '#record';

/** Error codes of the command line itself. */
export type CommandErrorCode =
  | UsageErrorCode
  | 'CARDS_ADDRESS_INVALID'
  | 'CARDS_HOST_FOREIGN'
  | 'CARDS_NOT_FOUND'
  | 'CARDS_PAGES_TOO_MANY'
  | 'CARDS_SERVER_UNREACHABLE'
  | 'CARDS_NOT_KEPT'
  | 'CARDS_NOT_TAKEN'
  | 'CARD_NOT_FOUND'
  | 'CARD_SHIPPED'
  | 'CURSOR_INVALID'
  | 'DECK_NOT_FOUND'
  | 'DECK_REPEATED'
  | 'DELETION_NOT_CONFIRMED'
  | 'DRAFT_EXISTS'
  | 'DRAFT_NOT_OVER'
  | 'EXPIRY_INVALID'
  | 'EXPORT_TOO_LARGE'
  | 'FILES_TOO_MANY'
  | 'FILE_EXISTS'
  | 'FILE_NOT_FOUND'
  | 'FILE_UNUSABLE'
  | 'GAMES_MISSING'
  | 'GAME_EXISTS'
  | 'GAME_NOT_FOUND'
  | 'GAME_NOT_OVER'
  | 'GAME_TOO_LARGE'
  | 'INTERNAL'
  | 'LEGALITY_NOT_FOUND'
  | 'NAME_INVALID'
  | 'NAME_REPEATED'
  | 'PLAYER_NOT_FOUND'
  | 'REASON_UNKNOWN'
  | 'REVIEW_NOT_FOUND'
  | 'RULE_NOT_FOUND'
  | 'SET_NOT_FOUND'
  | 'STORE_NOT_EMBEDDED';

/** Error codes for invalid command lines. */
export type UsageErrorCode =
  | 'ARGUMENTS_TOO_MANY'
  | 'ARGUMENT_INVALID'
  | 'ARGUMENT_MISSING'
  | 'COMMAND_UNKNOWN'
  | 'OPTION_CONFLICT'
  | 'OPTION_MISSING'
  | 'OPTION_UNKNOWN'
  | 'OPTION_VALUE_MISSING'
  | 'USAGE_INVALID';

/** Every error code that a command can report. */
export type CliErrorCode =
  | ArchiveErrorCode
  | BackupErrorCode
  | BrokenRecordCode
  | CardErrorCode
  | CoachingErrorCode
  | CommandErrorCode
  | DatasetErrorCode
  | DecisionErrorCode
  | DraftErrorCode
  | GamesErrorCode
  | ImportErrorCode
  | ProjectionErrorCode
  | ReadModelsErrorCode
  | RecordErrorCode
  | ReviewErrorCode
  | RulingErrorCode
  | SetAsideErrorCode
  | SettingErrorCode
  | SetupErrorCode
  | StoreErrorCode
  | StreamErrorCode
  | TournamentErrorCode
  | VerificationErrorCode;

export type CliProblem = Problem<CliErrorCode>;
