import { again, type CodedError } from './coded-error.js';

const page = 'Use a cursor from an earlier page of the same list.';

/** Errors of requests and their senders. */
export const askingErrors = {
  // Asking
  ADDRESS_UNKNOWN: {
    meaning: 'There is nothing at this address, or it takes no such request.',
    advice: 'Ask for games at `/graphql`.',
  },
  BAD_REQUEST: {
    meaning: 'The request cannot be read.',
    advice: 'Send JSON by POST, as clients of GraphQL do.',
  },
  BODY_NOT_JSON: {
    meaning: 'The body of the request is not JSON.',
    advice: 'Send {"query": "…", "variables": {…}}.',
  },
  BODY_TOO_LARGE: {
    meaning:
      'The request is larger than 256 KB, or the file of a game larger than 32 MB, or of cards larger than 16 MB.',
    advice:
      'Send the file of a game to `/games/import` and of cards to `/cards/import`, or import it with `retrace import`.',
  },
  BODY_TOO_DEEP: {
    meaning: 'The body is nested too deeply.',
    advice: 'Send variables in the shape the schema asks for.',
  },
  BODY_TOO_SLOW: {
    meaning: 'The body of the request did not arrive in time.',
    advice: 'Send it again over a faster connection.',
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The query is not GraphQL, or has more than 4,000 words.',
    advice: 'Correct it, or send several queries.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query asks for something that is not in the schema.',
    advice: 'Compare it with `schema.graphql`.',
  },
  BAD_USER_INPUT: {
    meaning: 'The type of a variable or argument does not allow its value.',
    advice: 'Compare it with `schema.graphql`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The request has several operations and names none.',
    advice: 'Send `operationName`.',
  },
  OPERATION_NOT_ALLOWED: {
    meaning: 'WebSocket is for subscriptions only.',
    advice: 'Send them by POST.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server does not know a query with this hash.',
    advice: 'Send it in full once. Clients do so by themselves.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'This server does not keep queries by their hash.',
    advice: 'Send them in full.',
  },
  QUERY_NOT_ALLOWED: {
    meaning: 'This server only answers the queries on its list.',
    advice: "Use a query of the viewer, or ask the server's operator to add yours.",
  },
  // Asking too much
  QUERY_TOO_COMPLEX: {
    meaning: 'The operation costs too much. `data` has its cost and the limit.',
    advice: 'Ask for fewer entries at a time, or send several queries.',
  },
  QUERY_TOO_DEEP: { meaning: 'The query is nested too deeply.', advice: 'Send several queries.' },
  ANSWER_TOO_LARGE: {
    meaning: 'The answer is larger than 16 MB.',
    advice: 'Ask for fewer entries or fewer fields, or send several queries.',
  },
  ALIASES_TOO_MANY: { meaning: 'The query has too many aliases.', advice: 'Ask for a list or a page.' },
  FIELDS_TOO_MANY: {
    meaning: 'The operation has too many fields at the top.',
    advice: 'Send several operations.',
  },
  SUBSCRIPTIONS_TOO_MANY: {
    meaning: 'The client, or the socket, has too many open subscriptions.',
    advice: 'Complete the ones you no longer show.',
  },
  RATE_LIMITED: {
    meaning: 'Too many requests in a minute.',
    advice: 'Wait for `data.retryAfter` seconds (header `Retry-After`).',
  },
  OVERLOADED: {
    meaning: 'The server has more to do than it can. What arrived earlier is answered first.',
    advice: 'Wait for `data.retryAfter` seconds (header `Retry-After`), then send it again.',
  },
  PAGE_INVALID: {
    meaning: 'The page is asked for from both ends.',
    advice: 'Send `first` or `last`, not both.',
  },
  PAGE_TOO_LARGE: {
    meaning: 'The page is too large.',
    advice: 'Ask for at most as many entries as the message says.',
  },
  CURSOR_INVALID: { meaning: 'The text is not a cursor of this list.', advice: page },
  DATASET_INVALID: {
    meaning: 'The address asks for a part of a dataset that does not exist.',
    advice: 'Ask for one of the tables in docs/integrating/datasets.md, as `.ndjson` or `.csv`.',
  },
  DATASETS_TOO_MANY: {
    meaning: 'The server is busy with other datasets.',
    advice: 'Try again in a few seconds (header `Retry-After`).',
  },
  SEARCH_INVALID: { meaning: "The search can't be read.", advice: 'Correct what the message names.' },
  // Credentials
  UNAUTHENTICATED: {
    meaning: 'The token is not valid, or has expired.',
    advice: 'Sign in again, or send no token.',
  },
  HOST_FOREIGN: {
    meaning: "This server has no sign-in, so it only answers requests to its own machine's name.",
    advice: 'Use localhost or 127.0.0.1. To let others in, set AUTH_SECRET or AUTH_JWKS.',
  },
  SIGN_IN_UNAVAILABLE: { meaning: "The server can't check tokens at the moment.", advice: again },
  SIGNING_KEY_UNUSABLE: {
    meaning: "The server can't use its key for seats and share links.",
    advice: 'Make the data folder writable, or set RETRACE_SECRET.',
  },
  FORBIDDEN: { meaning: "You can't do this.", advice: 'Sign in with an account that can.' },
  LINK_REVOKED: {
    meaning: 'The share link was revoked.',
    advice: 'Ask the person who shared it for another.',
  },
  VIEW_FORBIDDEN: {
    meaning: "You can't view the game from this perspective.",
    advice: 'View it as a spectator, or send the token of the seat.',
  },
  WRITING_FORBIDDEN: {
    meaning: 'You can view this game, but not write about it.',
    advice: 'Sign in with an account that can.',
  },
  ANNOTATION_FORBIDDEN: { meaning: 'Somebody else wrote it.', advice: 'Ask them, or a coach.' },
  METRICS_TOKEN_REQUIRED: {
    meaning: 'Reading the figures of the server needs a token.',
    advice: 'Send the token of METRICS.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
