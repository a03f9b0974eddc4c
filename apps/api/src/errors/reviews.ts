import { again, type CodedError } from './coded-error.js';

/** Errors of reviews and evaluations. */
export const reviewErrors = {
  DECK_LISTS_FORBIDDEN: {
    meaning: 'From that perspective the deck lists of the others are not known yet.',
    advice: 'Leave `deckLists` out, or ask again once the game is over.',
  },
  EVALUATIONS_TOO_MANY: {
    meaning: 'Too many positions wait to be evaluated.',
    advice: 'Try again in a moment.',
  },
  EVALUATION_FAILED: {
    meaning: 'The position could not be evaluated in time.',
    advice: 'Ask for fewer playouts, or for another position.',
  },
  LINE_NOT_FOUND: {
    meaning: 'The review knows no better choice at that decision.',
    advice: 'Use the position of a decision whose `loss` is more than 0.',
  },
  PLAYOUTS_INVALID: {
    meaning: 'The number of playouts is not a whole number in its bounds.',
    advice: 'Use a number that the message allows, or leave it out.',
  },
  REVIEWS_TOO_MANY: {
    meaning: 'Too many reviews wait, or are kept of the game.',
    advice: 'Wait until one is ready, or use one that exists.',
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
    meaning: 'The database where reviews wait denied the server access.',
    advice: again,
  },
  REVIEW_QUEUE_SERVER_TOO_OLD: {
    meaning: 'The PostgreSQL where reviews wait is too old.',
    advice: 'Use a newer PostgreSQL.',
  },
  REVIEW_QUEUE_TOO_NEW: {
    meaning: 'A newer version made the place where reviews wait.',
    advice: 'Use a newer version of Retrace.',
  },
  REVIEW_QUEUE_UNREACHABLE: {
    meaning: "The server can't reach the place where reviews wait.",
    advice: again,
  },
  REVIEW_TOO_SLOW: {
    meaning: 'The review took too long.',
    advice: 'Start it again with fewer playouts.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
