import { again, type CodedError } from './coded-error.js';

const page = 'Use a cursor from an earlier page of the list.';

/** Errors about requests and their senders. */
export const askingErrors = {
  // Requests
  ADDRESS_UNKNOWN: {
    meaning: 'Nothing is served at this address, or not for this method.',
    advice: 'Send queries to `/graphql`.',
  },
  BAD_REQUEST: {
    meaning: "The request can't be read.",
    advice: 'Send JSON by POST.',
  },
  BODY_NOT_JSON: {
    meaning: 'The body of the request is not JSON.',
    advice: 'Send {"query": "…", "variables": {…}}.',
  },
  BODY_TOO_LARGE: {
    meaning: 'The request is larger than 256 KB, a game file than 32 MB or a card file than 16 MB.',
    advice: 'Send games to `/games/import` and cards to `/cards/import`, or use `retrace import`.',
  },
  BODY_TOO_DEEP: {
    meaning: 'The body is nested too deeply.',
    advice: 'Send variables in the shape that the schema defines.',
  },
  BODY_TOO_SLOW: {
    meaning: 'The body of the request did not arrive in time.',
    advice: 'Send it again over a faster connection.',
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The query is not GraphQL, or has more than 4,000 words.',
    advice: 'Correct it, or split it.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query names something that the schema lacks.',
    advice: 'Compare it with `schema.graphql`.',
  },
  BAD_USER_INPUT: {
    meaning: 'The type of a variable or argument does not allow its value.',
    advice: 'Compare it with `schema.graphql`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The request has several operations and no `operationName`.',
    advice: 'Send `operationName`.',
  },
  OPERATION_NOT_ALLOWED: {
    meaning: 'The WebSocket only takes subscriptions.',
    advice: 'Send queries and mutations by POST.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server does not know a query with this hash.',
    advice: 'Send it in full once, as clients do automatically.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'The server does not store queries.',
    advice: 'Send queries in full.',
  },
  QUERY_NOT_ALLOWED: {
    meaning: 'The server only answers the queries on its list.',
    advice: 'Use a query of the viewer, or ask the operator to add yours.',
  },
  // Excessive requests
  QUERY_TOO_COMPLEX: {
    meaning: 'The operation costs too much. `data` has its cost and the limit.',
    advice: 'Request fewer entries, or send several queries.',
  },
  QUERY_TOO_DEEP: { meaning: 'The query is nested too deeply.', advice: 'Send several queries.' },
  ANSWER_TOO_LARGE: {
    meaning: 'The answer is larger than 16 MB.',
    advice: 'Request fewer entries or fields, or send several queries.',
  },
  ALIASES_TOO_MANY: {
    meaning: 'The query has too many aliases.',
    advice: 'Request a list or page instead of one alias for each entry.',
  },
  FIELDS_TOO_MANY: {
    meaning: 'The operation has too many root fields.',
    advice: 'Send several operations.',
  },
  SUBSCRIPTIONS_TOO_MANY: {
    meaning: 'The client, or the socket, has too many open subscriptions.',
    advice: 'End those that you no longer need.',
  },
  RATE_LIMITED: {
    meaning: 'Too many requests in a minute.',
    advice: 'Send it again after `data.retryAfter` seconds (header `Retry-After`).',
  },
  OVERLOADED: {
    meaning: 'The server is overloaded and answers earlier requests first.',
    advice: 'Send it again after `data.retryAfter` seconds (header `Retry-After`).',
  },
  PAGE_INVALID: {
    meaning: 'The request has both `first` and `last`.',
    advice: 'Send one of them.',
  },
  PAGE_TOO_LARGE: {
    meaning: 'The page is too large.',
    advice: 'Request at most the number in the message.',
  },
  CURSOR_INVALID: { meaning: 'The cursor does not belong to this list.', advice: page },
  DATASET_INVALID: {
    meaning: 'The address names a part of a dataset that does not exist.',
    advice: 'Use a table in docs/integrating/datasets.md, as `.ndjson` or `.csv`.',
  },
  DATASETS_TOO_MANY: {
    meaning: 'The server is busy with other datasets.',
    advice: 'Try again in a few seconds (header `Retry-After`).',
  },
  SEARCH_INVALID: { meaning: "The search can't be read.", advice: 'Correct what the message names.' },
  // Credentials
  UNAUTHENTICATED: {
    meaning: 'The token is invalid or has expired.',
    advice: 'Sign in again, or send no token.',
  },
  HOST_FOREIGN: {
    meaning: "A server without sign-in only answers under its own machine's name.",
    advice: 'Use localhost or 127.0.0.1. To let others in, set AUTH_SECRET or AUTH_JWKS.',
  },
  SIGN_IN_UNAVAILABLE: { meaning: "The server can't check tokens.", advice: again },
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
  ANNOTATION_FORBIDDEN: {
    meaning: 'Only the author of an annotation and admins can change or remove it.',
    advice: 'Write your own annotation at the same position.',
  },
  METRICS_TOKEN_REQUIRED: {
    meaning: 'Reading metrics needs a token.',
    advice: 'Send the token in METRICS.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
