import { again, credentials, type CodedError } from './coded-error.js';

/** Errors about reviews and evaluations. */
export const reviewErrors = {
  DECK_LISTS_FORBIDDEN: {
    meaning: "You can't yet see the other players' deck lists from this perspective.",
    advice: 'Leave `deckLists` out until the game is over.',
  },
  EVALUATIONS_TOO_MANY: {
    meaning: 'Too many evaluations are waiting.',
    advice: 'Try again in a moment.',
  },
  EVALUATION_FAILED: {
    meaning: "The evaluation took too long, or the rules can't read one of the cards.",
    advice: 'Request fewer playouts, or choose another position or deck.',
  },
  OPENING_NOT_FOUND: {
    meaning: 'In this game, players do not choose which cards of their opening hand to keep.',
    advice: 'Train opening hands of another game.',
  },
  OPENING_NUMBER_INVALID: {
    meaning: 'The number of an opening hand, or the number of hands in a table, is out of range.',
    advice: 'Use a whole number within the limits in the message.',
  },
  OPENING_TABLES_TOO_MANY: {
    meaning: 'Too many opening hand tables are being computed.',
    advice: 'Wait until a table is finished, or cancel one of yours.',
  },
  LINE_NOT_FOUND: {
    meaning: 'The review found no better choice for that decision.',
    advice: 'Choose a decision whose `loss` is above 0.',
  },
  PLAYOUTS_INVALID: {
    meaning: 'The number of playouts is out of range.',
    advice: 'Use a number within the range in the message, or leave the number out.',
  },
  REVIEWS_TOO_MANY: {
    meaning: 'Too many reviews are waiting, or too many are stored for the game.',
    advice:
      'If too many are waiting, try again when a review is ready. If too many are stored, use an existing review or ' +
      'delete one with `deleteReview`.',
  },
  REVIEW_FAILED: {
    meaning: "The review failed. The server's log contains the reason.",
    advice: 'Start the review again, or check the game with `retrace verify`.',
  },
  REVIEW_NOT_FOUND: {
    meaning: "The review does not exist, or you can't view it.",
    advice: 'Start a review with `startReview`.',
  },
  REVIEW_QUEUE_ACCESS_DENIED: {
    meaning: "The review queue's database denied access to the server.",
    advice: credentials,
  },
  REVIEW_QUEUE_SERVER_TOO_OLD: {
    meaning: "The review queue's PostgreSQL server is too old.",
    advice: 'Use a newer version of PostgreSQL.',
  },
  REVIEW_QUEUE_TOO_NEW: {
    meaning: 'A newer version of Retrace created the review queue.',
    advice: 'Use a newer version of Retrace.',
  },
  REVIEW_QUEUE_UNREACHABLE: {
    meaning: "The server can't reach the review queue.",
    advice: again,
  },
  REVIEW_TOO_SLOW: {
    meaning: 'The review took too long.',
    advice: 'Start the review again with fewer playouts.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
