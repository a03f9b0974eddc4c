import type { BrokenRecordCode } from '#event-store';

export type ReadModelsErrorCode =
  | 'READ_MODELS_ACCESS_DENIED'
  | 'READ_MODELS_OF_ANOTHER_STORE'
  | 'READ_MODELS_SERVER_TOO_OLD'
  | 'READ_MODELS_TOO_NEW'
  | 'READ_MODELS_UNREACHABLE'
  | 'REBUILD_RUNNING';

export type SetAsideErrorCode = BrokenRecordCode | 'EVENT_UNFOLDABLE' | 'ROW_REFUSED';
