import { again, type CodedError } from './coded-error.js';

/** Errors about reviews and evaluations. */
export const reviewErrors = {
  DECK_LISTS_FORBIDDEN: {
    meaning: 'This perspective does not know the other deck lists yet.',
    advice: 'Leave `deckLists` out until the game is over.',
  },
  EVALUATIONS_TOO_MANY: {
    meaning: 'Too many evaluations are waiting.',
    advice: 'Try again in a moment.',
  },
  EVALUATION_FAILED: {
    meaning: 'The evaluation took too long.',
    advice: 'Request fewer playouts, or another position.',
  },
  OPENING_NOT_FOUND: {
    meaning: 'In this game, players do not choose which cards of their first hand to keep.',
    advice: 'Train the openings of another game.',
  },
  OPENING_NUMBER_INVALID: {
    meaning: 'The number of a first hand, or of the hands of a table, is out of range.',
    advice: 'Use a whole number within the limits.',
  },
  OPENING_TABLES_TOO_MANY: {
    meaning: 'Too many tables of first hands are being made.',
    advice: 'Wait for the end of a table, or cancel yours.',
  },
  LINE_NOT_FOUND: {
    meaning: 'The review has no better choice at that decision.',
    advice: 'Use a decision with a `loss` above 0.',
  },
  PLAYOUTS_INVALID: {
    meaning: 'The number of playouts is out of bounds.',
    advice: 'Use a number in the bounds of the message, or leave it out.',
  },
  REVIEWS_TOO_MANY: {
    meaning: 'Too many reviews are waiting, or stored for the game.',
    advice: 'Wait until one is ready, or use an existing one.',
  },
  REVIEW_FAILED: {
    meaning: "The review could not be made. The server's log says why.",
    advice: 'Start it again, or verify the game with `retrace verify`.',
  },
  REVIEW_NOT_FOUND: {
    meaning: "The review does not exist, or you can't view it.",
    advice: 'Start one with `startReview`.',
  },
  REVIEW_QUEUE_ACCESS_DENIED: {
    meaning: "The review queue's database denied access.",
    advice: again,
  },
  REVIEW_QUEUE_SERVER_TOO_OLD: {
    meaning: "The review queue's PostgreSQL is too old.",
    advice: 'Use a newer PostgreSQL.',
  },
  REVIEW_QUEUE_TOO_NEW: {
    meaning: 'A newer version made the review queue.',
    advice: 'Use a newer version of Retrace.',
  },
  REVIEW_QUEUE_UNREACHABLE: {
    meaning: "The server can't reach the review queue.",
    advice: again,
  },
  REVIEW_TOO_SLOW: {
    meaning: 'The review took too long.',
    advice: 'Start it again with fewer playouts.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
