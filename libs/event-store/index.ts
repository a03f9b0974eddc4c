export {
  AdministrationStreams,
  type AdministrationFormat,
  type AdministrationStreamsOptions,
} from './administration-streams.js';
export { AskedTogether } from './asked-together.js';
export { BackupError, type BackupContents, type BesideFile } from './backup-file.js';
export { BrokenRecordError, type ActionCheck, type RecordFormat } from './game-reader.js';
export type { ReadEntries } from './entry-streams.js';
export { deleteGame, GameHasBranchesError } from './game-deletion.js';
export { GameStreams, type GameStreamsOptions } from './game-streams.js';
export { isThere } from './is-there.js';
export { MemoryEventStore } from './memory.js';
export { derivedFolder, openEventStore, storeSettings, type StoreSettings } from './open.js';
export { NoteStreams, type NoteFormat, type NoteStreamsOptions } from './note-streams.js';
export { Outages, type OutageNews } from './outages.js';
export * from './port.js';
export { mapped, reading } from './reading.js';
export { SqliteEventStore } from './sqlite.js';
export { backUp, databaseContent, type BackupOptions } from './sqlite-backup.js';
export { restore, type Restored, type RestoreOptions } from './sqlite-restore.js';
