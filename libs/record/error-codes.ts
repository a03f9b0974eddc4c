import type { Problem } from './result.js';

export type RecordErrorCode =
  | 'ADMINISTRATION_MALFORMED'
  | 'ADMINISTRATION_UNKNOWN'
  | 'EVENT_MALFORMED'
  | 'EVENT_TOO_DEEP'
  | 'EVENT_UNKNOWN'
  | 'GAME_ID_INVALID'
  | 'NOTE_MALFORMED'
  | 'NOTE_UNKNOWN'
  | 'POSITION_INVALID'
  | 'SCHEMA_TOO_NEW'
  | 'SCHEMA_UNKNOWN'
  | 'VIEWER_INVALID';

/** Reasons for which the rules of any game can refuse a choice. */
export type DecisionErrorCode =
  | 'DECISION_STALE'
  | 'GAME_OVER'
  | 'OPTIONS_TOO_FEW'
  | 'OPTIONS_TOO_MANY'
  | 'OPTION_REPEATED'
  | 'OPTION_UNKNOWN'
  | 'SEAT_NOT_ASKED'
  | 'WORK_TOO_LARGE';

/** Reasons for which the rules of any game can refuse a setup. */
export type SetupErrorCode =
  | 'ABILITY_INVALID'
  | 'CARD_UNKNOWN'
  | 'CHANCE_UNKNOWN'
  | 'CONTRACT_INVALID'
  | 'DECK_EMPTY'
  | 'DECK_HEROES_INVALID'
  | 'DECK_SIZE_INVALID'
  | 'EDITION_UNKNOWN'
  | 'FINGERPRINTS_UNKNOWN'
  | 'MODE_UNKNOWN'
  | 'PLAYER_COUNT_INVALID'
  | 'READINGS_UNKNOWN'
  | 'SETUP_FOREIGN'
  | 'TEAMS_INVALID'
  | 'WORK_TOO_LARGE';

export type SettingErrorCode = 'SETTING_INVALID';

export type RecordProblem = Problem<RecordErrorCode>;
export type SettingProblem = Problem<SettingErrorCode>;
