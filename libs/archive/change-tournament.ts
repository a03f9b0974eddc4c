import { randomUUID } from 'node:crypto';
import { canonicalJson, ok, type Authorship, type GameId, type Result } from '#record';
import {
  checkedMatch,
  checkedPlayer,
  checkedTournament,
  checkPlace,
  checkRename,
  isSamePlayer,
  matchContent,
  tournamentStream,
  type MatchContent,
  type Tournament,
  type TournamentTitle,
} from '#tournaments';
import type { Archive } from './archive.js';
import { decideTournament, matchIn } from './decide-tournament.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

type Change = Promise<Result<Tournament, ArchiveProblem>>;
type Store = Pick<Archive, 'store'>;

export interface MatchPlace {
  readonly tournament: string;
  readonly match: string;
}

/** Returns the value of a successful check. Throws a `Refusal` with the problem of a failed check. */
export function checked<T>(check: Result<T, ArchiveProblem>): T {
  if (check.ok) return check.value;
  throw new Refusal(check.error);
}

/**
 * Changes the name and the date of a tournament. Fails with `TOURNAMENT_INVALID` if the name or the date is invalid.
 * Also fails for the same reasons as `decideTournament`.
 */
export async function changeTournament(
  archive: Store,
  author: Authorship,
  tournament: string,
  { name, date }: TournamentTitle,
): Change {
  const title = checkedTournament({ name, date });
  if (!title.ok) return title;
  return decideTournament(archive, tournament, (before) =>
    before.name === title.value.name && before.date === title.value.date
      ? []
      : [{ kind: 'TournamentChanged', ...title.value, ...author }],
  );
}

/**
 * Renames a player. If another player already has the new name, merges the two players. Fails with `TOURNAMENT_INVALID`
 * if the player is unknown, or if both players have matches in the same round. Also fails for the same reasons as
 * `decideTournament`.
 */
export async function renamePlayer(
  archive: Store,
  author: Authorship,
  tournament: string,
  { from, to }: { readonly from: string; readonly to: string },
): Change {
  const name = checkedPlayer(to);
  if (!name.ok) return name;
  return decideTournament(archive, tournament, (before) => {
    if (!before.players.some((player) => isSamePlayer(player, from)))
      throw new Refusal({
        code: 'TOURNAMENT_INVALID',
        message: 'The tournament has no player with that name.',
        advice: "Use a name from the tournament's `players`.",
        where: 'from',
      });
    checked(checkRename(before, from, name.value));
    return before.players.includes(name.value) && isSamePlayer(from, name.value)
      ? []
      : [{ kind: 'PlayerRenamed', from, to: name.value, ...author }];
  });
}

/**
 * Adds a match. Fails with `MATCH_INVALID` or `TOURNAMENT_TOO_LARGE`. Also fails for the same reasons as
 * `decideTournament`.
 */
export async function addMatch(
  archive: Store,
  author: Authorship,
  tournament: string,
  match: MatchContent,
): Change {
  const content = checkedMatch(match);
  if (!content.ok) return content;
  const added = { kind: 'MatchAdded', match: randomUUID(), ...content.value, ...author } as const;
  return decideTournament(archive, tournament, (before) => {
    checked(checkPlace(before, content.value, null));
    return [added];
  });
}

/**
 * Replaces the content of a match. The match keeps its games, so its players cannot change. Fails with
 * `MATCH_NOT_FOUND`, `MATCH_INVALID` or `TOURNAMENT_TOO_LARGE`. Also fails for the same reasons as `decideTournament`.
 */
export async function changeMatch(
  archive: Store,
  author: Authorship,
  { tournament, match }: MatchPlace,
  to: MatchContent,
): Change {
  const content = checkedMatch(to);
  if (!content.ok) return content;
  const { value } = content;
  return decideTournament(archive, tournament, (before) => {
    const found = matchIn(before, match);
    if (canonicalJson(matchContent(found)) === canonicalJson(value)) return [];
    checked(checkPlace(before, value, match));
    if (found.games.length > 0 && !isSamePair(found.players, value.players))
      throw new Refusal({
        code: 'MATCH_INVALID',
        message: 'The match has games between other players.',
        advice: 'Remove these games first, or rename a player in the tournament.',
        where: 'players',
      });
    return [{ kind: 'MatchChanged', match, ...value, ...author }];
  });
}

/** Whether two lists name the same players, in any order. */
export const isSamePair = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name) => right.some((other) => isSamePlayer(name, other)));

/**
 * Removes a match. The match's games remain in the archive. Fails with `MATCH_NOT_FOUND` if the match does not exist.
 * Also fails for the same reasons as `decideTournament`.
 */
export const removeMatch = (archive: Store, author: Authorship, { tournament, match }: MatchPlace): Change =>
  decideTournament(archive, tournament, (before) => [
    { kind: 'MatchRemoved', match: matchIn(before, match).match, ...author },
  ]);

/**
 * Removes games from a match. Ignores games that are not in the match. Fails with `MATCH_NOT_FOUND` if the match does
 * not exist. Also fails for the same reasons as `decideTournament`.
 */
export const ungroupGames = (
  archive: Store,
  author: Authorship,
  { tournament, match }: MatchPlace,
  games: readonly GameId[],
): Change =>
  decideTournament(archive, tournament, (before) =>
    matchIn(before, match)
      .games.filter(({ game }) => games.includes(game))
      .map(({ game }) => ({ kind: 'GameUngrouped', match, game, ...author })),
  );

/**
 * Creates a link for readers of a tournament. If there is a link, returns the tournament unchanged. Fails for the same
 * reasons as `decideTournament`.
 */
export const shareTournament = (archive: Store, author: Authorship, tournament: string): Change =>
  decideTournament(archive, tournament, ({ link }) =>
    link === null ? [{ kind: 'TournamentShared', link: randomUUID(), ...author }] : [],
  );

/** Revokes the link for readers of a tournament, if there is one. Fails for the same reasons as `decideTournament`. */
export const unshareTournament = (archive: Store, author: Authorship, tournament: string): Change =>
  decideTournament(archive, tournament, ({ link }) =>
    link === null ? [] : [{ kind: 'TournamentUnshared', ...author }],
  );

/**
 * Deletes a tournament permanently. If the process stops before the deletion has finished, readers see the tournament
 * as deleted, and calling this function again completes the deletion.
 */
export async function deleteTournament(
  archive: Store,
  author: Authorship,
  tournament: string,
): Promise<Result<null, ArchiveProblem>> {
  const deleted = await decideTournament(archive, tournament, ({ isDeleted }) =>
    isDeleted ? [] : [{ kind: 'TournamentDeleted', ...author }],
  );
  if (!deleted.ok) return deleted;
  await archive.store.delete(tournamentStream(tournament), 'any');
  return ok(null);
}
