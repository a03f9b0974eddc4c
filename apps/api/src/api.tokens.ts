import type { AdministrationStreams, EventStore, GameStreams, NoteStreams } from '#event-store';

/** Injects the store of events. */
export const EVENT_STORE = Symbol('event store');
/** Injects the settings to open the store in a thread. Null for a store that threads cannot open. */
export const STORE_SETTINGS = Symbol('store settings');
/** Injection token of the archive: recorded games with their administration and notes. */
export const ARCHIVE = Symbol('archive');
/** Injects the recorded games of the store. */
export const GAME_STREAMS = Symbol('game streams');
/** Injects the administration of the recorded games. */
export const ADMINISTRATION_STREAMS = Symbol('administration streams');
/** Injects the notes about the recorded games. */
export const NOTE_STREAMS = Symbol('note streams');
/** Injects the open database of read models. */
export const READ_MODELS = Symbol('read models');
/** Injection token of the list of games. */
export const GAME_CATALOGUE = Symbol('game catalogue');

/** Injection token of the playable games. */
export const PLAYABLE_GAMES = Symbol('playable games');
/** Injects the imported cards. */
export const CARD_LIBRARY = Symbol('card library');

/** Injects the reader's own pictures of cards. */
export const CARD_PICTURES = Symbol('card pictures');

/** Injection token of whether other sites may show boards in a frame. */
export const EMBEDDING = Symbol('embedding');

/** Injects the queue in which reviews wait for analysts. Null if this server makes reviews itself. */
export const SHARED_REVIEW_QUEUE = Symbol('shared review queue');

export type { AdministrationStreams, EventStore, GameStreams, NoteStreams };
