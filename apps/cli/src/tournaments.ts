import { storedTournamentIn, tournamentsOf } from '#archive';
import { isSameAuthor } from '#record';
import { isMatchOver, winsOf, type Match, type Tournament } from '#tournaments';
import { owner, type Archive } from './archive.js';
import { exitCodes, failure } from './failure.js';

/**
 * Returns one of the owner's tournaments by its id or name. Throws a `Failure` with code `TOURNAMENT_NOT_FOUND` if
 * there is no such tournament.
 */
export async function ownTournament(archive: Archive, text: string): Promise<Tournament> {
  const all = await tournamentsOf(archive.stored, owner);
  const found = all.find(({ tournament }) => tournament === text) ?? all.find(({ name }) => name === text);
  if (found !== undefined) return found;
  throw failure(exitCodes.notFound, 'TOURNAMENT_NOT_FOUND', `There is no tournament "${text}".`, {
    advice: 'Use `retrace tournament` to list your tournaments.',
  });
}

/** Like `ownTournament`, but also accepts the id of a tournament whose deletion has begun. */
export async function ownOrDeletedTournament(archive: Archive, text: string): Promise<Tournament> {
  const stored = await storedTournamentIn(archive.stored, text);
  return stored?.isDeleted === true && isSameAuthor(stored.author, owner)
    ? stored
    : ownTournament(archive, text);
}

/**
 * Returns a match of a tournament by its number, counting from 1. Throws a `Failure` with code `MATCH_NOT_FOUND` if
 * there is no such match.
 */
export function matchNumbered({ matches }: Tournament, number: number): Match {
  const found = matches[number - 1];
  if (found !== undefined) return found;
  throw failure(exitCodes.notFound, 'MATCH_NOT_FOUND', `There is no match ${number}.`, {
    advice: `Use a number from 1 to ${matches.length}.`,
  });
}

/** Converts a match to its entry in the JSON document's list of matches. */
export const listedMatch = (match: Match, index: number) => ({
  number: index + 1,
  id: match.match,
  round: match.round,
  players: match.players,
  bestOf: match.bestOf,
  wins: winsOf(match),
  isByHand: match.wins !== null,
  isOver: isMatchOver(match),
  games: match.games,
});
