import { again, wait, type CodedError } from './coded-error.js';

/** Errors about requests and their senders. */
export const askingErrors = {
  // Requests
  ADDRESS_UNKNOWN: {
    meaning: 'This address does not exist on the server, or does not accept this HTTP method.',
    advice: 'Send GraphQL queries to `/graphql`.',
  },
  BAD_REQUEST: {
    meaning: "The request can't be read.",
    advice: 'Send the query as JSON by POST.',
  },
  BODY_NOT_JSON: {
    meaning: 'The request body is not JSON.',
    advice: 'Send a JSON object such as {"query": "…", "variables": {…}}.',
  },
  BODY_TOO_LARGE: {
    meaning:
      'The request is too large. The limits are 32 MB for a game file, 16 MB for a card file, and 256 KB ' +
      'for any other request.',
    advice: 'Send games to `/games/import` and cards to `/cards/import`, or use `retrace import`.',
  },
  BODY_TOO_DEEP: {
    meaning: 'The request body is nested too deeply.',
    advice: 'Send variables that match the types in `schema.graphql`.',
  },
  BODY_TOO_SLOW: {
    meaning: 'The request body did not arrive in time.',
    advice: 'Send the request again over a faster connection.',
  },
  GRAPHQL_PARSE_FAILED: {
    meaning: 'The query is not valid GraphQL, or has more than 4,000 tokens.',
    advice: 'Correct the query, or split it into several queries.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    meaning: 'The query does not match the schema.',
    advice: 'Correct the query according to `schema.graphql`.',
  },
  BAD_USER_INPUT: {
    meaning: 'The value of a variable or argument does not match its type.',
    advice: 'Send a value of the type that `schema.graphql` requires.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning:
      'The request has several operations but no `operationName`, or its `operationName` matches none of them.',
    advice: 'Set `operationName` to the name of the operation that the server should execute.',
  },
  OPERATION_NOT_ALLOWED: {
    meaning: 'The WebSocket accepts only subscriptions.',
    advice: 'Send queries and mutations by POST.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: 'The server has no query with this hash.',
    advice: 'Send the whole query with its hash once. Most clients do so automatically.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: 'The server does not store queries.',
    advice: 'Send the whole query with each request.',
  },
  QUERY_NOT_ALLOWED: {
    meaning: 'The server accepts only the queries on its list, and this query is not on the list.',
    advice: "Use one of the viewer's queries, or ask the server's operator to allow yours.",
  },
  // Excessive requests
  QUERY_TOO_COMPLEX: {
    meaning: "The operation's cost exceeds the limit. The error's `data` contains the cost and the limit.",
    advice: 'Request fewer entries, or split the operation into several smaller ones.',
  },
  QUERY_TOO_DEEP: {
    meaning: 'The query is nested too deeply.',
    advice: 'Split the query into several queries.',
  },
  ANSWER_TOO_LARGE: {
    meaning: 'The response is larger than 16 MB.',
    advice: 'Request fewer entries or fields, or split the query into several smaller ones.',
  },
  ALIASES_TOO_MANY: {
    meaning: 'The query has too many aliases.',
    advice: 'Request a list or a page instead of using an alias for each entry.',
  },
  FIELDS_TOO_MANY: {
    meaning: 'The operation has too many root fields.',
    advice: 'Split the operation into several operations.',
  },
  SUBSCRIPTIONS_TOO_MANY: {
    meaning: 'The client or its WebSocket has too many open subscriptions.',
    advice: 'End the subscriptions that you no longer need.',
  },
  RATE_LIMITED: {
    meaning: 'You sent too many requests in a minute.',
    advice: wait,
  },
  OVERLOADED: {
    meaning: 'The server is overloaded and has to answer earlier requests first.',
    advice: wait,
  },
  PAGE_INVALID: {
    meaning: 'The request has both `first` and `last`.',
    advice: 'Send only `first` or only `last`.',
  },
  PAGE_TOO_LARGE: {
    meaning: '`first` or `last` is negative or exceeds the limit for this list.',
    advice: 'Use a number within the limits in the message.',
  },
  CURSOR_INVALID: {
    meaning: 'The cursor does not belong to this list.',
    advice: 'Use a cursor from an earlier page of the list.',
  },
  DATASET_INVALID: {
    meaning: 'The dataset table does not exist, or a parameter in the address is not valid.',
    advice:
      "Use a table listed in docs/integrating/datasets.md, with `.ndjson` or `.csv` after the table's name, or " +
      'correct the parameter that the message describes.',
  },
  DATASETS_TOO_MANY: {
    meaning: 'The server is busy with other dataset requests.',
    advice: wait,
  },
  SEARCH_INVALID: { meaning: 'The search is not valid.', advice: 'Correct the error named in the message.' },
  // Credentials
  UNAUTHENTICATED: {
    meaning: 'The token is invalid or has expired.',
    advice: 'Sign in again, or send no token.',
  },
  HOST_FOREIGN: {
    meaning:
      'Sign-in is off, so the server accepts only requests that are addressed to localhost or to a loopback address.',
    advice:
      'Use localhost or 127.0.0.1 on the machine that runs the server. To let other people connect, turn on ' +
      'sign-in with AUTH_SECRET or AUTH_JWKS.',
  },
  SIGN_IN_UNAVAILABLE: { meaning: "The server can't verify sign-in tokens at the moment.", advice: again },
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
    advice: 'View the game as a spectator, or send the token of the seat whose perspective you request.',
  },
  WRITING_FORBIDDEN: {
    meaning: "You can view this game, but you can't annotate, name, tag or share it.",
    advice: 'Send the token of a seat in the game, or sign in as a coach or admin.',
  },
  ANNOTATION_FORBIDDEN: {
    meaning: "Only the annotation's author and admins can change or remove it.",
    advice: 'Write your own annotation at the same position.',
  },
  METRICS_TOKEN_REQUIRED: {
    meaning: 'Reading metrics requires a token.',
    advice: "Send the token from the server's METRICS setting.",
  },
} as const satisfies Readonly<Record<string, CodedError>>;
