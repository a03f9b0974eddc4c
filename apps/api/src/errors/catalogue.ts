/** What an error of the API means, and what whoever met it can do. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

const again = 'Try again; if it stays so, whoever keeps the server finds more in its log under `logId`.';
const page = 'Take a cursor from an earlier page of the same list.';
const otherFile = 'Export the game again; a file that was edited by hand cannot be taken in.';

/** Every code that `extensions.code` of an answer can have. Codes stay; messages may change. */
export const errorCatalogue = {
  // Asking
  BAD_REQUEST: {
    meaning: 'The request cannot be read.',
    advice: 'Send JSON by POST, as clients of GraphQL do.',
  },
  BAD_JSON: {
    meaning: 'The body of the request is not JSON.',
    advice: 'Send {"query": "…", "variables": {…}}.',
  },
  BODY_TOO_LARGE: {
    meaning: 'A request has at most 32 MB.',
    advice: 'Import large games with `retrace import`.',
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The query is no GraphQL, or has more than 4,000 words.',
    advice: 'Correct it, or ask in several queries.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query asks for what the schema does not have.',
    advice: 'Compare it with `schema.graphql`.',
  },
  BAD_USER_INPUT: {
    meaning: 'A variable or argument has a value that its type does not allow.',
    advice: 'Compare it with `schema.graphql`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The request does not say which of its operations is meant.',
    advice: 'Send `operationName`.',
  },
  SUBSCRIPTIONS_ONLY: {
    meaning: 'Queries and mutations are not answered over WebSocket.',
    advice: 'Send them by POST.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server does not know the query of this hash (any more).',
    advice: 'Send it in full once; clients do so by themselves.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'Queries cannot be registered by their hash here.',
    advice: 'Send them in full.',
  },
  QUERY_NOT_ALLOWED: {
    meaning: 'This server answers only the queries it was given a list of.',
    advice: 'Ask what the viewer asks, or ask whoever keeps the server to add the query.',
  },
  // Asking too much
  QUERY_TOO_COMPLEX: {
    meaning: 'The operation costs more than is answered; `data` has cost and limit.',
    advice: 'Ask for fewer entries at a time, or in several queries.',
  },
  QUERY_TOO_DEEP: { meaning: 'Fields stand too deep inside fields.', advice: 'Ask in several queries.' },
  TOO_MANY_ALIASES: { meaning: 'Too many fields are given names.', advice: 'Ask for a list or a page.' },
  TOO_MANY_FIELDS: { meaning: 'One operation asks too many things.', advice: 'Send several operations.' },
  TOO_MANY_SUBSCRIPTIONS: {
    meaning: 'A client, or a socket, has too many subscriptions open.',
    advice: 'Complete those that are no longer shown.',
  },
  RATE_LIMITED: {
    meaning: 'There were too many requests in a minute.',
    advice: 'Wait for `data.retryAfter` seconds (header `Retry-After`).',
  },
  BAD_PAGE: {
    meaning: 'More entries are asked for than a page has.',
    advice: 'Ask for as many as the message allows.',
  },
  BAD_CURSOR: { meaning: 'The text is no cursor of this list.', advice: page },
  BAD_SEARCH: { meaning: 'What is searched for cannot be read.', advice: 'Correct what the message names.' },
  // Who asks
  UNAUTHENTICATED: {
    meaning: 'The token is not valid, or has expired.',
    advice: 'Sign in again, or ask without a token.',
  },
  SIGN_IN_UNAVAILABLE: { meaning: 'Tokens cannot be checked at the moment.', advice: again },
  SIGNING_KEY_UNUSABLE: {
    meaning: 'The server cannot use its key for seats and share links.',
    advice: 'Make the data folder writable, or set RETRACE_SECRET.',
  },
  FORBIDDEN: { meaning: 'The reader may not do this.', advice: 'Sign in as somebody who may.' },
  LINK_REVOKED: { meaning: 'The share link was taken back.', advice: 'Ask whoever shared it for another.' },
  FORBIDDEN_VIEW: {
    meaning: 'The game may not be looked at as this viewer.',
    advice: 'Look as a spectator, or with the token of the seat.',
  },
  WRITING_FORBIDDEN: {
    meaning: 'The reader may look, but not write.',
    advice: 'Sign in as somebody who may.',
  },
  NOT_YOURS: { meaning: 'Somebody else wrote it.', advice: 'Ask them, or a coach.' },
  METRICS_TOKEN_REQUIRED: {
    meaning: 'The figures of the server need a token.',
    advice: 'Send the token of METRICS.',
  },
  // Games
  GAME_NOT_FOUND: {
    meaning: 'There is no such game, or the reader may not know of it.',
    advice: '`games` lists those there are.',
  },
  GAME_NOT_OVER: {
    meaning: 'Before the game is over its file would tell what is hidden.',
    advice: 'Export it where it is recorded, with `retrace export`.',
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
  // Cards and decks
  CARD_NOT_FOUND: {
    meaning: 'There is no such card; `data.suggestions` may have its name.',
    advice: 'Look for it with `cards(search)`, or import it.',
  },
  DECK_TOO_LONG: {
    meaning: 'The deck list is longer than any is.',
    advice: 'Write a line for each card that is not the same.',
  },
  // Importing
  IMPORT_NOT_JSON: { meaning: 'The file is not JSON.', advice: otherFile },
  IMPORT_FOREIGN: { meaning: 'The file is none of Retrace.', advice: 'Export a game with Retrace.' },
  IMPORT_TOO_NEW: {
    meaning: 'The file was written by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
  IMPORT_TOO_LARGE: { meaning: 'The file is larger than the record of a game can be.', advice: otherFile },
  IMPORT_TOO_DEEP: { meaning: 'Values stand too deep inside values.', advice: otherFile },
  IMPORT_EVENT: { meaning: 'An event of the file is wrong; `where` says which.', advice: otherFile },
  IMPORT_DAMAGED: { meaning: 'The file is not what was written: its check sum differs.', advice: otherFile },
  IMPORT_CONFLICT: {
    meaning: 'Another game has that id, or somebody is recording it.',
    advice: 'Import it again, or under another id.',
  },
  // Inside
  INTERNAL: { meaning: 'Something went wrong inside the server.', advice: again },
  STORE_CLOSED: { meaning: 'The server is stopping.', advice: 'Try again in a moment.' },
  STORE_UNREACHABLE: { meaning: 'Games cannot be read or written at the moment.', advice: again },
  STORE_ACCESS_DENIED: { meaning: 'The server may not use its database.', advice: again },
  STORE_REFUSED: { meaning: 'The database refused what the server asked.', advice: again },
  STORE_DAMAGED: { meaning: 'The file of the games is damaged.', advice: 'Restore it from a backup.' },
  STORE_TOO_NEW: {
    meaning: 'The data folder was written by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;

export type ErrorCode = keyof typeof errorCatalogue;
