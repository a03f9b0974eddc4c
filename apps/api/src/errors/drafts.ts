import type { CodedError } from './coded-error.js';

const again = 'Load the draft again.';
const boosters = 'Correct what the message names. See docs/using/drafts.md.';

/** Errors of boosters, drafts and their matches. */
export const draftErrors = {
  // Boosters
  BOOSTER_FILE_INVALID: { meaning: 'The distribution of boosters is not well formed.', advice: boosters },
  BOOSTER_FILE_TOO_LARGE: { meaning: 'The file of the distribution is too large.', advice: boosters },
  BOOSTER_SET_TOO_LARGE: {
    meaning: 'The set has more cards than boosters are made of.',
    advice: 'Use another set.',
  },
  BOOSTER_SET_TOO_SMALL: {
    meaning: 'The set has too few Heroes, or too few cards of a rarity, for a booster.',
    advice: 'Use another set.',
  },
  BOOSTER_SUM_INVALID: { meaning: 'The parts of a booster do not come to its cards.', advice: boosters },
  SET_NOT_FOUND: {
    meaning: 'No card is of this set. `data.known` has the sets there are.',
    advice: 'Use one of them, or import the card file that has it.',
  },
  // Drafts
  DRAFT_NOT_FOUND: { meaning: 'There is no draft of this id.', advice: '`drafts` lists them.' },
  DRAFT_NOT_OVER: {
    meaning: 'The draft is not over: its file would reveal what is hidden.',
    advice: 'Wait for its end.',
  },
  EXPORT_TOO_LARGE: {
    meaning: 'The draft with its games is too large for one file.',
    advice: 'Leave its games out, and export them one by one.',
  },
  DRAFT_ID_INVALID: {
    meaning: 'The text is not the id of a draft.',
    advice: 'Use 1 to 64 letters, digits, "-" or "_".',
  },
  DRAFT_SETUP_INVALID: {
    meaning: 'A draft cannot begin with these boosters, this time limit or these matches.',
    advice: 'Correct what the message names, or leave it out.',
  },
  DRAFTS_TOO_MANY: {
    meaning: 'The server has too many drafts in progress.',
    advice: 'Finish one first.',
  },
  DRAFT_MALFORMED: {
    meaning: 'An event of the draft is not well formed. `where` says which.',
    advice: 'Restore the data folder from a backup.',
  },
  DRAFT_EVENT_UNKNOWN: {
    meaning: 'The draft has an event that this server does not know.',
    advice: 'Use a newer version of Retrace.',
  },
  PICK_NOT_ALLOWED: { meaning: 'No cards are picked now.', advice: again },
  PICK_NOT_OFFERED: {
    meaning: 'The card is not in the booster that the seat holds.',
    advice: 'Pick one of the cards of `hand`.',
  },
  PICK_REPEATED: {
    meaning: 'The seat has picked already.',
    advice: 'Wait until everybody has: subscribe to `draftEvents`.',
  },
  DECK_NOT_ALLOWED: {
    meaning: 'No decks are built now.',
    advice: 'Build it after the last pick and before the first round.',
  },
  DECK_CARD_NOT_IN_POOL: {
    meaning: 'The deck has a card more often than the pool.',
    advice: 'Use the cards of the pool, and Mana Convergence.',
  },
  // Matches
  MATCH_NOT_FOUND: { meaning: 'There is no such match now.', advice: again },
  MATCH_GAME_CONFLICT: {
    meaning: 'The match has another game in progress, or is over.',
    advice: again,
  },
} as const satisfies Readonly<Record<string, CodedError>>;
