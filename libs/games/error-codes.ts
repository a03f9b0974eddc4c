import type { DeckErrorCode } from '#altered/cards';

/** What can be wrong with a deck of any of the games. */
export type GamesErrorCode = DeckErrorCode | 'DECK_SIZE_INVALID';
