import { describe, expect, it } from '@jest/globals';
import { EntryStreams, isThere, MemoryEventStore } from '#event-store';
import { tournamentBounds, type GameId, type Result } from '#record';
import {
  tournamentFormat,
  tournamentStandings,
  tournamentStream,
  winsOf,
  type MatchContent,
  type Tournament,
} from '#tournaments';
import { archiveOf, type Archive } from './archive.js';
import {
  addMatch,
  changeMatch,
  changeTournament,
  deleteTournament,
  removeMatch,
  renamePlayer,
  shareTournament,
  ungroupGames,
  unshareTournament,
} from './change-tournament.js';
import { tournamentIn, tournamentsOf } from './decide-tournament.js';
import { groupGames } from './group-games.js';
import type { ArchiveProblem } from './refusal.js';
import { startTournament } from './start-tournament.js';

const author = { by: 'owner', author: { kind: 'owner' } } as const;
const at = '2026-01-01T00:00:00.000Z';
const match = (more: Partial<MatchContent> = {}): MatchContent => ({
  round: 1,
  players: ['Ada', 'Ben'],
  bestOf: 3,
  wins: null,
  ...more,
});
const file = { name: 'Monday', date: '2026-01-01', players: [], matches: [] };

const codeOf = (result: Result<unknown, ArchiveProblem>): string | null =>
  result.ok ? null : `${result.error.code} ${result.error.where ?? ''}`.trim();
function valueOf<T>(result: Result<T, ArchiveProblem>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

async function begun(matches: readonly MatchContent[] = [match()]) {
  const archive = archiveOf(new MemoryEventStore());
  const { tournament } = valueOf(await startTournament(archive, author, { ...file, matches }, at));
  const now = async (): Promise<Tournament> => {
    const found = await tournamentIn(archive, tournament);
    if (found === null) throw new Error('The tournament is there.');
    return found;
  };
  return { archive, tournament, now };
}
const group = (
  archive: Archive,
  tournament: string,
  names: readonly string[],
  id: string | null = null,
  players: readonly [string, string] = ['Ada', 'Ben'],
) =>
  groupGames(archive, author, {
    tournament,
    match: id,
    games: names.map((game) => ({ game: game as GameId, players, winner: players[0] })),
  });

describe('a tournament', () => {
  it('is listed by its organiser, with the matches of its file', async () => {
    const { archive, tournament } = await begun([match({ wins: [2, 0] })]);
    expect(await tournamentsOf(archive, author.author)).toMatchObject([
      { tournament, name: 'Monday', players: ['Ada', 'Ben'], matches: [{ round: 1, wins: [2, 0] }] },
    ]);
    expect(await tournamentsOf(archive, { kind: 'seat', seat: 0 })).toEqual([]);
  });

  it('groups games into the match that waits for them, and then into a new one in the next free round', async () => {
    const { archive, tournament, now } = await begun();
    await group(archive, tournament, ['g1', 'g2']);
    await group(archive, tournament, ['g3'], null, ['ben', 'Ada']);
    const { matches } = await now();
    expect(matches).toMatchObject([
      { round: 1, games: [{ game: 'g1', winner: 'Ada' }, { game: 'g2' }] },
      { round: 2, players: ['ben', 'Ada'], bestOf: 1, games: [{ game: 'g3', winner: 'ben' }] },
    ]);
    expect(matches.map(winsOf)).toEqual([
      [2, 0],
      [1, 0],
    ]);
    expect(tournamentStandings(await now()).map(({ player, points }) => [player, points])).toEqual([
      ['Ada', 3],
      ['Ben', 3],
    ]);
  });

  it('accepts a game in one match only, and ignores a repetition', async () => {
    const { archive, tournament, now } = await begun([match(), match({ round: 2 })]);
    const [first, second] = (await now()).matches.map((found) => found.match);
    await group(archive, tournament, ['g1'], first);
    const { length } = await now();
    expect(codeOf(await group(archive, tournament, ['g1'], first))).toBeNull();
    expect((await now()).length).toBe(length);
    expect(codeOf(await group(archive, tournament, ['g1'], second))).toBe('MATCH_INVALID games');
    await ungroupGames(archive, author, { tournament, match: first! }, ['g1' as GameId]);
    expect(codeOf(await group(archive, tournament, ['g1'], second))).toBeNull();
  });

  it('refuses games of other players, of several pairs, of no match and too many', async () => {
    const { archive, tournament, now } = await begun();
    const [id] = (await now()).matches.map((found) => found.match);
    expect(codeOf(await group(archive, tournament, ['g1'], id, ['Ada', 'Cy']))).toBe('MATCH_INVALID players');
    expect(codeOf(await group(archive, tournament, []))).toBe('MATCH_INVALID games');
    expect(codeOf(await group(archive, tournament, ['g1'], 'none'))).toBe('MATCH_NOT_FOUND');
    const many = Array.from({ length: tournamentBounds.games + 1 }, (_, number) => `g${number}`);
    expect(codeOf(await group(archive, tournament, many, id))).toBe('TOURNAMENT_TOO_LARGE games');
    expect((await now()).matches).toMatchObject([{ games: [] }]);
  });

  it('combines two spellings of a name into one player', async () => {
    const { archive, tournament, now } = await begun([
      match(),
      match({ round: 2, players: ['Cy', 'AA - Ada'], wins: [0, 1] }),
    ]);
    const rename = (from: string, to: string) => renamePlayer(archive, author, tournament, { from, to });
    await rename('AA - Ada', 'Ada');
    expect((await now()).players).toEqual(['Ada', 'Ben', 'Cy']);
    expect((await now()).matches).toMatchObject([{}, { players: ['Cy', 'Ada'] }]);
    expect(codeOf(await rename('Ben', 'ada'))).toBe('TOURNAMENT_INVALID players');
    expect(codeOf(await rename('Dee', 'Eve'))).toBe('TOURNAMENT_INVALID from');
    await rename('ada', 'ADA');
    expect((await now()).players[0]).toBe('ADA');
  });

  it('can change its matches and its name, and writes nothing if nothing changes', async () => {
    const { archive, tournament, now } = await begun();
    const id = (await now()).matches[0]!.match;
    const place = { tournament, match: id };
    await group(archive, tournament, ['g1'], id);
    const change = (more: Partial<MatchContent>) => changeMatch(archive, author, place, match(more));
    await change({ wins: [0, 2] });
    const { length } = await now();
    await change({ wins: [0, 2] });
    await changeTournament(archive, author, tournament, file);
    expect((await now()).length).toBe(length);
    expect(codeOf(await change({ players: ['Ada', 'Cy'] }))).toBe('MATCH_INVALID players');
    expect(codeOf(await change({ round: 0 }))).toBe('MATCH_INVALID round');
    const busy = match({ players: ['Cy', 'ben'] });
    expect(codeOf(await addMatch(archive, author, tournament, busy))).toBe('MATCH_INVALID players');
    await removeMatch(archive, author, place);
    expect(codeOf(await removeMatch(archive, author, place))).toBe('MATCH_NOT_FOUND');
    expect(codeOf(await addMatch(archive, author, tournament, busy))).toBeNull();
    await changeTournament(archive, author, tournament, { name: ' Late ', date: '2026-01-02' });
    expect(await now()).toMatchObject({ name: 'Late', date: '2026-01-02', matches: [{ games: [] }] });
  });

  it('accepts one of two matches of a player in a round, even if both are added at the same time', async () => {
    const { archive, tournament, now } = await begun([]);
    const both = await Promise.all(
      ['Ben', 'Cy'].map((player) =>
        addMatch(archive, author, tournament, match({ players: ['Ada', player] })),
      ),
    );
    expect(both.map(codeOf).sort()).toEqual(['MATCH_INVALID players', null]);
    expect((await now()).matches).toHaveLength(1);
  });

  it('has a link until it is revoked, and is deleted even after a crash in between', async () => {
    const { archive, tournament, now } = await begun();
    const { link } = valueOf(await shareTournament(archive, author, tournament));
    expect(valueOf(await shareTournament(archive, author, tournament)).link).toBe(link);
    await unshareTournament(archive, author, tournament);
    expect((await now()).link).toBeNull();
    expect(valueOf(await shareTournament(archive, author, tournament)).link).not.toBe(link);
    const streams = new EntryStreams(archive.store, tournamentFormat);
    await streams.append(tournamentStream(tournament), [{ kind: 'TournamentDeleted', ...author }]);
    expect(await tournamentIn(archive, tournament)).toBeNull();
    expect(codeOf(await addMatch(archive, author, tournament, match({ round: 3 })))).toBe(
      'TOURNAMENT_NOT_FOUND',
    );
    expect(codeOf(await deleteTournament(archive, author, tournament))).toBeNull();
    expect(await isThere(archive.store, tournamentStream(tournament))).toBe(false);
    expect(codeOf(await deleteTournament(archive, author, tournament))).toBe('TOURNAMENT_NOT_FOUND');
    expect(await tournamentsOf(archive, author.author)).toEqual([]);
  });

  it('can be created and changed only within the limits, and can then still be reduced', async () => {
    const { archive, tournament, now } = await begun();
    const begin = () => startTournament(archive, author, file, at);
    for (let number = 2; number < tournamentBounds.tournaments; number++) await begin();
    const both = await Promise.all([begin(), begin()]);
    expect(both.map(codeOf).sort()).toEqual(['TOURNAMENTS_TOO_MANY', null]);
    const streams = new EntryStreams(archive.store, tournamentFormat);
    const changed = { kind: 'TournamentChanged', name: 'Again', date: '2026-01-01', ...author } as const;
    await streams.append(
      tournamentStream(tournament),
      Array.from({ length: tournamentBounds.entries - 2 }, () => changed),
    );
    expect(codeOf(await addMatch(archive, author, tournament, match({ round: 2 })))).toBe(
      'TOURNAMENT_TOO_LARGE',
    );
    const id = (await now()).matches[0]!.match;
    expect(codeOf(await removeMatch(archive, author, { tournament, match: id }))).toBeNull();
  });
});
