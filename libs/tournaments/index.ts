export {
  checkedMatch,
  checkedPlayer,
  checkedPlayers,
  checkedTournament,
  checkPlace,
  checkRename,
  isDate,
} from './checked-tournament.js';
export type { TournamentErrorCode } from './error-codes.js';
export {
  gamesOfDay,
  playedGame,
  proposedMatches,
  withNames,
  type PlayedGame,
  type ProposedMatch,
} from './proposed-matches.js';
export { firstFreeRound, isMatchOver, tournamentStandings, winsOf, type PlayerStanding } from './results.js';
export { isDecided, swissStandings, type DecidedMatch, type Standing } from './standings.js';
export { tournamentFormat } from './stored-tournament.js';
export {
  isSamePlayer,
  matchContent,
  tournamentOf,
  tournamentsStream,
  tournamentStream,
  type Match,
  type Tournament,
} from './tournament.js';
export {
  bestOfs,
  type BestOf,
  type MatchContent,
  type MatchGame,
  type TournamentEntry,
  type TournamentTitle,
} from './tournament-entry.js';
export { readTournaments, type TournamentFile } from './tournament-file.js';
