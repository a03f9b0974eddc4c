export {
  AdministrationStreams,
  type AdministrationFormat,
  type AdministrationStreamsOptions,
} from './games/administration-streams.js';
export { partialPath, leftoverPartials, removeLeftovers } from './sqlite/partial-files.js';
export { SharedRequest } from './streams/shared-request.js';
export { DraftStreams, type DraftFormat } from './games/draft-streams.js';
export { BackupError, type BackupContents, type BesideFile } from './sqlite/backup-file.js';
export { BrokenRecordError, type ActionCheck, type RecordFormat } from './games/game-reader.js';
export { EntryStreams, type EntryFormat, type ReadEntries } from './games/entry-streams.js';
export { GameStreams, type GameStreamsOptions } from './games/game-streams.js';
export { isThere, lastRevision } from './streams/is-there.js';
export { MemoryEventStore } from './memory/store.js';
export { derivedFolder, openEventStore, storeSettings, type StoreSettings } from './open.js';
export { NoteStreams, type NoteFormat, type NoteStreamsOptions } from './games/note-streams.js';
export { Outages, type OutageNews } from './kurrentdb/outages.js';
export * from './streams/port.js';
export { mapped, reading } from './streams/reading.js';
export { SqliteEventStore } from './sqlite/store.js';
export { backUp, databaseContent, type BackupOptions } from './sqlite/backup.js';
export { restore, type Restored, type RestoreOptions } from './sqlite/restore.js';
export type { BackupErrorCode, BrokenRecordCode, StoreErrorCode, StreamErrorCode } from './error-codes.js';
