import { randomUUID } from 'node:crypto';
import { invariant, shortened, tournamentBounds, type Authorship, type Result } from '#record';
import {
  bestOfs,
  checkedMatch,
  checkPlace,
  firstFreeRound,
  type MatchContent,
  type PlayedGame,
  type Tournament,
} from '#tournaments';
import type { Archive } from './archive.js';
import { checked, isSamePair } from './change-tournament.js';
import { decideTournament, matchIn } from './decide-tournament.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

/** Games between two players, with the players' names in the tournament. */
export interface GroupedGames {
  readonly tournament: string;
  /**
   * The id of the match. If null, the games are added to the two players' first match without games. If there is no
   * such match, a new match is created.
   */
  readonly match: string | null;
  readonly games: readonly Pick<PlayedGame, 'game' | 'players' | 'winner'>[];
}

/**
 * Adds finished games with their results to a match. The match keeps its other games. Fails with `MATCH_NOT_FOUND` or
 * `TOURNAMENT_TOO_LARGE`. Fails with `MATCH_INVALID` if the games' players are not those of the match, or if a game
 * belongs to another match of the tournament. Also fails for the same reasons as `decideTournament`.
 */
export async function groupGames(
  archive: Pick<Archive, 'store'>,
  author: Authorship,
  { tournament, match: id, games }: GroupedGames,
): Promise<Result<Tournament, ArchiveProblem>> {
  const [first] = games;
  if (first === undefined || games.some(({ players }) => !isSamePair(players, first.players)))
    return { ok: false, error: invalid('games', 'Name games with the same two players.') };
  const fresh = randomUUID();
  return decideTournament(archive, tournament, (before) => {
    const { players } = first;
    const match =
      id === null
        ? before.matches.find((open) => open.games.length === 0 && isSamePair(open.players, players))
        : matchIn(before, id);
    if (match !== undefined && !isSamePair(match.players, players))
      throw new Refusal(
        invalid(
          'players',
          "Send the players' names in the tournament, or rename a player. The games are between " +
            `"${shortened(players[0])}" and "${shortened(players[1])}".`,
        ),
      );
    const added = games.filter(({ game }) => match?.games.every((own) => own.game !== game) ?? true);
    for (const { game } of added)
      if (before.matches.some((other) => other.games.some((own) => own.game === game)))
        throw new Refusal(invalid('games', `Remove game "${game}" from its other match first.`));
    if ((match?.games.length ?? 0) + added.length > tournamentBounds.games) throw new Refusal(tooMany);
    const content = match === undefined ? newMatch(before, players, games.length) : null;
    const target = match?.match ?? fresh;
    return [
      ...(content === null ? [] : [{ kind: 'MatchAdded', match: fresh, ...content, ...author } as const]),
      ...added.map(({ game, winner }) => ({
        kind: 'GameGrouped' as const,
        match: target,
        game,
        winner,
        ...author,
      })),
    ];
  });
}

/** Returns a new match between two players, in the first round in which neither player has a match. */
function newMatch(before: Tournament, players: readonly string[], games: number): MatchContent {
  const bestOf = bestOfs.find((most) => most >= games) ?? bestOfs.at(-1);
  invariant(bestOf !== undefined, 'there is a longest match');
  const round = firstFreeRound(before, players);
  const content = checked(checkedMatch({ round, players, bestOf, wins: null }));
  checked(checkPlace(before, content, null));
  return content;
}

const invalid = (where: string, advice: string): ArchiveProblem => ({
  code: 'MATCH_INVALID',
  message: `The field "${where}" of the match is not valid.`,
  advice,
  where,
});

const tooMany: ArchiveProblem = {
  code: 'TOURNAMENT_TOO_LARGE',
  message: `A match can have at most ${tournamentBounds.games} games.`,
  advice: 'Add another match.',
  where: 'games',
};
