import type { DraftErrorCode } from '#altered/drafts';

/** Error codes of decks of any game, and of drafts. */
export type GamesErrorCode = DraftErrorCode | 'DECK_SIZE_INVALID';
