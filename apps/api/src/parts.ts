import type { AdministrationStreams, EventStore, GameStreams, NoteStreams } from '#event-store';

/** Injects the store of events. */
export const EVENT_STORE = Symbol('event store');
/** Injects how a thread opens the store again; null: none can. */
export const STORE_SETTINGS = Symbol('store settings');
/** Injects the recorded games of the store. */
export const GAME_STREAMS = Symbol('game streams');
/** Injects what is decided about the recorded games. */
export const ADMINISTRATION_STREAMS = Symbol('administration streams');
/** Injects the notes about the recorded games. */
export const NOTE_STREAMS = Symbol('note streams');
/** Injects the open database of read models. */
export const READ_MODELS = Symbol('read models');
/** Injects the list of games. */
export const GAME_CATALOGUE = Symbol('game catalogue');

/** Injects the games that can be begun. */
export const PLAYABLE_GAMES = Symbol('playable games');
/** Injects the imported cards. */
export const CARD_LIBRARY = Symbol('card library');

/** Injects the reader's own pictures of cards. */
export const CARD_PICTURES = Symbol('card pictures');

/** Injects where reviews wait for analysts; null: this server makes them. */
export const REVIEW_OFFICE = Symbol('review office');

export type { AdministrationStreams, EventStore, GameStreams, NoteStreams };
