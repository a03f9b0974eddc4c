import type { CodedError } from './coded-error.js';

/** Errors of beginning and playing games. */
export const playingErrors = {
  // Beginning
  FORMAT_UNKNOWN: { meaning: 'The game has no such format.', advice: 'Use one of `data.known`.' },
  EDITION_UNKNOWN: {
    meaning: 'There is no such edition of the rules, or it can no longer be played.',
    advice: 'Use one of `data.known`, or leave the edition out.',
  },
  READINGS_UNKNOWN: {
    meaning: 'The game is played by readings of the rules that this program does not know.',
    advice: 'Use a newer program.',
  },
  CHANCE_UNKNOWN: {
    meaning: 'The game draws its random numbers in a way that this program does not know.',
    advice: 'Use a newer program, or leave `options.chance` out.',
  },
  FINGERPRINTS_UNKNOWN: {
    meaning: 'The game has fingerprints of a kind that this program does not know.',
    advice: 'Use a newer program, or leave `options.fingerprints` out.',
  },
  PLAYERS_TOO_MANY: { meaning: 'No game has that many players.', advice: 'Give one for each seat.' },
  GAMES_TOO_MANY: {
    meaning: 'You have too many games in progress.',
    advice: 'Finish one, or have one deleted.',
  },
  MODE_UNKNOWN: {
    meaning: 'The setup names a mode of play that there is not.',
    advice: 'Use one that the message names, or none.',
  },
  PLAYER_COUNT_INVALID: {
    meaning: 'The game needs a different number of players.',
    advice: 'Give one for each seat. For a branch, none is fine, too.',
  },
  TEAMS_INVALID: {
    meaning: 'The teams of the setup are not those of its mode.',
    advice: 'Leave them out.',
  },
  SETUP_FOREIGN: {
    meaning: 'The setup belongs to another game.',
    advice: 'Use the setup with its own game.',
  },
  SEED_INVALID: { meaning: 'The seed is empty or too long.', advice: 'Leave it out to play for real.' },
  NAME_INVALID: {
    meaning: 'A player has no printable name, or the name of a game is not printable.',
    advice: 'Give a short name on one line.',
  },
  SETUP_REFUSED: {
    meaning: "The game can't begin like that. `data.others` has more reasons.",
    advice: 'Correct what the message names.',
  },
  CARD_UNKNOWN: { meaning: 'A deck has a card without a definition.', advice: 'Take it out of the deck.' },
  ABILITY_INVALID: {
    meaning: 'An ability of a card is not valid. The message has its path and the reason.',
    advice: 'Correct the definition of the card.',
  },
  CONTRACT_INVALID: {
    meaning: 'A contract is not valid. The message has its path and the reason.',
    advice: 'Correct its definition.',
  },
  // Playing
  GAME_DELETED: {
    meaning: 'The game was deleted while it was played.',
    advice: '`games` lists the games you can view.',
  },
  SEAT_REQUIRED: {
    meaning: 'Making a decision needs the token of a seat of the game.',
    advice: 'Send the token that `startGame` or `branchGame` returned.',
  },
  DECISION_CONFLICT: {
    meaning: 'Somebody else made the decision first, with a different choice.',
    advice: 'Load the game again.',
  },
  DECISION_COUNT_INVALID: {
    meaning: 'A bot makes fewer decisions at a time.',
    advice: 'Ask again for more.',
  },
  DECISION_STALE: {
    meaning: 'The decision is not the pending one.',
    advice: '`data` has the pending one. Load the game again.',
  },
  SEAT_NOT_ASKED: {
    meaning: 'Another seat decides now.',
    advice: 'Subscribe to `gameEvents` and wait for your turn to decide.',
  },
  OPTION_UNKNOWN: {
    meaning: 'The rules do not allow this choice. `data.rule` is the number of the rule.',
    advice: 'Choose among the options of the decision.',
  },
  OPTION_REPEATED: { meaning: 'The choice repeats an option.', advice: 'Choose each option once.' },
  OPTIONS_TOO_FEW: { meaning: 'The choice has too few options.', advice: 'Choose at least `min` options.' },
  OPTIONS_TOO_MANY: { meaning: 'The choice has too many options.', advice: 'Choose at most `max` options.' },
  WORK_TOO_LARGE: {
    meaning: 'The cards keep triggering each other: this takes more work than any game needs.',
    advice: 'Choose differently, branch from an earlier position, or play with other cards.',
  },
  RULES_FAILED: {
    meaning: "The rules can't continue: the record is not possible under them.",
    advice: 'Branch from an earlier position, or play another game.',
  },
  RULES_TOO_SLOW: {
    meaning: 'The rules took too long for a game that did not begin here.',
    advice: 'Branch from an earlier position, or play another game.',
  },
  RULES_BUSY: {
    meaning: 'Too many games that did not begin here are in play.',
    advice: 'Try again in a moment.',
  },
  BOT_FAILED: {
    meaning: "A bot could not decide. The server's log says why.",
    advice: 'Let it try again with `resumePlay`, after an update of the server.',
  },
  PLAY_NOT_HALTED: {
    meaning: 'Play of this game was not halted.',
    advice: 'Load the game: its state has the pending decision and its seat.',
  },
  THINKING_TIME_INVALID: {
    meaning: 'The thinking time is negative or too long.',
    advice: 'Leave it out when it is not known.',
  },
  SEAT_INVALID: {
    meaning: "You can't play that seat: a bot plays it, or it does not exist.",
    advice: 'Use one of `data.seats`, or leave `seat` out.',
  },
  INVITATION_INVALID: {
    meaning: 'The text is not an invitation of this server.',
    advice: 'Copy the whole invitation from the person who began the game.',
  },
  RECEIPT_INVALID: {
    meaning: 'The receipt of a claim is too short or too long.',
    advice: 'Choose 16 to 200 characters that nobody can guess, or leave it out.',
  },
  INVITATION_VOID: {
    meaning: 'The invitation was revoked or replaced.',
    advice: 'Ask the person who began the game for a new one.',
  },
  SEAT_CLAIMED: {
    meaning: 'Somebody has already claimed the seat.',
    advice: 'If it was not you, tell the person who invited you.',
  },
  SEAT_NOT_INVITED: {
    meaning: 'The seat has no invitation.',
    advice: 'Choose a seat that had an invitation when the game began.',
  },
  GAME_OBSERVED: {
    meaning:
      'From here on the record only says what somebody saw of a game that was played elsewhere. It cannot be continued, and its rulings are not those of Retrace.',
    advice: 'Choose an earlier position that was reconstructed, or a game that was played with Retrace.',
  },
  CARDS_UNKNOWN: {
    meaning: 'The log of a game that was played elsewhere does not tell which cards the players have here.',
    advice: 'Import the logs of both players together.',
  },
  DECISION_NOT_FOUND: {
    meaning: 'This position has no pending decision to continue from.',
    advice: 'Use one of `data.nearest`.',
  },
  VISIBILITY_TOO_WIDE: {
    meaning: "A branch shows what came before, so it can't be visible to more people than its game.",
    advice: 'Leave visibility out, or use that of the game.',
  },
  GAME_HAS_BRANCHES: {
    meaning: 'The game has branches, which would lose their beginning.',
    advice: 'Delete the branches first.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
