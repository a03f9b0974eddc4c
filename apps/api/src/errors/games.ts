import type { CodedError } from './coded-error.js';

/** Errors of viewing games, their visibility, and their notes. */
export const gameErrors = {
  // Games
  GAME_NOT_FOUND: {
    meaning: "The game does not exist, or you can't view it.",
    advice: '`games` lists the games you can view.',
  },
  GAME_NOT_OVER: {
    meaning: 'The game is not over: its file, a report or a branch would reveal what is hidden.',
    advice: 'Wait for its end, or use `retrace export` on the machine that records it.',
  },
  MODULE_UNKNOWN: {
    meaning: 'The server does not know this kind of game.',
    advice: 'Use one of `data.known`, or a newer version of Retrace.',
  },
  GAME_ID_INVALID: {
    meaning: "The text can't be the id of a game.",
    advice: 'Use letters, digits and hyphens.',
  },
  POSITION_INVALID: {
    meaning: 'The text is not a position.',
    advice: 'Use the number of an event (`142`) or of an atomic action inside it (`142.3`).',
  },
  POSITION_OUT_OF_RANGE: {
    meaning: 'The game has no such position.',
    advice: 'Use one from 0 to `lastPosition`.',
  },
  RANGE_INVALID: {
    meaning: 'The two positions are no range of events.',
    advice: 'Use positions of events (`142`), the earlier one first.',
  },
  STATES_TOO_MANY: {
    meaning: 'There are more states between the positions than one answer has.',
    advice: 'Ask for at most 50 at a time.',
  },
  EXPECTATION_INVALID: {
    meaning: 'The report of a ruling does not say what was expected, or says too much.',
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
    meaning: 'An event of the record cannot happen where it stands, so the list sets the game aside.',
    advice: 'Restore the record from a backup, or verify it with `retrace verify`.',
  },
  EVENT_UNKNOWN: {
    meaning: 'The record has a kind of event that the server does not know.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_TOO_NEW: {
    meaning: 'A newer version wrote the record.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_UNKNOWN: {
    meaning: 'The record does not say which schema it uses.',
    advice: 'Restore it from a backup.',
  },
  ROW_REFUSED: {
    meaning: 'The database refuses what the list keeps of the game, which is set aside.',
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
    meaning: 'The game has a kind of note that the server does not know.',
    advice: 'Use a newer version of Retrace.',
  },
  // Administration and notes
  ADMINISTRATION_MALFORMED: {
    meaning: 'Who can view the game cannot be read, so only admins learn of it. `where` says where.',
    advice: 'Restore it from a backup, or delete the game as an admin.',
  },
  ADMINISTRATION_UNKNOWN: {
    meaning: 'The administration of the game has an entry that the server does not know.',
    advice: 'Use a newer version of Retrace, or delete the game as an admin.',
  },
  ADMINISTRATION_TOO_LARGE: {
    meaning: 'Links, branches and visibility of the game were changed too often.',
    advice: 'Revoke links you no longer need, or branch a branch of the game.',
  },
  ANNOTATION_INVALID: {
    meaning: 'The annotation is not valid. `data.field` names the field.',
    advice: 'Correct the field.',
  },
  ANNOTATION_NOT_FOUND: {
    meaning: 'The annotation does not exist.',
    advice: '`annotations` lists the ones you can view.',
  },
  TAG_INVALID: { meaning: "The text can't be a tag.", advice: 'Use a short word or two.' },
  TAGS_TOO_MANY: { meaning: 'The game has too many tags.', advice: 'Remove one first.' },
  SHARES_TOO_MANY: {
    meaning: 'The game has a hundred share links already.',
    advice: 'Revoke one you no longer need.',
  },
  SHARE_NOT_FOUND: {
    meaning: "The link does not exist, or you can't revoke it.",
    advice: '`Game.shares` lists the ones you can revoke.',
  },
  NOTES_TOO_MANY: {
    meaning: 'The game has too many notes.',
    advice: 'Write about a branch of the game instead.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
