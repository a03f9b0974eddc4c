import type { RecordErrorCode } from '#record';

export type StoreErrorCode =
  | 'STORE_ACCESS_DENIED'
  | 'STORE_CLOSED'
  | 'STORE_DAMAGED'
  | 'STORE_REFUSED'
  | 'STORE_TOO_NEW'
  | 'STORE_UNREACHABLE';

/** Stream errors that callers handle, so users never see these codes. */
export type StreamErrorCode = 'REVISION_CONFLICT' | 'STREAM_DELETED' | 'STREAM_NOT_FOUND';

export type BrokenRecordCode =
  RecordErrorCode | 'BRANCH_BROKEN' | 'DRAFT_EVENT_UNKNOWN' | 'DRAFT_MALFORMED' | 'MODULE_UNKNOWN';

export type BackupErrorCode =
  | 'BACKUP_DAMAGED'
  | 'BACKUP_EMPTY'
  | 'BACKUP_FOREIGN'
  | 'BACKUP_STOPPED'
  | 'BACKUP_TOO_NEW'
  | 'DATA_FOLDER_IN_USE'
  | 'DATA_FOLDER_NOT_EMPTY';
