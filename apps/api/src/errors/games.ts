import type { CodedError } from './coded-error.js';

/** Errors about viewing games, their visibility and their notes. */
export const gameErrors = {
  // Games
  GAME_NOT_FOUND: {
    meaning: "The game does not exist, or you can't view it.",
    advice: '`games` lists the games you can view.',
  },
  GAME_NOT_OVER: {
    meaning: 'The game is in progress: its file, a report or a branch would reveal hidden information.',
    advice: 'Wait until it ends, or use `retrace export` on the machine that records it.',
  },
  MODULE_UNKNOWN: {
    meaning: 'The server does not know this kind of game.',
    advice: 'Use one in `data.known`, or a newer version of Retrace.',
  },
  GAME_ID_INVALID: {
    meaning: 'The text is not a valid game id.',
    advice: 'Use letters, digits and hyphens.',
  },
  POSITION_INVALID: {
    meaning: 'The text is not a position.',
    advice: 'Use the number of an event (`142`) or of an atomic action in it (`142.3`).',
  },
  POSITION_OUT_OF_RANGE: {
    meaning: 'The game has no such position.',
    advice: 'Use one from 0 to `lastPosition`.',
  },
  RANGE_INVALID: {
    meaning: 'The two positions do not form a range of events.',
    advice: 'Use positions of events (`142`), the earlier one first.',
  },
  STATES_TOO_MANY: {
    meaning: 'The range has more states than one answer may hold.',
    advice: 'Request at most 50 at a time.',
  },
  EXPECTATION_INVALID: {
    meaning: 'The expectation in the report is empty or too long.',
    advice: 'Write it in 1 to 4000 characters.',
  },
  VIEWER_INVALID: {
    meaning: 'The text is not a perspective of the game.',
    advice: 'Use a seat (`0`), `spectator` or `all`.',
  },
  GAME_OVER: {
    meaning: 'The game is over.',
    advice: 'View it, or branch from a position before its end.',
  },
  // Records
  EVENT_MALFORMED: {
    meaning: "An event of the record can't be read. `where` says which.",
    advice: 'Restore the record from a backup, or verify it with `retrace verify`.',
  },
  EVENT_TOO_DEEP: {
    meaning: 'An event of the record is nested too deeply to be read.',
    advice: 'Restore the record from a backup.',
  },
  EVENT_UNFOLDABLE: {
    meaning: 'An event of the record is impossible at its position. The list leaves the game out.',
    advice: 'Restore the record from a backup, or verify it with `retrace verify`.',
  },
  EVENT_UNKNOWN: {
    meaning: 'The record has an unknown kind of event.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_TOO_NEW: {
    meaning: 'A newer version wrote the record.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_UNKNOWN: {
    meaning: 'The record names no known schema.',
    advice: 'Restore it from a backup.',
  },
  ROW_REFUSED: {
    meaning: "The database refuses the game's rows. The list leaves the game out.",
    advice: 'Delete the game, or use a version of Retrace that can list it.',
  },
  BRANCH_BROKEN: {
    meaning: "The game that this branch continues can't be read.",
    advice: 'Restore it from a backup.',
  },
  NOTE_MALFORMED: {
    meaning: "A note about the game can't be read.",
    advice: 'Restore it from a backup.',
  },
  NOTE_UNKNOWN: {
    meaning: 'The game has an unknown kind of note.',
    advice: 'Use a newer version of Retrace.',
  },
  // Access rights and notes
  ADMINISTRATION_MALFORMED: {
    meaning: "The game's access rights can't be read, so only admins see it. `where` says where.",
    advice: 'Restore it from a backup, or delete the game as an admin.',
  },
  ADMINISTRATION_UNKNOWN: {
    meaning: "The game's access rights have an unknown entry.",
    advice: 'Use a newer version of Retrace, or delete the game as an admin.',
  },
  ADMINISTRATION_TOO_LARGE: {
    meaning: 'The game has reached its limit of changes to links, branches and visibility.',
    advice: 'You can still revoke links. To share or branch, use a branch of the game instead.',
  },
  ANNOTATION_INVALID: {
    meaning: 'The annotation is not valid. `data.field` names the field.',
    advice: 'Correct the field.',
  },
  ANNOTATION_NOT_FOUND: {
    meaning: 'The annotation does not exist.',
    advice: '`annotations` lists the ones you can view.',
  },
  TAG_INVALID: { meaning: 'The text is not a valid tag.', advice: 'Use a short word or two.' },
  TAGS_TOO_MANY: { meaning: 'The game has too many tags.', advice: 'Remove one first.' },
  SHARES_TOO_MANY: {
    meaning: 'The game has a hundred share links.',
    advice: 'Revoke one you no longer need.',
  },
  SHARE_NOT_FOUND: {
    meaning: "The link does not exist, or you can't revoke it.",
    advice: '`Game.shares` lists the ones you can revoke.',
  },
  NOTES_TOO_MANY: {
    meaning: 'The game has too many notes.',
    advice: 'Write about a branch of the game.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
