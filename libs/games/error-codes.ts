import type { DraftErrorCode } from '#altered/drafts';

/** Error codes for the decks of any game, and for drafts. */
export type GamesErrorCode = DraftErrorCode | 'DECK_SIZE_INVALID';
