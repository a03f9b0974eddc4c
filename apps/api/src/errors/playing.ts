import type { CodedError } from './coded-error.js';

/** Errors about starting and playing games. */
export const playingErrors = {
  // Starting
  FORMAT_UNKNOWN: { meaning: 'The game has no such format.', advice: 'Use one in `data.known`.' },
  EDITION_UNKNOWN: {
    meaning: 'The edition does not exist or can no longer be played.',
    advice: 'Use one in `data.known`, or leave the edition out.',
  },
  READINGS_UNKNOWN: {
    meaning: 'The game uses a reading of the rules that this program does not know.',
    advice: 'Use a newer program.',
  },
  CHANCE_UNKNOWN: {
    meaning: 'The game uses a random source that this program does not know.',
    advice: 'Use a newer program, or leave `options.chance` out.',
  },
  FINGERPRINTS_UNKNOWN: {
    meaning: 'The game uses a kind of fingerprint that this program does not know.',
    advice: 'Use a newer program, or leave `options.fingerprints` out.',
  },
  PLAYERS_TOO_MANY: {
    meaning: 'No game allows that many players.',
    advice: 'Name one player for each seat.',
  },
  GAMES_TOO_MANY: {
    meaning: 'You have too many games in progress.',
    advice: 'Finish one, or have one deleted.',
  },
  MODE_UNKNOWN: {
    meaning: 'The mode of play does not exist.',
    advice: 'Use one in the message, or none.',
  },
  PLAYER_COUNT_INVALID: {
    meaning: 'The game needs a different number of players.',
    advice: 'Name one player for each seat. Leave the names out for a branch.',
  },
  TEAMS_INVALID: {
    meaning: 'The teams do not match the mode.',
    advice: 'Leave them out.',
  },
  SETUP_FOREIGN: {
    meaning: 'The setup belongs to a different game.',
    advice: 'Use the setup of this game.',
  },
  SEED_INVALID: {
    meaning: 'The seed is empty or too long.',
    advice: 'Leave it out, and the server draws one.',
  },
  NAME_INVALID: {
    meaning: 'The name of a player or game has no printable characters.',
    advice: 'Give a short name in one line.',
  },
  SETUP_REFUSED: {
    meaning: "The game can't begin with this setup. `data.others` has more reasons.",
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
    meaning: 'A decision needs the token of a seat.',
    advice: 'Send the token that `startGame` or `branchGame` returned.',
  },
  DECISION_CONFLICT: {
    meaning: 'Another request decided first, with a different choice.',
    advice: 'Load the game again.',
  },
  DECISION_COUNT_INVALID: {
    meaning: "A bot can't make that many decisions at a time.",
    advice: 'Request fewer, and repeat.',
  },
  DECISION_STALE: {
    meaning: 'The decision is not the pending one.',
    advice: 'Load the game again. `data` has the pending decision.',
  },
  SEAT_NOT_ASKED: {
    meaning: 'Another seat decides now.',
    advice: 'Wait for your turn: subscribe to `gameEvents`.',
  },
  OPTION_UNKNOWN: {
    meaning: 'The rules do not allow this choice. `data.rule` is the number of the rule.',
    advice: 'Choose an option of the decision.',
  },
  OPTION_REPEATED: { meaning: 'The choice repeats an option.', advice: 'Choose each option once.' },
  OPTIONS_TOO_FEW: { meaning: 'The choice has too few options.', advice: 'Choose at least `min` options.' },
  OPTIONS_TOO_MANY: { meaning: 'The choice has too many options.', advice: 'Choose at most `max` options.' },
  WORK_TOO_LARGE: {
    meaning: 'The cards trigger each other too often.',
    advice: 'Choose differently, branch from an earlier position, or play with other cards.',
  },
  RULES_FAILED: {
    meaning: "The rules can't continue, because the record is impossible under them.",
    advice: 'Branch from an earlier position, or play another game.',
  },
  RULES_TOO_SLOW: {
    meaning: 'The rules took too long for an imported game.',
    advice: 'Branch from an earlier position, or play another game.',
  },
  RULES_BUSY: {
    meaning: 'Too many imported games are in play.',
    advice: 'Try again in a moment.',
  },
  BOT_FAILED: {
    meaning: "A bot could not decide. The server's log says why.",
    advice: 'Use `resumePlay` after an update of the server.',
  },
  PLAY_NOT_HALTED: {
    meaning: 'Play of this game was not halted.',
    advice: 'Load the game again. It has the pending decision and its seat.',
  },
  THINKING_TIME_INVALID: {
    meaning: 'The thinking time is negative or too long.',
    advice: 'Leave it out if it is unknown.',
  },
  SEAT_INVALID: {
    meaning: 'A bot plays this seat, or it does not exist.',
    advice: 'Use one in `data.seats`, or leave `seat` out.',
  },
  INVITATION_INVALID: {
    meaning: 'This server did not make this invitation.',
    advice: 'Copy the whole invitation.',
  },
  RECEIPT_INVALID: {
    meaning: 'The receipt of a claim is too short or too long.',
    advice: 'Choose 16 to 200 random characters, or leave it out.',
  },
  INVITATION_VOID: {
    meaning: 'The invitation was revoked or replaced.',
    advice: 'Ask the person who began the game for a new one.',
  },
  SEAT_CLAIMED: {
    meaning: 'The seat is already claimed.',
    advice: 'If not by you, tell the person who invited you.',
  },
  SEAT_NOT_INVITED: {
    meaning: 'The seat has no invitation.',
    advice: 'Choose a seat for which the game had an invitation when it began.',
  },
  GAME_OBSERVED: {
    meaning:
      "From this position on, the game was only observed on another platform, so Retrace can't continue it.",
    advice: 'Choose an earlier, reconstructed position, or a game played with Retrace.',
  },
  CARDS_UNKNOWN: {
    meaning: "The imported log does not show all cards in the players' hands at this position.",
    advice: 'Import the logs of both players together.',
  },
  DECISION_NOT_FOUND: {
    meaning: 'No decision is pending at this position.',
    advice: 'Use a position in `data.nearest`.',
  },
  VISIBILITY_TOO_WIDE: {
    meaning: "A branch shows its game, so it can't be visible to more people than the game.",
    advice: 'Leave visibility out, or use that of the game.',
  },
  GAME_HAS_BRANCHES: {
    meaning: 'The game has branches, which need it.',
    advice: 'Delete the branches first.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
