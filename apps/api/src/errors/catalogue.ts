/** What an error of the API means, and what whoever met it can do. */
export interface CodedError {
  readonly meaning: string;
  readonly advice: string;
}

const again = 'Try again; if it stays so, whoever keeps the server finds more in its log under `logId`.';
const page = 'Take a cursor from an earlier page of the same list.';
const line = 'Write a number and a card in each line.';
const format = 'Correct the deck; the message names the rule.';
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
  FOREIGN_HOST: {
    meaning: 'Nobody signs in here, and the request was not sent to this machine by a name of its own.',
    advice: 'Ask as localhost or 127.0.0.1; to let others in, set AUTH_SECRET or AUTH_JWKS.',
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
  // Playing
  GAME_DELETED: {
    meaning: 'The game was deleted while it was played.',
    advice: '`games` lists those there are.',
  },
  SEAT_REQUIRED: {
    meaning: 'Decisions are taken with the token of a seat of the game.',
    advice: 'Send the token that `startGame` or `branchGame` gave.',
  },
  CONFLICT: {
    meaning: 'Somebody else took the decision meanwhile, with another choice.',
    advice: 'Look at the game again.',
  },
  STALE: {
    meaning: 'The decision is not the one that is asked for now.',
    advice: '`data` says which is; look at the game again.',
  },
  WRONG_PLAYER: {
    meaning: 'Another seat decides now.',
    advice: 'Subscribe to `gameEvents`, and wait until your seat is asked.',
  },
  NO_SUCH_OPTION: {
    meaning: 'The rules do not allow this choice; `data.rule` is the number of the rule.',
    advice: 'Choose among the options of the decision.',
  },
  REPEATED: { meaning: 'One option was chosen more than once.', advice: 'Choose each once.' },
  TOO_FEW: { meaning: 'The decision needs more chosen.', advice: 'Choose as many as `min` says at least.' },
  TOO_MANY: { meaning: 'The decision allows fewer chosen.', advice: 'Choose as many as `max` says at most.' },
  BAD_THINKING_TIME: {
    meaning: 'The thinking time is negative, or longer than a game.',
    advice: 'Leave it out when it is not known.',
  },
  NO_DECISION_THERE: {
    meaning: 'Play cannot go on from this position: no decision is asked for there.',
    advice: 'Take one of `data.nearest`.',
  },
  VISIBILITY_TOO_WIDE: {
    meaning: 'A branch shows what came before, so no more people may see it than its game.',
    advice: 'Leave visibility out, or use that of the game.',
  },
  GAME_HAS_BRANCHES: {
    meaning: 'Branches go on from the game, and would lose their beginning.',
    advice: 'Delete those first.',
  },
  // Beginning
  MODULE_UNKNOWN: { meaning: 'There is no such game to play.', advice: 'Take one of `data.known`.' },
  EDITION_UNKNOWN: { meaning: 'The game has no such edition.', advice: 'Take one of `data.known`.' },
  FORMAT_UNKNOWN: { meaning: 'The game has no such format.', advice: 'Take one of `data.known`.' },
  UNKNOWN_EDITION: {
    meaning: 'This edition of the rules cannot be played.',
    advice: 'Leave the edition out.',
  },
  TOO_MANY_PLAYERS: { meaning: 'No game has so many players.', advice: 'Give two players.' },
  TOO_MANY_GAMES: {
    meaning: 'You have begun too many games that are not over.',
    advice: 'Play one to its end, or have one deleted.',
  },
  WRONG_NUMBER_OF_PLAYERS: {
    meaning: 'A branch has as many players as its game.',
    advice: 'Give one for each seat, or none.',
  },
  WRONG_SEATS: { meaning: 'The game is for another number of players.', advice: 'Give two players.' },
  WRONG_GAME: { meaning: 'The setup is of another game.', advice: 'Begin it with its own rules.' },
  BAD_SEED: { meaning: 'A seed has so many signs.', advice: 'Leave it out to play for real.' },
  BAD_NAME: { meaning: 'A player has no name that can be shown.', advice: 'Give a short name in one line.' },
  SETUP_REFUSED: {
    meaning: 'The game cannot begin like that; `data.others` has more reasons.',
    advice: 'Correct what the message names.',
  },
  UNKNOWN_CARD: { meaning: 'A deck has a card that nothing defines.', advice: 'Take it out of the deck.' },
  BAD_ABILITY: {
    meaning: 'An ability of a card cannot be played; the message has path and reason.',
    advice: 'Correct the definition of the card.',
  },
  BAD_CONTRACT: {
    meaning: 'A contract cannot be played; the message has path and reason.',
    advice: 'Correct its definition.',
  },
  TWO_HEROES: { meaning: 'A deck has at most one hero.', advice: 'Take the others out.' },
  EMPTY_DECK: { meaning: 'A deck has no cards to play.', advice: 'Put cards in.' },
  WRONG_DECK_SIZE: { meaning: 'A deck has another number of contracts.', advice: 'See rule 1.1.a.' },
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
  DECK_NOT_FOUND: {
    meaning: 'No deck of this name comes with the game, and it is no list.',
    advice: 'Give a deck list, or one of the names in the advice.',
  },
  DECK_LINE: { meaning: 'A line of a deck list is no number of copies and a card.', advice: line },
  DECK_COUNT: { meaning: 'A line of a deck list has too many copies, or none.', advice: line },
  DECK_UNKNOWN_CARD: {
    meaning: 'A line of a deck list names a card that is not known.',
    advice: '`data.suggestions` may have its name.',
  },
  DECK_TOKEN: { meaning: 'Tokens are in no deck.', advice: 'Leave the line out.' },
  DECK_EMPTY: { meaning: 'The deck list has no cards.', advice: line },
  DECK_HEROES: { meaning: 'A deck has exactly one hero.', advice: 'Name one hero, once.' },
  DECK_SIZE: { meaning: 'The deck is too large or too small for the game.', advice: format },
  DECK_TOO_SMALL: { meaning: 'The deck has too few cards for the format.', advice: format },
  DECK_TOO_LARGE: { meaning: 'The deck has too many cards for the format.', advice: format },
  DECK_COPIES: { meaning: 'The deck has too many cards of one name.', advice: format },
  DECK_FACTION: { meaning: 'A card is not of the faction of the hero.', advice: format },
  DECK_RARITY: { meaning: 'The deck has too many cards of a rarity.', advice: format },
  DECK_RESTRICTED: { meaning: 'A card is not allowed in tournaments.', advice: format },
  MORE_PROBLEMS: { meaning: 'The list has more problems than are told.', advice: 'Correct those first.' },
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
  READ_MODELS_UNREACHABLE: { meaning: 'The list of games cannot be read at the moment.', advice: again },
  READ_MODELS_ACCESS_DENIED: {
    meaning: 'The server may not use the database of its list of games.',
    advice: again,
  },
  READ_MODELS_TOO_NEW: {
    meaning: 'The list of games was made by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
  READ_MODELS_TOO_OLD_SERVER: {
    meaning: 'The PostgreSQL of the list of games is too old.',
    advice: 'Use a newer PostgreSQL.',
  },
  READ_MODELS_OF_ANOTHER_STORE: {
    meaning: 'The list of games was made from another store.',
    advice: 'Check EVENT_STORE and READ_MODELS, or have it made anew: `retrace projections rebuild`.',
  },
  REBUILD_RUNNING: { meaning: 'The list of games is being made anew.', advice: 'Try again in a moment.' },
  STORE_DAMAGED: { meaning: 'The file of the games is damaged.', advice: 'Restore it from a backup.' },
  STORE_TOO_NEW: {
    meaning: 'The data folder was written by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;

export type ErrorCode = keyof typeof errorCatalogue;
