import type { CodedError } from './coded-error.js';

/** Of games that are begun and played. */
export const playingErrors = {
  // Beginning
  MODULE_UNKNOWN: { meaning: 'There is no such game to play.', advice: 'Take one of `data.known`.' },
  EDITION_UNKNOWN: { meaning: 'The game has no such edition.', advice: 'Take one of `data.known`.' },
  FORMAT_UNKNOWN: { meaning: 'The game has no such format.', advice: 'Take one of `data.known`.' },
  UNKNOWN_EDITION: {
    meaning: 'This edition of the rules cannot be played.',
    advice: 'Leave the edition out.',
  },
  TOO_MANY_PLAYERS: { meaning: 'No game has so many players.', advice: 'Give two players.' },
  TOO_MANY_GAMES: {
    meaning: 'You have begun too many games that are not over.',
    advice: 'Play one to its end, or have one deleted.',
  },
  WRONG_NUMBER_OF_PLAYERS: {
    meaning: 'A branch has as many players as its game.',
    advice: 'Give one for each seat, or none.',
  },
  WRONG_SEATS: { meaning: 'The game is for another number of players.', advice: 'Give two players.' },
  WRONG_GAME: { meaning: 'The setup is of another game.', advice: 'Begin it with its own rules.' },
  BAD_SEED: { meaning: 'A seed has so many signs.', advice: 'Leave it out to play for real.' },
  BAD_NAME: { meaning: 'A player has no name that can be shown.', advice: 'Give a short name in one line.' },
  SETUP_REFUSED: {
    meaning: 'The game cannot begin like that; `data.others` has more reasons.',
    advice: 'Correct what the message names.',
  },
  UNKNOWN_CARD: { meaning: 'A deck has a card that nothing defines.', advice: 'Take it out of the deck.' },
  BAD_ABILITY: {
    meaning: 'An ability of a card cannot be played; the message has path and reason.',
    advice: 'Correct the definition of the card.',
  },
  BAD_CONTRACT: {
    meaning: 'A contract cannot be played; the message has path and reason.',
    advice: 'Correct its definition.',
  },
  TWO_HEROES: { meaning: 'A deck has at most one hero.', advice: 'Take the others out.' },
  EMPTY_DECK: { meaning: 'A deck has no cards to play.', advice: 'Put cards in.' },
  WRONG_DECK_SIZE: { meaning: 'A deck has another number of contracts.', advice: 'See rule 1.1.a.' },
  // Playing
  GAME_DELETED: {
    meaning: 'The game was deleted while it was played.',
    advice: '`games` lists those there are.',
  },
  SEAT_REQUIRED: {
    meaning: 'Decisions are taken with the token of a seat of the game.',
    advice: 'Send the token that `startGame` or `branchGame` gave.',
  },
  CONFLICT: {
    meaning: 'Somebody else took the decision meanwhile, with another choice.',
    advice: 'Look at the game again.',
  },
  STALE: {
    meaning: 'The decision is not the one that is asked for now.',
    advice: '`data` says which is; look at the game again.',
  },
  WRONG_PLAYER: {
    meaning: 'Another seat decides now.',
    advice: 'Subscribe to `gameEvents`, and wait until your seat is asked.',
  },
  NO_SUCH_OPTION: {
    meaning: 'The rules do not allow this choice; `data.rule` is the number of the rule.',
    advice: 'Choose among the options of the decision.',
  },
  REPEATED: { meaning: 'One option was chosen more than once.', advice: 'Choose each once.' },
  TOO_FEW: { meaning: 'The decision needs more chosen.', advice: 'Choose as many as `min` says at least.' },
  TOO_MANY: { meaning: 'The decision allows fewer chosen.', advice: 'Choose as many as `max` says at most.' },
  BAD_THINKING_TIME: {
    meaning: 'The thinking time is negative, or longer than a game.',
    advice: 'Leave it out when it is not known.',
  },
  NO_DECISION_THERE: {
    meaning: 'Play cannot go on from this position: no decision is asked for there.',
    advice: 'Take one of `data.nearest`.',
  },
  VISIBILITY_TOO_WIDE: {
    meaning: 'A branch shows what came before, so no more people may see it than its game.',
    advice: 'Leave visibility out, or use that of the game.',
  },
  GAME_HAS_BRANCHES: {
    meaning: 'Branches go on from the game, and would lose their beginning.',
    advice: 'Delete those first.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
