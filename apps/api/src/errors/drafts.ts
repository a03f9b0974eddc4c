import type { CodedError } from './coded-error.js';

const again = 'Load the draft again.';
const boosters = 'Correct what the message names. See docs/using/drafts.md.';

/** Errors about boosters, drafts and their matches. */
export const draftErrors = {
  // Boosters
  BOOSTER_FILE_INVALID: { meaning: 'The booster file is malformed.', advice: boosters },
  BOOSTER_FILE_TOO_LARGE: { meaning: 'The booster file is too large.', advice: boosters },
  BOOSTER_SET_TOO_LARGE: {
    meaning: 'The set has more cards than boosters allow.',
    advice: 'Use another set.',
  },
  BOOSTER_SET_TOO_SMALL: {
    meaning: 'The set has too few Heroes, or too few cards of a rarity, for a booster.',
    advice: 'Use another set.',
  },
  BOOSTER_SUM_INVALID: { meaning: 'The parts of a booster do not add up to its cards.', advice: boosters },
  SET_NOT_FOUND: {
    meaning: 'No known card is in this set. `data.known` lists the sets.',
    advice: 'Use one of them, or import its card file.',
  },
  // Drafts
  DRAFT_NOT_FOUND: { meaning: 'The draft does not exist.', advice: '`drafts` lists them.' },
  DRAFT_NOT_OVER: {
    meaning: 'The draft is in progress: its file would reveal hidden information.',
    advice: 'Wait for its end.',
  },
  EXPORT_TOO_LARGE: {
    meaning: 'The draft with its games is too large for one file.',
    advice: 'Leave its games out, and export them one by one.',
  },
  DRAFT_ID_INVALID: {
    meaning: 'The text is not a valid draft id.',
    advice: 'Use 1 to 64 letters, digits, "-" or "_".',
  },
  DRAFT_SETUP_INVALID: {
    meaning: 'The boosters, time limit or matches are invalid.',
    advice: 'Correct what the message names, or leave it out.',
  },
  DRAFTS_TOO_MANY: {
    meaning: 'The server has too many drafts in progress.',
    advice: 'Finish one first.',
  },
  DRAFT_MALFORMED: {
    meaning: 'An event of the draft is malformed. `where` says which.',
    advice: 'Restore the data folder from a backup.',
  },
  DRAFT_EVENT_UNKNOWN: {
    meaning: 'The draft has an unknown kind of event.',
    advice: 'Use a newer version of Retrace.',
  },
  PICK_NOT_ALLOWED: { meaning: 'The draft does not accept picks now.', advice: again },
  PICK_NOT_OFFERED: {
    meaning: "The card is not in the seat's booster.",
    advice: 'Pick a card in `hand`.',
  },
  PICK_REPEATED: {
    meaning: 'The seat has picked already.',
    advice: 'Wait for the others: subscribe to `draftEvents`.',
  },
  DECK_NOT_ALLOWED: {
    meaning: 'The draft does not accept decks now.',
    advice: 'Build decks between the last pick and the first round.',
  },
  DECK_CARD_NOT_IN_POOL: {
    meaning: 'The deck has more copies of a card than the pool.',
    advice: 'Use the cards of the pool, and Mana Convergence.',
  },
  // Matches
  MATCH_NOT_FOUND: { meaning: 'The match does not exist.', advice: again },
  MATCH_GAME_CONFLICT: {
    meaning: 'The match has a game in progress, or is over.',
    advice: again,
  },
} as const satisfies Readonly<Record<string, CodedError>>;
