import type { CodedError } from './coded-error.js';

/** Errors about starting and playing games. */
export const playingErrors = {
  // Starting
  FORMAT_UNKNOWN: {
    meaning: 'The game has no format with this name.',
    advice: "Use a format listed in the error's `data.known`.",
  },
  EDITION_UNKNOWN: {
    meaning: 'The edition of the rules does not exist or can no longer be played.',
    advice: "Use an edition listed in the error's `data.known`, or leave the edition out.",
  },
  READINGS_UNKNOWN: {
    meaning: 'The game uses an interpretation of the rules that this version of Retrace does not support.',
    advice: 'Use a newer version of Retrace.',
  },
  CHANCE_UNKNOWN: {
    meaning: '`options.chance` names a random source that this version of Retrace does not support.',
    advice: 'Use a newer version of Retrace. To begin a game, you can also leave `options.chance` out.',
  },
  FINGERPRINTS_UNKNOWN: {
    meaning:
      '`options.fingerprints` names a kind of fingerprint that this version of Retrace does not support.',
    advice: 'Use a newer version of Retrace. To begin a game, you can also leave `options.fingerprints` out.',
  },
  PLAYERS_TOO_MANY: {
    meaning: 'No game allows that many players.',
    advice: 'Name one player for each seat.',
  },
  GAMES_TOO_MANY: {
    meaning: 'You have too many games in progress.',
    advice: 'Finish or delete a game first.',
  },
  MODE_UNKNOWN: {
    meaning: 'The mode of play does not exist.',
    advice: "Use a mode listed in the error's `data.known`, or leave the mode out.",
  },
  PLAYER_COUNT_INVALID: {
    meaning: 'The number of players does not match the number of seats.',
    advice: 'Name one player for each seat. For a branch, you can leave `players` out.',
  },
  TEAMS_INVALID: {
    meaning: 'The mode of play does not allow these teams.',
    advice: 'Leave the teams out.',
  },
  SETUP_FOREIGN: {
    meaning: "The setup's `module` names a different kind of game.",
    advice: 'Use a setup whose `module` is the kind of game that you want to play.',
  },
  SEED_INVALID: {
    meaning: 'The seed is empty, is too long, or contains invisible characters.',
    advice: 'Leave the seed out to let the server choose one.',
  },
  NAME_INVALID: {
    meaning: 'The name is empty, is too long, or contains invisible characters.',
    advice: 'Use 1 to 60 printable characters on a single line.',
  },
  SETUP_REFUSED: {
    meaning:
      "The game can't begin with this setup. The message gives a reason, and the error's `data.others` lists any others.",
    advice: 'Correct the error named in the message.',
  },
  CARD_UNKNOWN: {
    meaning: 'A deck contains a card that has no definition.',
    advice: 'Remove the card from the deck.',
  },
  ABILITY_INVALID: {
    meaning: "A card's ability is not valid. The message names the invalid part and gives the reason.",
    advice: "Correct the card's definition.",
  },
  CONTRACT_INVALID: {
    meaning: 'A contract is not valid. The message names the invalid part and gives the reason.',
    advice: "Correct the contract's definition.",
  },
  // Playing
  GAME_DELETED: {
    meaning: 'The game was deleted during play.',
    advice: 'Use `games` to list the games that you can view.',
  },
  SEAT_REQUIRED: {
    meaning: 'Making a decision requires a seat token.',
    advice: 'Send the token that `startGame` or `branchGame` returned.',
  },
  DECISION_CONFLICT: {
    meaning: 'Another request has already made this decision, with a different choice.',
    advice: 'Load the game again to see the recorded choice.',
  },
  DECISION_COUNT_INVALID: {
    meaning: 'The number of decisions is zero, negative, or more than a bot can make in one request.',
    advice: 'Request 1 to 20 decisions. If you need more, repeat the request.',
  },
  DECISION_STALE: {
    meaning: 'The decision that you tried to make is not the pending one.',
    advice: "Make the decision in the error's `data` instead. To see the current state, load the game again.",
  },
  SEAT_NOT_ASKED: {
    meaning: 'The pending decision belongs to another seat.',
    advice: 'Wait until a decision is pending for your seat. Subscribe to `gameEvents` to be notified.',
  },
  OPTION_UNKNOWN: {
    meaning: "The rules do not allow this choice. The error's `data.rule` is the number of the rule.",
    advice: 'Choose only options that the decision offers.',
  },
  OPTION_REPEATED: {
    meaning: 'The choice contains an option more than once.',
    advice: 'Choose each option at most once.',
  },
  OPTIONS_TOO_FEW: {
    meaning: 'The choice contains too few options.',
    advice: "Choose at least as many options as the decision's `min`.",
  },
  OPTIONS_TOO_MANY: {
    meaning: 'The choice contains too many options.',
    advice: "Choose no more options than the decision's `max`.",
  },
  WORK_TOO_LARGE: {
    meaning: 'The cards trigger each other too many times.',
    advice: 'Choose differently, branch from an earlier position, or play with other cards.',
  },
  RULES_FAILED: {
    meaning: "Play can't continue, because the record contradicts the rules.",
    advice: 'Branch from an earlier position, or play another game.',
  },
  RULES_TOO_SLOW: {
    meaning: 'Applying the rules to an imported game took too long.',
    advice: 'Branch from an earlier position, or play another game.',
  },
  RULES_BUSY: {
    meaning: 'The server is already running the rules for the maximum number of imported games.',
    advice: 'Try again in a moment.',
  },
  BOT_FAILED: {
    meaning: "A bot failed to make its decision. The server's log contains the reason.",
    advice: 'Ask the operator to update the server. Then call `resumePlay`.',
  },
  PLAY_NOT_HALTED: {
    meaning: 'Play in this game is not halted.',
    advice: 'Load the game again to see the pending decision and its seat.',
  },
  THINKING_TIME_INVALID: {
    meaning: 'The thinking time is negative or too long.',
    advice: 'Send a time from 0 to 86,400,000 milliseconds, or leave the thinking time out.',
  },
  SEAT_INVALID: {
    meaning: 'The seat does not exist, or a bot plays in it.',
    advice: "Use a seat listed in the error's `data.seats`, or leave `seat` out.",
  },
  INVITATION_INVALID: {
    meaning: 'The server did not issue this invitation.',
    advice: 'Copy the whole invitation that you received, and send it again.',
  },
  RECEIPT_INVALID: {
    meaning: 'The `receipt` that was sent to claim the seat is too short or too long.',
    advice: 'Use 16 to 200 random characters, or leave the receipt out.',
  },
  INVITATION_VOID: {
    meaning: 'The invitation was revoked or replaced.',
    advice: 'Ask the person who began the game for a new invitation.',
  },
  SEAT_CLAIMED: {
    meaning: 'The seat has already been claimed.',
    advice: 'If you did not claim it, tell the person who invited you.',
  },
  SEAT_NOT_INVITED: {
    meaning: 'The seat has no invitation.',
    advice: 'Choose a seat for which an invitation was issued.',
  },
  GAME_OBSERVED: {
    meaning:
      'The game was played on another platform. Retrace has not reconstructed it at this position, so it ' +
      "can't continue the game from here.",
    advice: 'Choose an earlier position that Retrace has reconstructed, or a game played with Retrace.',
  },
  CARDS_UNKNOWN: {
    meaning: "The imported log does not show all cards in the players' hands at this position.",
    advice: "Import both players' logs together.",
  },
  DECISION_NOT_FOUND: {
    meaning: 'No decision is pending at this position.',
    advice: "Use a position listed in the error's `data.nearest`.",
  },
  VISIBILITY_TOO_WIDE: {
    meaning:
      "A branch shows the game that it continues, so it can't be visible to more people than that game.",
    advice: "Leave the visibility out, or use the game's visibility.",
  },
  GAME_HAS_BRANCHES: {
    meaning: 'The game has branches that depend on it.',
    advice: 'Delete the branches first.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
