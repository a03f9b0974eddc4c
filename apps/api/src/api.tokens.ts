import type { AdministrationStreams, EventStore, GameStreams, NoteStreams } from '#event-store';

/** The injection token of the event store. */
export const EVENT_STORE = Symbol('event store');
/** The injection token of the settings with which threads open the store. Null if threads cannot open the store. */
export const STORE_SETTINGS = Symbol('store settings');
/** The injection token of the archive: recorded games with their administration and notes. */
export const ARCHIVE = Symbol('archive');
/** The injection token of the recorded games. */
export const GAME_STREAMS = Symbol('game streams');
/** The injection token of the administration of recorded games. */
export const ADMINISTRATION_STREAMS = Symbol('administration streams');
/** The injection token of the notes about recorded games. */
export const NOTE_STREAMS = Symbol('note streams');
/** The injection token of the open read-model database. */
export const READ_MODELS = Symbol('read models');
/** The injection token of the list of games. */
export const GAME_CATALOGUE = Symbol('game catalogue');

/** The injection token of the playable games. */
export const PLAYABLE_GAMES = Symbol('playable games');
/** The injection token of the imported cards. */
export const CARD_LIBRARY = Symbol('card library');

/** The injection token of the user's own card pictures. */
export const CARD_PICTURES = Symbol('card pictures');

/** The injection token of the setting that allows other sites to show boards in a frame. */
export const EMBEDDING = Symbol('embedding');

/** The injection token of the queue in which reviews wait for analysts. Null if this server makes reviews itself. */
export const SHARED_REVIEW_QUEUE = Symbol('shared review queue');

export type { AdministrationStreams, EventStore, GameStreams, NoteStreams };
