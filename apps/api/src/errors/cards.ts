import { wait, type CodedError } from './coded-error.js';

const otherFile = "Export or download the file again. Edited files can't be imported.";
const format = 'Correct the deck according to the rule in the message.';

/** Errors about cards, decks and imported files. */
export const cardErrors = {
  // Cards and decks
  CARDS_MALFORMED: {
    meaning:
      "The card file can't be imported. The error's `data.reason` contains a more specific code, and the error's `where` is the " +
      'position in the file.',
    advice:
      'Correct the file, or remove the invalid card from it. Nothing was imported, so import the whole file again.',
  },
  CARD_NOT_FOUND: {
    meaning: "The card does not exist. The error's `data.suggestions` lists similar names.",
    advice: 'Use the query `cards` with the argument `search` to find the card, or import the card.',
  },
  DECK_LIST_TOO_LARGE: {
    meaning: 'The deck list is too long.',
    advice: 'Write one line for each distinct card.',
  },
  DECK_NOT_FOUND: {
    meaning: 'The text is neither a deck list nor the name of a deck.',
    advice: 'Send a deck list, or the name of a deck that comes with the game.',
  },
  DECK_NOT_TAKEN: {
    meaning: 'This mode is played with boosters, not decks.',
    advice: 'Leave `deck` out.',
  },
  SET_NOT_TAKEN: {
    meaning: 'This game is played with decks, not boosters.',
    advice: 'Leave `set` out, or choose a mode that is played with boosters.',
  },
  DECK_LINE_INVALID: {
    meaning:
      'A line of the deck list has no number of copies, no card name, or a name that several cards have.',
    advice:
      "Write a number and a card name on each line. If several cards have the name, write the card's reference instead.",
  },
  DECK_COUNT_INVALID: {
    meaning: 'The number of copies on a line of the deck list is zero or too large.',
    advice: "Remove the line, or write a number from 1 to the game's limit.",
  },
  DECK_CARD_UNKNOWN: {
    meaning: 'A line of the deck list names an unknown card.',
    advice: "Correct the name. The error's `data.suggestions` lists similar names.",
  },
  DECK_CARD_LANGUAGE_INVALID: {
    meaning: 'The deck contains a card whose English text is missing.',
    advice: 'Import the English card file that contains this card.',
  },
  DECK_TOKEN_NOT_ALLOWED: {
    meaning: "A deck can't contain tokens.",
    advice: 'Remove the token from the deck list.',
  },
  DECK_CODE_INVALID: {
    meaning: 'The deck code is incomplete or damaged.',
    advice: 'Copy the whole code or link, or send a deck list.',
  },
  DECK_CODE_UNAVAILABLE: {
    meaning: "The deck contains a card that deck codes can't represent.",
    advice: 'Send the deck as a list.',
  },
  DECK_JSON_INVALID: {
    meaning: 'The JSON is damaged, or is not in a known deck format.',
    advice: 'Export the deck again, or send a deck list.',
  },
  DECKS_TOO_MANY: {
    meaning: 'The text contains several decks.',
    advice: 'Send only one deck.',
  },
  DECK_EMPTY: {
    meaning: 'The deck list has no cards.',
    advice: 'Write a number and a card name on each line.',
  },
  DECK_HEROES_INVALID: {
    meaning: 'The deck has no hero, or more than one.',
    advice: 'Use exactly one copy of one hero.',
  },
  DECK_SIZE_INVALID: { meaning: 'The deck is too large or too small for the game.', advice: format },
  DECK_TOO_SMALL: { meaning: 'The deck has too few cards for the format.', advice: format },
  DECK_TOO_LARGE: { meaning: 'The deck has too many cards for the format.', advice: format },
  DECK_COPIES_TOO_MANY: { meaning: 'The deck has too many copies of a card.', advice: format },
  DECK_FACTION_INVALID: {
    meaning: "A card's faction is not allowed in the deck.",
    advice: format,
  },
  DECK_RARITY_TOO_MANY: { meaning: 'The deck has too many cards of one rarity.', advice: format },
  DECK_RESTRICTED: { meaning: 'A card in the deck is not allowed in tournaments.', advice: format },
  PROBLEMS_OMITTED: {
    meaning: 'The file or deck list has more problems than the response lists.',
    advice: 'Correct the listed problems, then send the file or deck list again.',
  },
  // Importing
  IMPORT_NOT_JSON: { meaning: 'The file is not JSON.', advice: otherFile },
  VISIBILITY_INVALID: {
    meaning: 'The visibility of the upload is not valid.',
    advice:
      'Use `PUBLIC`, `PLAYERS` or `PRIVATE`, as in `/games/import?visibility=PLAYERS`, or leave the ' +
      'visibility out.',
  },
  IMPORT_TYPE_INVALID: {
    meaning: 'The server does not accept files with this Content-Type.',
    advice:
      'Send a game as `application/json`, `application/zip` or `application/gzip`, and cards as ' +
      '`application/json` or `text/csv`.',
  },
  IMPORTS_TOO_MANY: {
    meaning: 'The server is busy with other imports.',
    advice: wait,
  },
  IMPORT_FOREIGN: {
    meaning: 'The file is neither an export from Retrace nor a supported game log from another platform.',
    advice: 'Import a file written by `retrace export`, or a log described in docs/using/your-games.md.',
  },
  IMPORT_TOO_NEW: {
    meaning: "A newer version of Retrace wrote the file, so this version can't read it.",
    advice: 'Use a newer version of Retrace.',
  },
  IMPORT_TOO_LARGE: {
    meaning: 'The file is too large.',
    advice: 'Import fewer games at a time. To import a draft, export it without its games.',
  },
  IMPORT_TOO_DEEP: { meaning: 'The data in the file is nested too deeply.', advice: otherFile },
  IMPORT_WORK_TOO_LARGE: {
    meaning: 'The import took too much time or memory.',
    advice: 'Use `retrace import` on the machine that stores the games.',
  },
  IMPORT_EVENT_INVALID: {
    meaning: "An event in the file is invalid. The error's `where` identifies the event.",
    advice: otherFile,
  },
  IMPORT_DAMAGED: { meaning: "The checksum does not match the file's content.", advice: otherFile },
  IMPORT_DRAFT_BROKEN: {
    meaning:
      'Replaying the draft does not give the result in the file, or a game in the file does not belong to the draft.',
    advice: otherFile,
  },
  IMPORT_DRAFT_NOT_OVER: {
    meaning: 'The draft in the file is not over.',
    advice: 'Export the draft again when it is over.',
  },
  IMPORT_UNCONFIRMED: {
    meaning:
      'The game has not passed the check against the rules, so only the person who imported it can branch it.',
    advice:
      'Read the result of the check in `imported { check }`. If the result is PENDING, try again later.',
  },
  LOG_INCOMPLETE: {
    meaning: 'The log ends before the game starts.',
    advice: 'Download the whole log of the game.',
  },
  LOG_MALFORMED: {
    meaning: "The log can't be read. The error's `where` is the position in the log.",
    advice: otherFile,
  },
  LOG_MIXED: {
    meaning: 'The log contains entries from several games.',
    advice: 'Import the files of one game at a time.',
  },
  LOG_OF_ANOTHER_GAME: {
    meaning: "The log is from a game that Retrace can't import.",
    advice: 'Import the log of a supported two-player game.',
  },
  IMPORT_CONFLICT: {
    meaning: 'Another game already has this id.',
    advice: 'Keep both games with `keepBoth`, or import the file into another data folder (RETRACE_DATA).',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
