import { EntryStreams, StreamDeletedError } from '#event-store';
import { tournamentBounds, type Author, type Result } from '#record';
import {
  tournamentFormat,
  tournamentOf,
  tournamentsStream,
  tournamentStream,
  type Match,
  type Tournament,
  type TournamentEntry,
} from '#tournaments';
import type { Archive } from './archive.js';
import { outcomeOf, Refusal, type ArchiveProblem } from './refusal.js';

type Store = Pick<Archive, 'store'>;

export const tournamentStreams = ({ store }: Store): EntryStreams<TournamentEntry> =>
  new EntryStreams(store, tournamentFormat);

/** Returns a tournament. Null if there is none, or it was deleted. */
export async function tournamentIn(archive: Store, id: string): Promise<Tournament | null> {
  const found = await storedTournamentIn(archive, id);
  return found?.isDeleted === false ? found : null;
}

/** Like `tournamentIn`, with a tournament whose deletion was begun. */
export async function storedTournamentIn(archive: Store, id: string): Promise<Tournament | null> {
  return tournamentOf((await tournamentStreams(archive).readFrom(tournamentStream(id), 0)).entries);
}

/** The tournaments of an organiser, the last one first. */
export async function tournamentsOf(archive: Store, author: Author): Promise<readonly Tournament[]> {
  const { entries } = await tournamentStreams(archive).readFrom(tournamentsStream(author), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'TournamentListed' ? [entry.tournament] : []));
  const found = await Promise.all(ids.map((id) => tournamentIn(archive, id)));
  return found.filter((tournament) => tournament !== null).reverse();
}

const removals: ReadonlySet<TournamentEntry['kind']> = new Set([
  'GameUngrouped',
  'MatchRemoved',
  'TournamentUnshared',
  'TournamentDeleted',
]);

/**
 * Appends the entries that follow from a tournament, computed again whenever another writer was faster. Returns the new tournament.
 * Problems `TOURNAMENT_NOT_FOUND` and `TOURNAMENT_TOO_LARGE`; removals are always possible.
 */
export function decideTournament(
  archive: Store,
  id: string,
  decide: (tournament: Tournament) => readonly TournamentEntry[],
): Promise<Result<Tournament, ArchiveProblem>> {
  const existing = (entries: readonly TournamentEntry[]): Tournament => {
    const found = tournamentOf(entries);
    if (found === null) throw new Refusal(noTournament);
    return found;
  };
  const append = async (): Promise<Tournament> => {
    try {
      const entries = await tournamentStreams(archive).decide(tournamentStream(id), (before) => {
        const tournament = existing(before);
        const more = decide(tournament);
        if (more.length === 0 || more.every(({ kind }) => removals.has(kind))) return more;
        if (tournament.isDeleted) throw new Refusal(noTournament);
        if (tournament.length + more.length > tournamentBounds.entries) throw new Refusal(tooLarge);
        return more;
      });
      return existing(entries);
    } catch (error) {
      throw error instanceof StreamDeletedError ? new Refusal(noTournament) : error;
    }
  };
  return outcomeOf(append());
}

/** Throws a `Refusal` `MATCH_NOT_FOUND`. */
export function matchIn({ matches }: Tournament, id: string): Match {
  const found = matches.find(({ match }) => match === id);
  if (found === undefined) throw new Refusal(noMatch);
  return found;
}

export const noTournament: ArchiveProblem = {
  code: 'TOURNAMENT_NOT_FOUND',
  message: 'There is no such tournament, or another person organises it.',
  advice: '`tournaments` lists yours.',
};
const tooLarge: ArchiveProblem = {
  code: 'TOURNAMENT_TOO_LARGE',
  message: `The tournament was changed ${tournamentBounds.entries} times.`,
  advice: 'Begin another tournament.',
};
export const noMatch: ArchiveProblem = {
  code: 'MATCH_NOT_FOUND',
  message: 'The tournament has no such match.',
  advice: 'Use an id in its `matches`.',
};
