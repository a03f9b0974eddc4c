import type { CodedError } from './coded-error.js';

const boosters = 'Correct the error named in the message. See docs/using/drafts.md.';

/** Errors about boosters, drafts and their matches. */
export const draftErrors = {
  // Boosters
  BOOSTER_FILE_INVALID: { meaning: 'The booster file is malformed.', advice: boosters },
  BOOSTER_FILE_TOO_LARGE: {
    meaning: 'The booster file is too large.',
    advice: 'Describe the booster in fewer characters. See docs/using/drafts.md.',
  },
  BOOSTER_SET_TOO_LARGE: {
    meaning: 'The set has more cards than booster generation allows.',
    advice: 'Use another set.',
  },
  BOOSTER_SET_TOO_SMALL: {
    meaning: 'The set has too few heroes, or too few cards of a rarity, for a booster.',
    advice: 'Use another set.',
  },
  BOOSTER_SUM_INVALID: {
    meaning: "The numbers of cards in the booster's parts do not add up to its total.",
    advice: boosters,
  },
  SET_NOT_FOUND: {
    meaning: "The set has no known cards. The error's `data.known` lists the known sets.",
    advice: "Use a known set, or import the set's card file.",
  },
  // Drafts
  DRAFT_NOT_FOUND: { meaning: 'The draft does not exist.', advice: 'Use `drafts` to list the drafts.' },
  DRAFT_NOT_OVER: {
    meaning: 'The draft is in progress, so an export would reveal hidden information.',
    advice: 'Wait until the draft is over.',
  },
  EXPORT_TOO_LARGE: {
    meaning: 'The draft and its games are too large for one file.',
    advice: 'Export the draft without its games, then export the games one by one.',
  },
  DRAFT_ID_INVALID: {
    meaning: 'The text is not a valid draft id.',
    advice: 'Use 1 to 64 letters, digits, "-" or "_".',
  },
  DRAFT_SETUP_INVALID: {
    meaning: 'A setting for the boosters, the time limit or the matches is not valid.',
    advice: 'Correct the value named in the message, or leave it out.',
  },
  DRAFTS_TOO_MANY: {
    meaning: 'Too many of your drafts, or too many drafts on the server, are in progress.',
    advice: 'Finish one of your drafts, or wait until other drafts are over.',
  },
  DRAFT_MALFORMED: {
    meaning: "An event in the draft's record is malformed. The error's `where` identifies the event.",
    advice: 'Restore the data folder from a backup.',
  },
  DRAFT_EVENT_UNKNOWN: {
    meaning: "The draft's record contains an event of an unknown kind.",
    advice: 'Use a newer version of Retrace.',
  },
  PICK_NOT_ALLOWED: {
    meaning: 'All boosters have been picked, so the draft accepts no more picks.',
    advice: 'Load the draft again, and build your deck.',
  },
  PICK_NOT_OFFERED: {
    meaning: "The card is not in the seat's booster.",
    advice: "Pick a card listed in the draft's `hand`.",
  },
  PICK_REPEATED: {
    meaning: 'The player in this seat has already picked a card from the current booster.',
    advice: 'Wait for the other players. Subscribe to `draftEvents` to be notified.',
  },
  DECK_NOT_ALLOWED: {
    meaning: 'The draft accepts decks only between the last pick and the first round.',
    advice: 'Send your deck after the last pick and before the first round.',
  },
  DECK_CARD_NOT_IN_POOL: {
    meaning: "The deck contains more copies of a card than the player's pool contains.",
    advice:
      'Use at most as many copies of each card as the pool contains. Mana Convergence is always available.',
  },
  // Matches
  MATCH_NOT_FOUND: {
    meaning: 'The match does not exist.',
    advice: 'Load the draft or the tournament again, and choose one of its matches.',
  },
  MATCH_GAME_CONFLICT: {
    meaning: "The next game can't begin, because the match is over or one of its games is in progress.",
    advice: 'Load the draft again to see the state of the match.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
