import type { DraftErrorCode } from '#altered/drafts';

/** What can be wrong with a deck of any of the games, or with a draft. */
export type GamesErrorCode = DraftErrorCode | 'DECK_SIZE_INVALID';
