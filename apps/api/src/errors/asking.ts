import { again, type CodedError } from './coded-error.js';

const page = 'Use a cursor from an earlier page of the list.';

/** Errors about requests and their senders. */
export const askingErrors = {
  // Requests
  ADDRESS_UNKNOWN: {
    meaning: 'The server has nothing at this address, or does not accept this method there.',
    advice: 'Send GraphQL queries to `/graphql`.',
  },
  BAD_REQUEST: {
    meaning: "The request can't be read.",
    advice: 'Send the query as JSON by POST.',
  },
  BODY_NOT_JSON: {
    meaning: 'The request body is not JSON.',
    advice: 'Send {"query": "…", "variables": {…}}.',
  },
  BODY_TOO_LARGE: {
    meaning:
      'The request is too large. The limits are 32 MB for a game file, 16 MB for a card file, and 256 KB ' +
      'for any other request.',
    advice: 'Send games to `/games/import` and cards to `/cards/import`, or use `retrace import`.',
  },
  BODY_TOO_DEEP: {
    meaning: 'The request body is nested too deeply.',
    advice: 'Send variables in the shape defined by the schema.',
  },
  BODY_TOO_SLOW: {
    meaning: 'The request body did not arrive in time.',
    advice: 'Send the request again over a faster connection.',
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The query is not valid GraphQL, or has more than 4,000 tokens.',
    advice: 'Correct the query, or split it.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query names something that the schema does not define.',
    advice: 'Compare the query with `schema.graphql`.',
  },
  BAD_USER_INPUT: {
    meaning: 'The value of a variable or argument does not match its type.',
    advice: 'Compare the value with the type in `schema.graphql`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: 'The request has several operations but no `operationName`.',
    advice: 'Name the operation to execute in `operationName`.',
  },
  OPERATION_NOT_ALLOWED: {
    meaning: 'The WebSocket only accepts subscriptions.',
    advice: 'Send queries and mutations by POST.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server has no query with this hash.',
    advice: 'Send the whole query once. Most clients do so automatically.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'The server does not store queries.',
    advice: 'Send the whole query with each request.',
  },
  QUERY_NOT_ALLOWED: {
    meaning: 'The server only accepts queries on its list.',
    advice: 'Use a query of the viewer, or ask the operator to allow yours.',
  },
  // Excessive requests
  QUERY_TOO_COMPLEX: {
    meaning: 'The operation costs too much. `data` contains its cost and the limit.',
    advice: 'Request fewer entries, or send several queries.',
  },
  QUERY_TOO_DEEP: {
    meaning: 'The query is nested too deeply.',
    advice: 'Split the query into several queries.',
  },
  ANSWER_TOO_LARGE: {
    meaning: 'The response is larger than 16 MB.',
    advice: 'Request fewer entries or fields, or send several queries.',
  },
  ALIASES_TOO_MANY: {
    meaning: 'The query has too many aliases.',
    advice: 'Request a list or a page instead of an alias for each entry.',
  },
  FIELDS_TOO_MANY: {
    meaning: 'The operation has too many root fields.',
    advice: 'Split the operation into several operations.',
  },
  SUBSCRIPTIONS_TOO_MANY: {
    meaning: 'The client or its socket has too many open subscriptions.',
    advice: 'End the subscriptions that you no longer need.',
  },
  RATE_LIMITED: {
    meaning: 'You sent too many requests in a minute.',
    advice: 'Send the request again after `data.retryAfter` seconds (header `Retry-After`).',
  },
  OVERLOADED: {
    meaning: 'The server is overloaded and has to answer earlier requests first.',
    advice: 'Send the request again after `data.retryAfter` seconds (header `Retry-After`).',
  },
  PAGE_INVALID: {
    meaning: 'The request has both `first` and `last`.',
    advice: 'Send only one of them.',
  },
  PAGE_TOO_LARGE: {
    meaning: 'The requested page is too large.',
    advice: 'Request at most the number of entries in the message.',
  },
  CURSOR_INVALID: { meaning: 'The cursor does not belong to this list.', advice: page },
  DATASET_INVALID: {
    meaning: 'The address names a dataset table that does not exist.',
    advice: 'Use a table listed in docs/integrating/datasets.md, with `.ndjson` or `.csv` after its name.',
  },
  DATASETS_TOO_MANY: {
    meaning: 'The server is busy with other dataset requests.',
    advice: 'Try again in a few seconds (header `Retry-After`).',
  },
  SEARCH_INVALID: { meaning: 'The search is not valid.', advice: 'Correct the error named in the message.' },
  // Credentials
  UNAUTHENTICATED: {
    meaning: 'The token is invalid or has expired.',
    advice: 'Sign in again, or send no token.',
  },
  HOST_FOREIGN: {
    meaning: 'A server without sign-in only accepts requests that are addressed to its own machine.',
    advice: 'Use localhost or 127.0.0.1. To let other people in, set AUTH_SECRET or AUTH_JWKS.',
  },
  SIGN_IN_UNAVAILABLE: { meaning: "The server can't check tokens.", advice: again },
  SIGNING_KEY_UNUSABLE: {
    meaning: "The server can't use its signing key for seat tokens and share links.",
    advice: 'Make the data folder writable, or set RETRACE_SECRET.',
  },
  FORBIDDEN: {
    meaning: "You don't have permission to do this.",
    advice: 'Sign in with an account that has permission.',
  },
  LINK_REVOKED: {
    meaning: 'The share link was revoked.',
    advice: 'Ask the person who shared the game for a new link.',
  },
  VIEW_FORBIDDEN: {
    meaning: "You can't view the game from this perspective.",
    advice: 'View the game as a spectator, or send the seat token.',
  },
  WRITING_FORBIDDEN: {
    meaning: "You can view this game, but you can't write about it.",
    advice: 'Sign in with an account that has permission.',
  },
  ANNOTATION_FORBIDDEN: {
    meaning: "Only the annotation's author and admins can change or remove it.",
    advice: 'Write your own annotation at the same position.',
  },
  METRICS_TOKEN_REQUIRED: {
    meaning: 'Reading metrics requires a token.',
    advice: 'Send the token that is set in METRICS.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
