import type { DeckErrorCode } from '#altered/cards';

/** The error codes of boosters, drafts, and decisions in drafts. */
export type DraftErrorCode =
  | DeckErrorCode
  | 'BOOSTER_FILE_INVALID'
  | 'BOOSTER_FILE_TOO_LARGE'
  | 'BOOSTER_SET_TOO_LARGE'
  | 'BOOSTER_SET_TOO_SMALL'
  | 'BOOSTER_SUM_INVALID'
  | 'DECK_CARD_NOT_IN_POOL'
  | 'DECK_NOT_ALLOWED'
  | 'DRAFT_EVENT_UNKNOWN'
  | 'DRAFT_ID_INVALID'
  | 'DRAFT_MALFORMED'
  | 'DRAFT_SETUP_INVALID'
  | 'MATCH_GAME_CONFLICT'
  | 'MATCH_NOT_FOUND'
  | 'NAME_INVALID'
  | 'PICK_NOT_ALLOWED'
  | 'PICK_NOT_OFFERED'
  | 'PICK_REPEATED'
  | 'PLAYER_COUNT_INVALID'
  | 'SCHEMA_TOO_NEW'
  | 'SCHEMA_UNKNOWN'
  | 'SEAT_INVALID'
  | 'SEED_INVALID'
  | 'SET_NOT_FOUND'
  | 'THINKING_TIME_INVALID';
