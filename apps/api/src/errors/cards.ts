import type { CodedError } from './coded-error.js';

const otherFile = 'Export the game again; a file that was edited by hand cannot be taken in.';
const line = 'Write a number and a card in each line.';
const format = 'Correct the deck; the message names the rule.';

/** Of cards, decks and files that are taken in. */
export const cardErrors = {
  // Cards and decks
  CARD_NOT_FOUND: {
    meaning: 'There is no such card; `data.suggestions` may have its name.',
    advice: 'Look for it with `cards(search)`, or import it.',
  },
  DECK_TOO_LONG: {
    meaning: 'The deck list is longer than any is.',
    advice: 'Write a line for each card that is not the same.',
  },
  DECK_NOT_FOUND: {
    meaning: 'No deck of this name comes with the game, and it is no list.',
    advice: 'Give a deck list, or one of the names in the advice.',
  },
  DECK_LINE: { meaning: 'A line of a deck list is no number of copies and a card.', advice: line },
  DECK_COUNT: { meaning: 'A line of a deck list has too many copies, or none.', advice: line },
  DECK_UNKNOWN_CARD: {
    meaning: 'A line of a deck list names a card that is not known.',
    advice: '`data.suggestions` may have its name.',
  },
  DECK_TOKEN: { meaning: 'Tokens are in no deck.', advice: 'Leave the line out.' },
  DECK_EMPTY: { meaning: 'The deck list has no cards.', advice: line },
  DECK_HEROES: { meaning: 'A deck has exactly one hero.', advice: 'Name one hero, once.' },
  DECK_SIZE: { meaning: 'The deck is too large or too small for the game.', advice: format },
  DECK_TOO_SMALL: { meaning: 'The deck has too few cards for the format.', advice: format },
  DECK_TOO_LARGE: { meaning: 'The deck has too many cards for the format.', advice: format },
  DECK_COPIES: { meaning: 'The deck has too many cards of one name.', advice: format },
  DECK_FACTION: { meaning: 'A card is not of the faction of the hero.', advice: format },
  DECK_RARITY: { meaning: 'The deck has too many cards of a rarity.', advice: format },
  DECK_RESTRICTED: { meaning: 'A card is not allowed in tournaments.', advice: format },
  MORE_PROBLEMS: { meaning: 'The list has more problems than are told.', advice: 'Correct those first.' },
  // Importing
  IMPORT_NOT_JSON: { meaning: 'The file is not JSON.', advice: otherFile },
  IMPORT_FOREIGN: { meaning: 'The file is none of Retrace.', advice: 'Export a game with Retrace.' },
  IMPORT_TOO_NEW: {
    meaning: 'The file was written by a newer version.',
    advice: 'Use a newer version of Retrace.',
  },
  IMPORT_TOO_LARGE: { meaning: 'The file is larger than the record of a game can be.', advice: otherFile },
  IMPORT_TOO_DEEP: { meaning: 'Values stand too deep inside values.', advice: otherFile },
  IMPORT_EVENT: { meaning: 'An event of the file is wrong; `where` says which.', advice: otherFile },
  IMPORT_DAMAGED: { meaning: 'The file is not what was written: its check sum differs.', advice: otherFile },
  IMPORT_CONFLICT: {
    meaning: 'Another game has that id, or somebody is recording it.',
    advice: 'Import it again, or under another id.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
