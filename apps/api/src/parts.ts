import type { EventStore, GameStreams } from '#event-store';

/** Injects the store of events. */
export const EVENT_STORE = Symbol('event store');
/** Injects the recorded games of the store. */
export const GAME_STREAMS = Symbol('game streams');
/** Injects the list of games. */
export const GAME_CATALOGUE = Symbol('game catalogue');

/** Injects the imported cards. */
export const CARD_LIBRARY = Symbol('card library');

export type { EventStore, GameStreams };
