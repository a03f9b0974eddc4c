import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';
import { tournamentBounds, type GameId } from '#record';
import {
  checkedMatch,
  checkedTournament,
  checkPlace,
  checkRename,
  firstFreeRound,
  isMatchOver,
  proposedMatches,
  readTournaments,
  tournamentFormat,
  tournamentOf,
  tournamentStandings,
  winsOf,
  type Match,
  type MatchContent,
  type PlayedGame,
  type Tournament,
  type TournamentEntry,
} from './index.js';

const by = { by: 'owner', author: { kind: 'owner' } } as const;
const title = { name: 'Monday', date: '2026-11-05' };
const started: TournamentEntry = {
  kind: 'TournamentStarted',
  tournament: 't',
  ...title,
  players: ['Ada', 'Ben', 'Cy'],
  at: '2026-11-05T20:00:00.000Z',
  ...by,
};
const content = (more: Partial<MatchContent> = {}): MatchContent => ({
  round: 1,
  players: ['Ada', 'Ben'],
  bestOf: 3,
  wins: null,
  ...more,
});
const added = (match: string, more: Partial<MatchContent> = {}): TournamentEntry => ({
  kind: 'MatchAdded',
  match,
  ...content(more),
  ...by,
});
const grouped = (match: string, game: string, winner: string | null): TournamentEntry => ({
  kind: 'GameGrouped',
  match,
  game: game as GameId,
  winner,
  ...by,
});
function found(...entries: readonly TournamentEntry[]): Tournament {
  const tournament = tournamentOf([started, ...entries]);
  if (tournament === null) throw new Error('The tournament has begun.');
  return tournament;
}
const matchOf = (...entries: readonly TournamentEntry[]): Match => {
  const [match] = found(...entries).matches;
  if (match === undefined) throw new Error('There is a match.');
  return match;
};

describe('a match', () => {
  it.each([
    [['Ada'], false, [1, 0]],
    [['Ada', 'ADA'], true, [2, 0]],
    [['Ada', 'Ben'], false, [1, 1]],
    [['Ada', null, 'Ben'], true, [1, 1]],
    [[], false, [0, 0]],
  ])('best of three with the winners %j is over: %s', (winners, isOver, wins) => {
    const match = matchOf(added('m'), ...winners.map((winner, at) => grouped('m', `g${at}`, winner)));
    expect([isMatchOver(match), winsOf(match)]).toEqual([isOver, wins]);
  });

  it('uses a manually entered result instead of its games', () => {
    const match = matchOf(added('m', { wins: [0, 2] }), grouped('m', 'g', 'Ada'));
    expect([isMatchOver(match), winsOf(match)]).toEqual([true, [0, 2]]);
  });

  it('with one player is a bye', () => {
    expect(isMatchOver(matchOf(added('m', { players: ['Ada'] })))).toBe(true);
  });

  it('keeps its games and results when its players are renamed', () => {
    const tournament = found(added('m'), grouped('m', 'g', 'Ada'), {
      kind: 'PlayerRenamed',
      from: 'ada',
      to: 'Ada L.',
      ...by,
    });
    expect(tournament.players).toEqual(['Ada L.', 'Ben', 'Cy']);
    expect(tournament.matches.map(winsOf)).toEqual([[1, 0]]);
  });
});

describe('a tournament', () => {
  it("has standings in which a bye counts as a win and opponents' points break ties", () => {
    const tournament = found(
      added('a', { wins: [2, 1] }),
      added('b', { players: ['Cy'] }),
      added('c', { round: 2, players: ['Cy', 'Ben'], wins: [0, 2] }),
      added('d', { round: 2, players: ['Ada'] }),
      added('open', { round: 3 }),
    );
    expect(tournamentStandings(tournament)).toEqual([
      {
        ...{ player: 'Ada', place: 1, points: 6, gamesWon: 2, opponents: 3 },
        matches: { won: 2, drawn: 0, lost: 0 },
      },
      {
        ...{ player: 'Ben', place: 2, points: 3, gamesWon: 3, opponents: 9 },
        matches: { won: 1, drawn: 0, lost: 1 },
      },
      {
        ...{ player: 'Cy', place: 3, points: 3, gamesWon: 0, opponents: 3 },
        matches: { won: 1, drawn: 0, lost: 1 },
      },
    ]);
  });

  it('orders its matches by round, without the removed ones', () => {
    const tournament = found(
      added('b', { round: 2 }),
      added('a'),
      added('gone', { round: 3 }),
      { kind: 'MatchRemoved', match: 'gone', ...by },
      { kind: 'MatchChanged', match: 'b', ...content({ round: 4, bestOf: 5 }), ...by },
      grouped('a', 'g', null),
      { kind: 'GameUngrouped', match: 'a', game: 'g' as GameId, ...by },
      { kind: 'TournamentChanged', name: 'Tuesday', date: '2026-11-06', ...by },
    );
    expect(tournament.matches.map(({ match, round, games }) => [match, round, games])).toEqual([
      ['a', 1, []],
      ['b', 4, []],
    ]);
    expect(tournament).toMatchObject({ name: 'Tuesday', date: '2026-11-06', link: null, length: 9 });
  });

  it('has no link for readers if an entry cannot be read', () => {
    const shared: TournamentEntry = { kind: 'TournamentShared', link: 'l', ...by };
    const stored = (type: string, data: object, schema = 1) =>
      tournamentFormat.read({ type, data, metadata: { schema } } as never);
    expect(found(shared).link).toBe('l');
    expect(found(shared, { kind: 'TournamentUnshared', ...by }).link).toBeNull();
    expect(stored('TournamentShared', shared)).toEqual(shared);
    for (const unreadable of [
      stored('TournamentShared', shared, 2),
      stored('TournamentClosed', shared),
      stored('MatchAdded', { ...added('m'), bestOf: 2 }),
    ])
      expect(found(shared, unreadable).link).toBeNull();
    expect(tournamentOf([shared])).toBeNull();
  });

  it('refuses a second match for a player in a round', () => {
    const tournament = found(added('a'), added('c', { round: 2, players: ['Cy', 'Ben'] }));
    const problem = (more: Partial<MatchContent>, instead: string | null = null) => {
      const place = checkPlace(tournament, content(more), instead);
      return place.ok ? null : [place.error.code, place.error.where];
    };
    expect(problem({ players: ['Cy', 'ADA'] })).toEqual(['MATCH_INVALID', 'players']);
    expect(problem({ players: ['Cy', 'ADA'] }, 'a')).toBeNull();
    expect(problem({ round: 2, players: ['Ada'] })).toBeNull();
    expect(firstFreeRound(tournament, ['Ada', 'Ben'])).toBe(3);
    expect(firstFreeRound(tournament, ['Ada'])).toBe(2);
    expect(checkRename(tournament, 'Cy', 'Ada').ok).toBe(true);
    expect(checkRename(tournament, 'Ben', 'Ada')).toMatchObject({ error: { code: 'TOURNAMENT_INVALID' } });
    expect(checkRename(tournament, 'Ben', 'BEN').ok).toBe(true);
  });

  it.each([
    [{ round: 0 }, 'round'],
    [{ round: 1.5 }, 'round'],
    [{ round: tournamentBounds.rounds + 1 }, 'round'],
    [{ players: [] }, 'players'],
    [{ players: ['Ada', 'ada'] }, 'players'],
    [{ players: ['Ada', ' '] }, 'players'],
    [{ players: ['Ada', 'B\u202Een'] }, 'players'],
    [{ players: ['Ada', 'x'.repeat(61)] }, 'players'],
    [{ bestOf: 2 }, 'bestOf'],
    [{ wins: [1] }, 'wins'],
    [{ wins: [-1, 2] }, 'wins'],
    [{ wins: [10, 0] }, 'wins'],
    [{ players: ['Ada'], wins: [1, 0] }, 'wins'],
  ])('refuses a match with %j', (wrong, where) => {
    expect(checkedMatch({ ...content(), ...(wrong as Partial<MatchContent>) })).toMatchObject({
      error: { code: 'MATCH_INVALID', where },
    });
  });

  it.each(['2026-02-30', '5 November', '', '2026-1-1'])('refuses the date "%s"', (date) => {
    expect(checkedTournament({ name: 'A', date })).toMatchObject({ error: { where: 'date' } });
  });
});

const read = (text: string) => {
  const files = readTournaments(text, title);
  if (!files.ok) throw new Error(JSON.stringify(files.error));
  return files.value;
};
const problemOf = (text: string) => {
  const files = readTournaments(text, title);
  return files.ok ? null : `${files.error.code} ${files.error.where ?? ''}`;
};

describe('a file of a tournament', () => {
  it('can be a table with a row for each match', () => {
    const rows = ['Round;Player 1;Player 2;Wins 1;Wins 2', '1;Ada;Ben;2;1', '1;Cy;bye;;', '2;Ada;Cy;;'];
    const tables = [rows.join('\r\n'), rows.join('\n').replaceAll(';', ','), `\uFEFF${rows.join('\n')}`];
    for (const table of tables)
      expect(read(table)).toEqual([
        {
          ...title,
          players: [],
          matches: [
            { round: 1, players: ['Ada', 'Ben'], bestOf: 3, wins: [2, 1] },
            { round: 1, players: ['Cy'], bestOf: 1, wins: null },
            { round: 2, players: ['Ada', 'Cy'], bestOf: 1, wins: null },
          ],
        },
      ]);
  });

  it.each([
    ['2-1', [2, 1]],
    ['0 – 2', [0, 2]],
    ['1-1-1', [1, 1]],
  ])('can have the score %s', (score, wins) => {
    expect(read(`round,player1,player2,score\n1,Ada,Ben,${score}`)[0]?.matches).toMatchObject([{ wins }]);
  });

  it('can be a list of matches with winners, numbered across the rounds', () => {
    const match = (round: string, player1: string, player2: string, winner: string) => ({
      ...{ round, player1, player2, winner },
    });
    const file = {
      name: 'A.W.O.L.',
      date: '2025-07-21T17:00:00.000Z',
      players: [{ rank: '1st', player: 'player' }, { player: 'player' }],
      matches: [
        match('Match 10', 'Ada', 'Cy', 'draw'),
        match('Match 2', 'Cy', 'Dee', 'Dee'),
        match('Match 1', 'Ada', 'Ben', 'Ada'),
        match('Match 9', 'Dee', 'Ben', ''),
      ],
    };
    expect(read(JSON.stringify([file, { ...file, name: 'Again' }]))).toMatchObject([
      {
        ...{ name: 'A.W.O.L.', date: '2025-07-21', players: [] },
        matches: [
          { round: 1, players: ['Ada', 'Ben'], wins: [1, 0] },
          { round: 1, players: ['Cy', 'Dee'], wins: [0, 1] },
          { round: 2, players: ['Dee', 'Ben'], wins: null },
          { round: 2, players: ['Ada', 'Cy'], wins: [0, 0] },
        ],
      },
      { name: 'Again' },
    ]);
  });

  it.each([
    ['', 'heading'],
    ['name,hero\nAda,Sierra', 'heading'],
    ['round,player1,player2,score\nFinal,Ada,Ben,2-0', 'match 1, round'],
    ['round,player1,player2,score\n1,Ada,Ben,two', 'match 1, score'],
    ['round,player1,player2,winner\n1,Ada,Ben,Cy', 'match 1, winner'],
    ['round,player1,player2\n1,Ada,Ben\n1,Cy,ada', 'match 2, players'],
    ['round,player1,player2\n1,Ada,"Ben', 'table'],
    ['{"matches":', 'JSON'],
    ['[]', 'matches'],
    ['{"matches": [3]}', 'matches'],
    ['{"date":"soon","matches":[]}', 'date'],
    ['{"players":["Ada"],"matches":[{"round":1,"player1":"Ada","player2":"Bem"}]}', 'match 1, player'],
    ['x'.repeat(tournamentBounds.file + 1), 'size'],
  ])('is refused as %j', (text, where) => {
    expect(problemOf(text)).toBe(`TOURNAMENT_FILE_INVALID ${where}`);
  });

  const real = sharedPaths('real-files/bga-tournaments-sample.json');
  (real.length > 0 ? it : it.skip)('of a real league can be read completely', () => {
    const files = real.flatMap((path) => read(readFileSync(path, 'utf8')));
    expect(files).toHaveLength(25);
    expect(files.flatMap(({ matches }) => matches)).toHaveLength(520);
  });
});

describe('proposed matches', () => {
  const game = (id: string, hour: number, players: [string, string], winner: string | null): PlayedGame => ({
    game: id as GameId,
    players,
    winner,
    startedAt: new Date(Date.parse('2026-11-05T00:00:00Z') + hour * 3_600_000).toISOString(),
  });
  const games = [
    game('early', -1, ['Ada', 'Ben'], 'Ada'),
    game('late', 37, ['Ada', 'Ben'], 'Ada'),
    game('a2', 20.5, ['Ben', 'ADA'], 'ADA'),
    game('a1', 20, ['Ada', 'Ben'], 'Ben'),
    game('a3', 21, ['Ada', 'Ben'], 'Ada'),
    game('a4', 22, ['Ada', 'Ben'], 'Ada'),
    game('other', 20, ['Ada', 'Dee'], 'Dee'),
    game('self', 20, ['Cy', 'Cy'], null),
  ];
  const gamesByMatch = (tournament: Tournament) =>
    proposedMatches(tournament, games).map(({ match, games: all }) => [match, all.map((each) => each.game)]);

  it('group consecutive games of two players with their undecided match', () => {
    expect(gamesByMatch(found(added('m')))).toEqual([
      ['m', ['a1', 'a2', 'a3']],
      [null, ['a4']],
    ]);
  });

  it('assign all games to a match with a manual result', () => {
    expect(gamesByMatch(found(added('m', { bestOf: 1, wins: [1, 0] })))).toEqual([
      ['m', ['a1', 'a2', 'a3', 'a4']],
    ]);
  });

  it('exclude games that are already grouped', () => {
    expect(gamesByMatch(found(added('m'), grouped('m', 'a1', 'Ben'), grouped('m', 'a2', 'Ada')))).toEqual([
      [null, ['a3', 'a4']],
    ]);
  });

  it('are for any two players if the tournament has no players', () => {
    const nobody = { ...title, players: [], matches: [] };
    expect(proposedMatches(nobody, games).map(({ players }) => players)).toEqual([
      ['Ada', 'Ben'],
      ['Ada', 'Dee'],
    ]);
  });
});
