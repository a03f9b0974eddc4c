import type { RecordErrorCode } from '#record';

/** The reason why a store cannot be used. */
export type StoreErrorCode =
  | 'STORE_ACCESS_DENIED'
  | 'STORE_CLOSED'
  | 'STORE_DAMAGED'
  | 'STORE_REFUSED'
  | 'STORE_TOO_NEW'
  | 'STORE_UNREACHABLE';

/** States of a stream that callers handle themselves. Users never see these codes. */
export type StreamErrorCode = 'REVISION_CONFLICT' | 'STREAM_DELETED' | 'STREAM_NOT_FOUND';

/** The reason why a record or an accompanying file cannot be read. */
export type BrokenRecordCode =
  RecordErrorCode | 'BRANCH_BROKEN' | 'DRAFT_EVENT_UNKNOWN' | 'DRAFT_MALFORMED' | 'MODULE_UNKNOWN';

/** The reason why a backup is not made or cannot be restored. */
export type BackupErrorCode =
  | 'BACKUP_DAMAGED'
  | 'BACKUP_EMPTY'
  | 'BACKUP_FOREIGN'
  | 'BACKUP_STOPPED'
  | 'BACKUP_TOO_NEW'
  | 'DATA_FOLDER_IN_USE'
  | 'DATA_FOLDER_NOT_EMPTY';
