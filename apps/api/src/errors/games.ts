import type { CodedError } from './coded-error.js';

/** Of games that are looked at, and what is said about them. */
export const gameErrors = {
  // Games
  GAME_NOT_FOUND: {
    meaning: 'There is no such game, or the reader may not know of it.',
    advice: '`games` lists those there are.',
  },
  GAME_NOT_OVER: {
    meaning: 'Before the game is over its file, or a branch of it, would tell what is hidden.',
    advice: 'Wait for its end, or export it where it is recorded, with `retrace export`.',
  },
  UNKNOWN_MODULE: {
    meaning: 'The server does not know what was played.',
    advice: 'Use a newer version of Retrace.',
  },
  BAD_GAME_ID: {
    meaning: 'The text cannot be the id of a game.',
    advice: 'Use letters, digits and hyphens.',
  },
  BAD_POSITION: {
    meaning: 'The text is no position.',
    advice: 'Use the number of an event (`142`), or an atomic action inside it (`142.3`).',
  },
  POSITION_OUT_OF_RANGE: {
    meaning: 'The game has no such position.',
    advice: 'Use one from 0 to `lastPosition`.',
  },
  BAD_VIEWER: {
    meaning: 'The text is no viewer of the game.',
    advice: 'Use a seat (`0`), `spectator` or `all`.',
  },
  GAME_OVER: {
    meaning: 'The game is over.',
    advice: 'Look at it, or branch from a position before its end.',
  },
  // Records
  MALFORMED_EVENT: {
    meaning: 'An event of the record cannot be read; `where` says which.',
    advice: 'Restore the record from a backup, or verify it with `retrace verify`.',
  },
  UNKNOWN_EVENT: {
    meaning: 'The record has a kind of event that the server does not know.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_TOO_NEW: {
    meaning: 'The record was written by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
  SCHEMA_UNKNOWN: {
    meaning: 'The record does not say how it is written.',
    advice: 'Restore it from a backup.',
  },
  BROKEN_BRANCH: {
    meaning: 'The game that a branch leaves cannot be read.',
    advice: 'Restore it from a backup.',
  },
  MALFORMED_NOTE: {
    meaning: 'Something that was said about a game cannot be read.',
    advice: 'Restore it from a backup.',
  },
  UNKNOWN_NOTE: {
    meaning: 'Something was said about a game that the server does not understand.',
    advice: 'Use a newer version of Retrace.',
  },
  // Notes
  BAD_ANNOTATION: {
    meaning: 'The annotation cannot be kept; `data.field` says why.',
    advice: 'Correct the field.',
  },
  ANNOTATION_NOT_FOUND: {
    meaning: 'There is no such annotation.',
    advice: '`annotations` lists those there are.',
  },
  BAD_TAG: { meaning: 'The text cannot be a tag.', advice: 'Use a short word or two.' },
  TOO_MANY_TAGS: { meaning: 'A game has so many tags at most.', advice: 'Take one away first.' },
  TOO_MANY_SHARES: {
    meaning: 'A hundred links to a game count at most.',
    advice: 'Revoke one that is not needed any more.',
  },
  SHARE_NOT_FOUND: {
    meaning: 'There is no such link, or you may not revoke it.',
    advice: 'Ask for `Game.shares`.',
  },
  TOO_MANY_NOTES: { meaning: 'No more can be said about this game.', advice: 'Take something away first.' },
} as const satisfies Readonly<Record<string, CodedError>>;
