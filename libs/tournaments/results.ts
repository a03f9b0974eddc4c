import { nameKey } from '#record';
import { isDecided, swissStandings, type Standing } from './standings.js';
import { isSamePlayer, type Match, type Tournament } from './tournament.js';

/**
 * Returns the number of games that each player of a match has won. A manually entered result takes precedence over the
 * games' results.
 */
export const winsOf = ({ players, wins, games }: Pick<Match, 'players' | 'wins' | 'games'>) =>
  wins ??
  players.map(
    (player) => games.filter(({ winner }) => winner !== null && isSamePlayer(winner, player)).length,
  );

/**
 * Whether a match counts for standings. It counts if it is a bye, has a manually entered result or has enough games.
 */
export const isMatchOver = (match: Match): boolean =>
  match.players.length < 2 ||
  match.wins !== null ||
  isDecided(winsOf(match), match.games.length, match.bestOf);

export interface PlayerStanding extends Omit<Standing, 'seat'> {
  readonly player: string;
}

/** Computes the standings of a tournament from its decided matches, by the same rules as for a draft. */
export function tournamentStandings({ players, matches }: Tournament): readonly PlayerStanding[] {
  const seats = new Map(players.map((player, seat) => [nameKey(player), seat]));
  const decided = matches.filter(isMatchOver).map((match) => ({
    pairing: match.players.map((player) => seats.get(nameKey(player)) ?? -1),
    wins: winsOf(match),
  }));
  return swissStandings(players.length, decided).map(({ seat, ...standing }) => ({
    player: players[seat] ?? '',
    ...standing,
  }));
}

/** Returns the first round in which none of these players has a match. */
export function firstFreeRound({ matches }: Pick<Tournament, 'matches'>, players: readonly string[]): number {
  const taken = new Set(
    matches
      .filter((match) => match.players.some((name) => players.some((player) => isSamePlayer(name, player))))
      .map(({ round }) => round),
  );
  for (let round = 1; ; round++) if (!taken.has(round)) return round;
}
