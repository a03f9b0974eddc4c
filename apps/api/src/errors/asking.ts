import { again, type CodedError } from './coded-error.js';

const page = 'Take a cursor from an earlier page of the same list.';

/** Of what is asked, and who asks. */
export const askingErrors = {
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
} as const satisfies Readonly<Record<string, CodedError>>;
