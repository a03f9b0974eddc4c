import type { CodedError } from './coded-error.js';

/** Errors about tournaments and their matches. */
export const tournamentErrors = {
  MATCH_INVALID: {
    meaning:
      "A match in the tournament, or a game in the match, is not valid. The error's `where` names the invalid field.",
    advice: 'Correct the field.',
  },
  TOURNAMENTS_TOO_MANY: {
    meaning: 'You have too many tournaments.',
    advice: 'Delete the tournaments that you no longer need.',
  },
  TOURNAMENT_FILE_INVALID: {
    meaning: "The tournament file is not valid. The error's `where` names the match and the invalid field.",
    advice: 'Correct the file.',
  },
  TOURNAMENT_INVALID: {
    meaning: "The tournament is not valid. The error's `where` names the invalid field.",
    advice: 'Correct the field.',
  },
  TOURNAMENT_NOT_FOUND: {
    meaning: 'The tournament does not exist, has another organiser, or its link was revoked.',
    advice:
      "Use `tournaments` to list your own tournaments. To read another organiser's tournament, send the token of its " +
      'link.',
  },
  TOURNAMENT_TOO_LARGE: {
    meaning:
      'The tournament has too many players or matches, has been changed too many times, or one of its matches has too ' +
      'many games.',
    advice: 'Add the rest to another tournament.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
