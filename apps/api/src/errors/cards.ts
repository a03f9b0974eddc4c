import type { CodedError } from './coded-error.js';

const otherFile = "Export the game again. Edited files can't be imported.";
const line = 'Write a number and a card on each line.';
const format = 'Correct the deck. The message names the rule.';

/** Errors about cards, decks and imported files. */
export const cardErrors = {
  // Cards and decks
  CARDS_MALFORMED: {
    meaning:
      "A card file can't be imported. `data.reason` has the detailed code, `where` the place in the file.",
    advice: 'Correct the file, or leave the card out. Nothing was imported.',
  },
  CARD_NOT_FOUND: {
    meaning: 'The card does not exist. `data.suggestions` has similar names.',
    advice: 'Search with `cards(search)`, or import the card.',
  },
  DECK_LIST_TOO_LARGE: {
    meaning: 'The deck list is too long.',
    advice: 'Write one line for each different card.',
  },
  DECK_NOT_FOUND: {
    meaning: 'The text is neither a deck list nor the name of a deck.',
    advice: 'Give a deck list, or a deck named in the advice.',
  },
  DECK_NOT_TAKEN: {
    meaning: 'The mode is played with boosters, not decks.',
    advice: 'Leave `deck` out.',
  },
  SET_NOT_TAKEN: {
    meaning: 'The game is played with decks, not boosters.',
    advice: 'Leave `set` out, or play a mode with boosters.',
  },
  DECK_LINE_INVALID: {
    meaning: 'A line of the deck list names no card, or its name is ambiguous.',
    advice: line,
  },
  DECK_COUNT_INVALID: { meaning: 'A line of the deck list has zero copies, or too many.', advice: line },
  DECK_CARD_UNKNOWN: {
    meaning: 'A line of the deck list names an unknown card.',
    advice: '`data.suggestions` has similar names.',
  },
  DECK_CARD_LANGUAGE_INVALID: {
    meaning: 'A card of the deck is not known in English.',
    advice: 'Import the English card file that has this card.',
  },
  DECK_TOKEN_NOT_ALLOWED: { meaning: "A deck can't contain tokens.", advice: 'Remove the line.' },
  DECK_CODE_INVALID: {
    meaning: 'The deck code is incomplete or damaged.',
    advice: 'Copy the whole code or link, or give a list.',
  },
  DECK_CODE_UNAVAILABLE: {
    meaning: "Deck codes can't express a card of the deck.",
    advice: 'Write the deck as a list.',
  },
  DECK_JSON_INVALID: {
    meaning: 'The JSON is damaged, or not a known form of deck.',
    advice: 'Export the deck again, or give a list.',
  },
  DECKS_TOO_MANY: {
    meaning: 'The text contains several decks.',
    advice: 'Give one of them.',
  },
  DECK_EMPTY: { meaning: 'The deck list has no cards.', advice: line },
  DECK_HEROES_INVALID: { meaning: 'A deck has exactly one hero.', advice: 'Name one hero, once.' },
  DECK_SIZE_INVALID: { meaning: 'The deck is too large or too small for the game.', advice: format },
  DECK_TOO_SMALL: { meaning: 'The deck has too few cards for the format.', advice: format },
  DECK_TOO_LARGE: { meaning: 'The deck has too many cards for the format.', advice: format },
  DECK_COPIES_TOO_MANY: { meaning: 'The deck has too many cards of one name.', advice: format },
  DECK_FACTION_INVALID: { meaning: 'A card belongs to another faction than the hero.', advice: format },
  DECK_RARITY_TOO_MANY: { meaning: 'The deck has too many cards of a rarity.', advice: format },
  DECK_RESTRICTED: { meaning: 'A card is not allowed in tournaments.', advice: format },
  PROBLEMS_OMITTED: { meaning: 'There are more problems than listed here.', advice: 'Correct these first.' },
  // Importing
  IMPORT_NOT_JSON: { meaning: 'The file is not JSON.', advice: otherFile },
  VISIBILITY_INVALID: {
    meaning: 'The visibility of the upload is not valid.',
    advice:
      "Use `PUBLIC`, `PLAYERS` or `PRIVATE`, as in `/games/import?visibility=PLAYERS`, or leave ' + 'it out.",
  },
  IMPORT_TYPE_INVALID: {
    meaning: 'The game file was not sent as JSON.',
    advice: 'Send it with "Content-Type: application/json".',
  },
  IMPORTS_TOO_MANY: {
    meaning: 'The server is busy with other imports.',
    advice: 'Try again in a few seconds (header `Retry-After`).',
  },
  IMPORT_FOREIGN: { meaning: 'The file is not from Retrace.', advice: 'Give a file that Retrace exported.' },
  IMPORT_TOO_NEW: {
    meaning: 'A newer version wrote the file.',
    advice: 'Use a newer version of Retrace.',
  },
  IMPORT_TOO_LARGE: { meaning: 'The file is too large.', advice: otherFile },
  IMPORT_TOO_DEEP: { meaning: 'The file is nested too deeply.', advice: otherFile },
  IMPORT_WORK_TOO_LARGE: {
    meaning: 'The import took too much time or memory.',
    advice: 'Use `retrace import` on the machine that records.',
  },
  IMPORT_EVENT_INVALID: {
    meaning: 'An event of the file is invalid. `where` says which.',
    advice: otherFile,
  },
  IMPORT_DAMAGED: { meaning: 'The checksum does not match the content of the file.', advice: otherFile },
  IMPORT_DRAFT_BROKEN: {
    meaning: 'Replaying the draft gives a different result, or a game of the file does not belong to it.',
    advice: otherFile,
  },
  IMPORT_DRAFT_NOT_OVER: {
    meaning: 'The draft of the file is not over.',
    advice: 'Export the draft when it is over.',
  },
  IMPORT_UNCONFIRMED: {
    meaning: 'The game failed the check against the rules, so only the person who imported it can branch it.',
    advice: 'See `imported { check }`.',
  },
  LOG_INCOMPLETE: {
    meaning: 'The log ends before the game begins.',
    advice: 'Fetch the whole log of the table.',
  },
  LOG_MALFORMED: {
    meaning: 'The log is malformed. `where` says where.',
    advice: otherFile,
  },
  LOG_MIXED: {
    meaning: 'The log mixes several tables.',
    advice: 'Give the files of one table.',
  },
  LOG_OF_ANOTHER_GAME: {
    meaning: 'The log is not from a supported game with two players.',
    advice: 'Give the log of a supported table.',
  },
  IMPORT_CONFLICT: {
    meaning: 'Another game has this id.',
    advice: 'Try again later, or use another id.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
