import { EntryStreams } from '#event-store';
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
import { areRemovals, decideWhole, existing, wholeIn, type Whole } from './decide-whole.js';
import { Refusal, type ArchiveProblem } from './refusal.js';

type Store = Pick<Archive, 'store'>;

export const tournamentStreams = ({ store }: Store): EntryStreams<TournamentEntry> =>
  new EntryStreams(store, tournamentFormat);

const wholeTournaments: Whole<Tournament, TournamentEntry> = {
  format: tournamentFormat,
  of: tournamentOf,
  absent: {
    code: 'TOURNAMENT_NOT_FOUND',
    message: 'The tournament does not exist, or has another organiser.',
    advice: 'Use `tournaments` to list your own tournaments.',
  },
  bounds: {
    entries: tournamentBounds.entries,
    full: {
      code: 'TOURNAMENT_TOO_LARGE',
      message: `The tournament has been changed ${tournamentBounds.entries} times, which is the limit.`,
      advice: 'Add the rest to another tournament.',
    },
    removals: ['GameUngrouped', 'MatchRemoved', 'TournamentUnshared', 'TournamentDeleted'],
  },
};
export const noTournament = wholeTournaments.absent;

/** Returns a tournament. Null if it does not exist or was deleted. */
export async function tournamentIn(archive: Store, id: string): Promise<Tournament | null> {
  const found = await storedTournamentIn(archive, id);
  return found?.isDeleted === false ? found : null;
}

/** Like `tournamentIn`, but also returns a tournament whose deletion has begun. */
export async function storedTournamentIn(archive: Store, id: string): Promise<Tournament | null> {
  return wholeIn(archive, wholeTournaments, tournamentStream(id));
}

/** Returns an organiser's tournaments, starting with the latest. */
export async function tournamentsOf(archive: Store, author: Author): Promise<readonly Tournament[]> {
  const { entries } = await tournamentStreams(archive).readFrom(tournamentsStream(author), 0);
  const ids = entries.flatMap((entry) => (entry.kind === 'TournamentListed' ? [entry.tournament] : []));
  const found = await Promise.all(ids.map((id) => tournamentIn(archive, id)));
  return found.filter((tournament) => tournament !== null).reverse();
}

/** Like `decideWhole`, for a tournament. Fails with `TOURNAMENT_NOT_FOUND` or `TOURNAMENT_TOO_LARGE`. */
export const decideTournament = (
  archive: Store,
  id: string,
  decide: (tournament: Tournament) => readonly TournamentEntry[],
): Promise<Result<Tournament, ArchiveProblem>> =>
  decideWhole(archive, wholeTournaments, tournamentStream(id), (before) => {
    const tournament = existing(wholeTournaments, before);
    const more = decide(tournament);
    if (tournament.isDeleted && !areRemovals(wholeTournaments, more)) throw new Refusal(noTournament);
    return more;
  });

/** Returns a match of a tournament by its id. Throws a `Refusal` with code `MATCH_NOT_FOUND` if there is none. */
export function matchIn({ matches }: Tournament, id: string): Match {
  const found = matches.find(({ match }) => match === id);
  if (found === undefined) throw new Refusal(noMatch);
  return found;
}

export const noMatch: ArchiveProblem = {
  code: 'MATCH_NOT_FOUND',
  message: 'The tournament has no match with this id.',
  advice: "Use an id from the tournament's `matches`.",
};
