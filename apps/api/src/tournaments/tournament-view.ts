import { isMatchOver, winsOf, type Match } from '#tournaments';
import type { Tournament, TournamentMatch } from './tournament.types.js';
import type { OpenTournament } from './tournaments.service.js';

/** Converts a tournament to its form in the API, as the reader is allowed to see it. */
export function shownTournament(open: OpenTournament): Tournament {
  const { tournament: id, name, date, by, at, players, matches } = open.tournament;
  return {
    open,
    ...{ id, name, date, by, players },
    at: new Date(at),
    isYours: open.isYours,
    matchCount: matches.length,
    matches: matches.map((match) => shownMatch(open, match)),
  };
}

const shownMatch = (open: OpenTournament, found: Match): TournamentMatch => ({
  open,
  found,
  id: found.match,
  round: found.round,
  players: found.players,
  bestOf: found.bestOf,
  wins: winsOf(found),
  isByHand: found.wins !== null,
  isOver: isMatchOver(found),
});
