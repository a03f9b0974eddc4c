export { BrokenRecordError, type ActionCheck, type RecordFormat } from './game-reader.js';
export { GameStreams, type GameStreamsOptions } from './game-streams.js';
export { MemoryEventStore } from './memory.js';
export { derivedFolder, openEventStore, storeSettings, type StoreSettings } from './open.js';
export * from './port.js';
export { SqliteEventStore } from './sqlite.js';
