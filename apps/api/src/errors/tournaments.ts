import type { CodedError } from './coded-error.js';

/** Errors about tournaments and their matches. */
export const tournamentErrors = {
  MATCH_INVALID: {
    meaning: 'The match of the tournament, or a game for it, is not valid. `where` names the field.',
    advice: 'Correct the field.',
  },
  TOURNAMENTS_TOO_MANY: {
    meaning: 'You have too many tournaments.',
    advice: 'Delete tournaments you no longer need.',
  },
  TOURNAMENT_FILE_INVALID: {
    meaning: 'The file of the tournament cannot be used. `where` names the match and field.',
    advice: 'Correct the file.',
  },
  TOURNAMENT_INVALID: {
    meaning: 'The tournament is not valid. `where` names the field.',
    advice: 'Correct the field.',
  },
  TOURNAMENT_NOT_FOUND: {
    meaning: 'The tournament does not exist, another person organises it, or its link was revoked.',
    advice: '`tournaments` lists yours. Readers send the token of its link.',
  },
  TOURNAMENT_TOO_LARGE: {
    meaning:
      'The tournament has too many players, matches or changes, or one of its matches has too many games.',
    advice: 'Begin another tournament.',
  },
} as const satisfies Readonly<Record<string, CodedError>>;
