import { randomUUID } from 'node:crypto';
import { invariant, ok, tournamentBounds, type Author, type Authorship, type Result } from '#record';
import {
  checkedTournament,
  tournamentOf,
  tournamentsStream,
  tournamentStream,
  type Tournament,
  type TournamentEntry,
  type TournamentFile,
} from '#tournaments';
import type { Archive } from './archive.js';
import { beginListed } from './begin-listed.js';
import { tournamentsOf, tournamentStreams } from './decide-tournament.js';
import type { ArchiveProblem } from './refusal.js';

/**
 * Checks the matches in a file, then stores and lists a tournament that contains these matches. Fails with
 * `TOURNAMENT_INVALID` or `TOURNAMENTS_TOO_MANY`.
 */
export async function startTournament(
  archive: Pick<Archive, 'store'>,
  author: Authorship & { readonly author: Author },
  { name, date, players, matches }: TournamentFile,
  at: string,
): Promise<Result<Tournament, ArchiveProblem>> {
  const title = checkedTournament({ name, date });
  if (!title.ok) return title;
  const tournament = randomUUID();
  const started: readonly TournamentEntry[] = [
    { kind: 'TournamentStarted', tournament, ...title.value, players, at, ...author },
    ...matches.map((content) => ({
      kind: 'MatchAdded' as const,
      match: randomUUID(),
      ...content,
      ...author,
    })),
  ];
  const begun = await beginListed(archive, tournamentStreams(archive), {
    stream: tournamentStream(tournament),
    started,
    list: tournamentsStream(author.author),
    listed: { kind: 'TournamentListed', tournament },
    hasRoom: async () => (await tournamentsOf(archive, author.author)).length < tournamentBounds.tournaments,
    tooMany,
  });
  if (!begun.ok) return begun;
  const made = tournamentOf(started);
  invariant(made !== null, 'the tournament was begun');
  return ok(made);
}

const tooMany: ArchiveProblem = {
  code: 'TOURNAMENTS_TOO_MANY',
  message: `You have ${tournamentBounds.tournaments} tournaments, which is the limit.`,
  advice: 'Delete the tournaments that you no longer need.',
};
