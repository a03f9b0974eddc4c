import { nameKey, type GameId } from '#record';
import { isSamePlayer, type Match, type Tournament } from './tournament.js';
import type { MatchGame } from './tournament-entry.js';
import { winsOf } from './results.js';
import { isDecided } from './standings.js';

/** A finished game between two players. */
export interface PlayedGame extends MatchGame {
  readonly game: GameId;
  readonly players: readonly [string, string];
  /** When the game started, in ISO 8601 format. */
  readonly startedAt: string;
}

/** Returns a finished game with the names of its players and its winner. Null if the game does not have two players. */
export function playedGame(
  game: GameId,
  names: readonly string[],
  winners: readonly number[],
  startedAt: string,
): PlayedGame | null {
  const [first, second] = names;
  if (names.length !== 2 || first === undefined || second === undefined) return null;
  const winner = winners.length === 1 ? (names[winners[0] ?? -1] ?? null) : null;
  return { game, players: [first, second], winner, startedAt };
}

/** Returns the period in which the games of a tournament start. Both times are in ISO 8601 format. */
export function gamesOfDay(date: string): { readonly from: string; readonly to: string } {
  const from = Date.parse(`${date}T00:00:00Z`);
  return { from: new Date(from).toISOString(), to: new Date(from + HOURS * HOUR).toISOString() };
}

/**
 * Renames the two players of a match in all its games. `names` contains the new names, in the order of the first game's
 * players. If `names` is null, the names remain unchanged.
 */
export function withNames(
  games: readonly PlayedGame[],
  names: readonly [string, string] | null,
): readonly PlayedGame[] {
  const before: readonly string[] = games[0]?.players ?? [];
  const given = (name: string): string => names?.[before.indexOf(name)] ?? name;
  return games.map((game) => ({
    ...game,
    players: [given(game.players[0]), given(game.players[1])],
    winner: game.winner === null ? null : given(game.winner),
  }));
}

/** Games that probably form a match. */
export interface ProposedMatch {
  /**
   * The id of an existing match to which the games could belong. Such a match has no games yet. Null for a new match.
   */
  readonly match: string | null;
  readonly players: readonly string[];
  readonly games: readonly PlayedGame[];
}

/**
 * The games of a tournament start within this number of hours after the start of its date. This includes the following
 * night.
 */
const HOURS = 36;
const HOUR = 3_600_000;

/**
 * Proposes matches from the games on a tournament's date. Consecutive games between the same two players form a match
 * until the match is decided. If the tournament has no players, games between any two players count.
 */
export function proposedMatches(
  { date, players, matches }: Pick<Tournament, 'date' | 'players' | 'matches'>,
  games: readonly PlayedGame[],
): readonly ProposedMatch[] {
  const { from, to } = gamesOfDay(date);
  const grouped = new Set(matches.flatMap((match) => match.games.map(({ game }) => game)));
  const isMeant = ({ game, players: pair, startedAt }: PlayedGame): boolean =>
    !grouped.has(game) &&
    !isSamePlayer(...pair) &&
    startedAt >= from &&
    startedAt < to &&
    (players.length === 0 || pair.every((name) => players.some((player) => isSamePlayer(player, name))));
  const found: ProposedMatch[] = [];
  const open = matches.filter((match) => match.games.length === 0 && match.players.length === 2);
  const pairs = new Map<string, PlayedGame[]>();
  for (const game of games.filter(isMeant).toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))) {
    const key = game.players.map(nameKey).sort().join('\n');
    pairs.set(key, [...(pairs.get(key) ?? []), game]);
  }
  for (const pair of pairs.values()) {
    const waiting = open.filter(({ players: names }) =>
      names.every((name) => pair[0]?.players.some((player) => isSamePlayer(player, name))),
    );
    for (const group of inRow(pair, waiting)) found.push(group);
  }
  return found;
}

/**
 * Splits the games between two players into matches. Existing matches without games get games first. The remaining
 * games form new matches of up to `LONGEST` games. A manually entered result does not state the number of games played.
 * Therefore, if the last existing match has such a result, it gets up to `LONGEST` games.
 */
function inRow(games: readonly PlayedGame[], waiting: readonly Match[]): readonly ProposedMatch[] {
  const found: ProposedMatch[] = [];
  const rest = [...games];
  for (const [place, { match, players, bestOf, wins }] of waiting.entries()) {
    const most = wins !== null && place === waiting.length - 1 ? LONGEST : bestOf;
    const taken: PlayedGame[] = [];
    while (rest.length > 0 && !isDecided(winsOf({ players, wins: null, games: taken }), taken.length, most))
      taken.push(...rest.splice(0, 1));
    if (taken.length > 0) found.push({ match, players, games: taken });
  }
  while (rest.length > 0)
    found.push({ match: null, players: [...(rest[0]?.players ?? [])], games: rest.splice(0, LONGEST) });
  return found;
}

/** The maximum number of games in a match. */
const LONGEST = 5;
