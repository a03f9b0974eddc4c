import type { CodedError } from './coded-error.js';

/** Errors about viewing games, their visibility and their notes. */
export const gameErrors = {
  // Games
  GAME_NOT_FOUND: {
    meaning: "The game does not exist, or you can't view it.",
    advice: 'Use `games` to list the games that you can view.',
  },
  GAME_NOT_OVER: {
    meaning:
      'The game is in progress, so an export, a report or a branch of the game would reveal hidden information.',
    advice: 'Wait until the game is over, or use `retrace export` on the machine that stores the game.',
  },
  MODULE_UNKNOWN: {
    meaning: 'The server does not support this kind of game.',
    advice: "Use a game listed in the error's `data.known`, or a newer version of Retrace.",
  },
  GAME_ID_INVALID: {
    meaning: 'The text is not a valid game id.',
    advice: 'Use 1 to 64 letters, digits, "-" or "_".',
  },
  POSITION_INVALID: {
    meaning: 'The text is not a valid position.',
    advice: 'Use the number of an event (`142`) or of an atomic action in the event (`142.3`).',
  },
  POSITION_OUT_OF_RANGE: {
    meaning: 'The game has no event or atomic action at this position.',
    advice: 'Use a position from 0 to `lastPosition`.',
  },
  RANGE_INVALID: {
    meaning: 'The two positions do not form a range of events.',
    advice: 'Use two event positions (`142`), with the earlier position first.',
  },
  STATES_TOO_MANY: {
    meaning: 'The range has more states than one response can contain.',
    advice: 'Request at most 50 states at a time.',
  },
  EXPECTATION_INVALID: {
    meaning: 'The description of the expected result is empty or too long.',
    advice: 'Use 1 to 4,000 characters.',
  },
  VIEWER_INVALID: {
    meaning: "The game can't be viewed from this perspective, because the perspective does not exist.",
    advice: 'Use a seat number (such as `0`), `spectator` or `all`.',
  },
  GAME_OVER: {
    meaning: 'The game is over.',
    advice: 'View the game, or branch from a position before its end.',
  },
  // Records
  EVENT_MALFORMED: {
    meaning: "An event in the record can't be read. The error's `where` identifies the event.",
    advice: 'Restore the record from a backup, and check it with `retrace verify`.',
  },
  EVENT_TOO_DEEP: {
    meaning: 'An event in the record is nested too deeply to be read.',
    advice: 'Restore the record from a backup.',
  },
  EVENT_UNFOLDABLE: {
    meaning:
      "An event in the record can't be applied after the earlier events, so the list of games omits the game.",
    advice: 'Restore the record from a backup, and check it with `retrace verify`.',
  },
  EVENT_UNKNOWN: {
    meaning: 'The record contains an event of an unknown kind.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_TOO_NEW: {
    meaning: "A newer version of Retrace wrote the stored record, so this version can't read it.",
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_UNKNOWN: {
    meaning: 'The stored record names no schema, or an unknown one.',
    advice: 'Restore the record from a backup.',
  },
  ROW_REFUSED: {
    meaning: 'The database refused to store the game in the list of games, so the list omits the game.',
    advice: 'Delete the game, or try a newer version of Retrace.',
  },
  BRANCH_BROKEN: {
    meaning: "The game from which this game branched can't be read.",
    advice: 'Restore the original game from a backup, or delete the branch.',
  },
  NOTE_MALFORMED: {
    meaning: "A note about the game can't be read.",
    advice: 'Restore the notes from a backup.',
  },
  NOTE_UNKNOWN: {
    meaning: 'The game has a note of an unknown kind.',
    advice: 'Use a newer version of Retrace.',
  },
  // Access rights and notes
  ADMINISTRATION_MALFORMED: {
    meaning:
      "The game's access rights can't be read, so only admins can view the game. The error's `where` identifies " +
      'the malformed entry.',
    advice: 'Restore the access rights from a backup, or delete the game as an admin.',
  },
  ADMINISTRATION_UNKNOWN: {
    meaning: "The game's access rights contain an unknown entry.",
    advice: 'Use a newer version of Retrace, or delete the game as an admin.',
  },
  ADMINISTRATION_TOO_LARGE: {
    meaning:
      "The game's links, branches and visibility, or the draft's invitations, have been changed too many times.",
    advice:
      'For a game, share or branch one of its branches instead. You can still revoke its links. For a draft, begin another draft.',
  },
  ANNOTATION_INVALID: {
    meaning: "The annotation is not valid. The error's `data.field` names the invalid field.",
    advice: 'Correct the field.',
  },
  ANNOTATION_NOT_FOUND: {
    meaning: 'The annotation does not exist.',
    advice: 'Use `annotations` to list the annotations that you can view.',
  },
  TAG_INVALID: {
    meaning: 'The tag is empty, is too long, or contains invisible characters.',
    advice: 'Use 1 to 40 printable characters.',
  },
  TAGS_TOO_MANY: { meaning: 'The game has too many tags.', advice: 'Remove a tag first.' },
  SHARES_TOO_MANY: {
    meaning: 'The game already has 100 share links, which is the limit.',
    advice: 'Revoke a link that you no longer need.',
  },
  SHARE_NOT_FOUND: {
    meaning: "The link does not exist, or you can't revoke it.",
    advice: 'Use `Game.shares` to list the links that you can revoke.',
  },
  NOTES_TOO_MANY: {
    meaning: 'The game has too many notes.',
    advice: 'Branch the game, and write your notes in the branch.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
