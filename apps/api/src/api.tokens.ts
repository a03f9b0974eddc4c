import type { AdministrationStreams, EventStore, GameStreams, NoteStreams } from '#event-store';

export const EVENT_STORE = Symbol('event store');
/**
 * The injection token for the settings with which threads open the store. The settings are null if threads cannot open
 * it.
 */
export const STORE_SETTINGS = Symbol('store settings');
/** The injection token for the archive: recorded games with their administrative entries and notes. */
export const ARCHIVE = Symbol('archive');
export const GAME_STREAMS = Symbol('game streams');
export const ADMINISTRATION_STREAMS = Symbol('administration streams');
export const NOTE_STREAMS = Symbol('note streams');
export const READ_MODELS = Symbol('read models');
export const GAME_CATALOGUE = Symbol('game catalogue');

export const PLAYABLE_GAMES = Symbol('playable games');
export const CARD_LIBRARY = Symbol('card library');

/** The injection token for the user's own card pictures. */
export const CARD_PICTURES = Symbol('card pictures');

/** The injection token for the setting that lets other sites show boards in a frame. */
export const EMBEDDING = Symbol('embedding');

/**
 * The injection token for the queue in which reviews wait for analysts. The queue is null if this server runs reviews
 * itself.
 */
export const SHARED_REVIEW_QUEUE = Symbol('shared review queue');

export type { AdministrationStreams, EventStore, GameStreams, NoteStreams };
