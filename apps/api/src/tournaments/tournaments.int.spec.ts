import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteGame } from '#archive';
import { EntryStreams, type AdministrationStreams, type EventStore } from '#event-store';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { tournamentFormat, tournamentStream } from '#tournaments';
import { alteredGame, contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { preparationFields, tournamentFields } from '../../test/tournament-fields.js';
import { opened } from '../../test/twin-servers.js';
import { ADMINISTRATION_STREAMS, ARCHIVE, EVENT_STORE } from '../api.tokens.js';
import type { Preparation } from '../statistics/preparation.types.js';
import type { Tournament, TournamentLink, TournamentMatch, TournamentStanding } from './tournament.types.js';

const date = '2026-02-03';
/** Dates all events of a game to `minutes` after 20:00 UTC on `date`. */
const onEvening = (events: readonly RecordedEvent[], minutes: number): readonly RecordedEvent[] =>
  events.map((event) => ({
    ...event,
    metadata: {
      ...event.metadata,
      recordedAt: new Date(Date.parse(`${date}T20:00:00Z`) + minutes * 60_000).toISOString(),
    },
  }));
const records: Readonly<Record<string, readonly RecordedEvent[]>> = {
  first: onEvening(contractsGame('first'), 0),
  second: onEvening(contractsGame('second'), 30),
  hidden: onEvening(contractsGame('hidden'), 60),
  gone: onEvening(contractsGame('gone'), 90),
  later: onEvening(alteredGame('later'), 5000),
  live: onEvening(contractsGame('live', { decisions: 9 }), 10),
};
const winnerOf = (game: string): string | null => {
  const last = records[game]?.at(-1)?.event;
  invariant(last?.kind === 'GameEnded', 'the game is over');
  return last.winners.length === 1 ? (['Ada', 'Ben'][last.winners[0] ?? -1] ?? null) : null;
};

type Shown = Omit<Tournament, 'matches'> & {
  readonly standings: readonly TournamentStanding[];
  readonly link: TournamentLink | null;
  readonly matches: readonly (TournamentMatch & {
    readonly games: readonly { readonly game: string | null; readonly winner: string | null }[];
  })[];
  readonly proposed: readonly {
    readonly match: string | null;
    readonly games: readonly { readonly game: string }[];
  }[];
};

describe('a tournament', () => {
  let api: RunningApi;
  let organiser: Credentials;
  const ask = async <T>(query: string, who: Credentials, variables = {}): Promise<T> => {
    const { data, errors } = await api.ask(query, variables, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const codes = async (query: string, who: Credentials = {}, variables = {}): Promise<unknown[]> =>
    (await api.ask(query, variables, who)).errors.map(({ extensions }) => extensions['code']);
  const fields = `{ id link { token link } ${tournamentFields.replace('matches {', 'matches { id')} }`;
  const changed = (mutation: string, who = organiser): Promise<Shown> =>
    ask(`mutation { ${mutation} ${fields} }`, who);
  const start = (name = 'Monday'): Promise<Shown> =>
    changed(`startTournament(name: "${name}", date: "${date}")`);
  const read = (id: string, who = organiser): Promise<Shown> =>
    ask(`{ tournament(id: "${id}") ${fields} }`, who);
  const received = ({ link }: Shown): Credentials => ({ authorization: `Bearer ${link?.token}` });

  beforeAll(async () => {
    api = await RunningApi.start(records, { access: signedAccess() });
    organiser = await signedIn('seat', 3600, 'organiser');
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append(
      'hidden' as GameId,
      [{ ...opened, visibility: 'PRIVATE' } as typeof opened],
      'no-stream',
    );
  }, 60_000);
  afterAll(() => api.stop());

  it('is imported from a file, and proposes the games of its day', async () => {
    const file = 'round,player1,player2,wins1,wins2\n1,Ada,Ben,,\n1,Cy,bye,,\n2,Cy,Ada,2,0';
    const [begun] = await ask<readonly { readonly id: string }[]>(
      `mutation ($file: String!) { importTournament(file: $file, name: "Monday", date: "${date}") { id } }`,
      organiser,
      { file },
    );
    invariant(begun, 'a tournament was begun');
    const made = await read(begun.id);
    expect(made).toMatchObject({
      name: 'Monday',
      date,
      isYours: true,
      players: ['Ada', 'Ben', 'Cy'],
      matchCount: 3,
    });
    expect(made.standings.map(({ player, points }) => [player, points])).toEqual([
      ['Cy', 6],
      ['Ada', 0],
      ['Ben', 0],
    ]);
    const [match] = made.matches;
    expect(made.proposed.map((proposal) => [proposal.match, proposal.games.map(({ game }) => game)])).toEqual(
      [
        [match?.id, ['first']],
        [null, ['second', 'gone']],
      ],
    );
    const grouped = await changed(`groupGames(tournament: "${made.id}", games: ["first"])`);
    expect(grouped.matches[0]).toMatchObject({
      id: match?.id,
      isOver: true,
      isByHand: false,
      games: [{ game: 'first', winner: winnerOf('first') }],
    });
    expect(grouped.proposed).toHaveLength(1);
    const ungrouped = await changed(
      `ungroupGames(tournament: "${made.id}", match: "${match?.id}", games: ["first"])`,
    );
    expect(ungrouped.matches[0]).toMatchObject({ isOver: false, games: [] });
  });

  it('shows readers with its link the results of all games, and only games that they may view', async () => {
    const { id } = await start();
    const player = { ...organiser, ...(await seated(api.access, 'hidden', 0)) };
    await changed(`groupGames(tournament: "${id}", games: ["first", "hidden"])`, player);
    const shared = await changed(`shareTournament(tournament: "${id}")`);
    const got = await ask<Shown>(`{ tournament ${fields} }`, received(shared));
    expect(got).toMatchObject({ isYours: false, link: null, proposed: [] });
    expect(got.matches[0]?.games).toEqual([
      { game: 'first', winner: winnerOf('first') },
      { game: null, winner: winnerOf('hidden') },
    ]);
    expect((await read(id, player)).matches[0]?.games[1]?.game).toBe('hidden');
    expect(got.standings).toEqual(shared.standings);
    // The tournament's token opens no game and lists nothing.
    expect(await codes('{ game(id: "hidden") { id } }', received(shared))).toEqual(['GAME_NOT_FOUND']);
    for (const query of ['{ tournaments { id } }', `{ tournament(id: "${id}") { id } }`])
      expect(await codes(query, received(shared))).toEqual(['FORBIDDEN']);
    await changed(`unshareTournament(tournament: "${id}")`);
    expect(await codes('{ tournament { id } }', received(shared))).toEqual(['TOURNAMENT_NOT_FOUND']);
    const again = await changed(`shareTournament(tournament: "${id}")`);
    expect(received(again)).not.toEqual(received(shared));
  });

  it('retains the result of a deleted game', async () => {
    const { id } = await start();
    const before = await changed(`groupGames(tournament: "${id}", games: ["gone"])`);
    await deleteGame(api.server.app.get(ARCHIVE), { by: 'a' }, 'gone' as GameId);
    const after = await read(id);
    expect(after.matches[0]).toMatchObject({
      isOver: true,
      games: [{ game: null, winner: winnerOf('gone') }],
    });
    expect(after.standings).toEqual(before.standings);
  });

  it('is not found by other users, and has no link if an entry is unreadable', async () => {
    const { id } = await start();
    const shared = await changed(`shareTournament(tournament: "${id}")`);
    const stranger = await signedIn('coach');
    expect(await codes(`{ tournament(id: "${id}") { id } }`, stranger)).toEqual(['TOURNAMENT_NOT_FOUND']);
    expect(await ask('{ tournaments { id } }', stranger)).toEqual([]);
    for (const mutation of [
      `changeTournament(tournament: "${id}", name: "Mine", date: "${date}") { id }`,
      `renamePlayer(tournament: "${id}", player: "Ada", name: "Eve") { id }`,
      `addMatch(tournament: "${id}", content: { round: 1, players: ["Ada", "Ben"] }) { id }`,
      `groupGames(tournament: "${id}", games: ["first"]) { id }`,
      `shareTournament(tournament: "${id}") { id }`,
      `deleteTournament(tournament: "${id}")`,
    ])
      expect(await codes(`mutation { ${mutation} }`, stranger)).toEqual(['TOURNAMENT_NOT_FOUND']);
    for (const query of [
      '{ tournaments { id } }',
      `mutation { startTournament(name: "A", date: "${date}") { id } }`,
    ])
      expect(await codes(query)).toEqual(['FORBIDDEN']);
    const streams = new EntryStreams(api.server.app.get<EventStore>(EVENT_STORE), {
      ...tournamentFormat,
      schema: 99,
    });
    await streams.append(tournamentStream(id), [{ kind: 'TournamentUnshared', by: 'a' }]);
    expect(await codes('{ tournament { id } }', received(shared))).toEqual(['TOURNAMENT_NOT_FOUND']);
    expect((await read(id)).link).toBeNull();
  });

  it('accepts matches that are entered manually, and games of players under other names', async () => {
    const { id } = await start();
    const add = (content: string) => changed(`addMatch(tournament: "${id}", content: { ${content} })`);
    const { matches } = await add('round: 1, players: ["AA - Ada", "Ben"], bestOf: 3');
    const match = matches[0]?.id;
    const group = (more: string) =>
      `groupGames(tournament: "${id}", games: ["first"], match: "${match}"${more})`;
    expect(await codes(`mutation { ${group('')} { id } }`, organiser)).toEqual(['MATCH_INVALID']);
    const grouped = await changed(group(', players: ["AA - Ada", "Ben"]'));
    const winner = winnerOf('first') === 'Ada' ? 'AA - Ada' : winnerOf('first');
    expect(grouped.matches[0]?.games).toEqual([{ game: 'first', winner }]);
    const renamed = await changed(`renamePlayer(tournament: "${id}", player: "aa - ada", name: "Ada")`);
    expect(renamed.matches[0]).toMatchObject({
      players: ['Ada', 'Ben'],
      games: [{ winner: winnerOf('first') }],
    });
    const byHand = await changed(
      `changeMatch(tournament: "${id}", match: "${match}", content: { round: 1, players: ["Ada", "Ben"], wins: [1, 1] })`,
    );
    expect(byHand.matches[0]).toMatchObject({ isByHand: true, isOver: true, wins: [1, 1] });
    expect(byHand.standings).toMatchObject([
      { drawn: 1, place: 1 },
      { drawn: 1, place: 1 },
    ]);
    expect((await changed(`removeMatch(tournament: "${id}", match: "${match}")`)).matches).toEqual([]);
    const named = await changed(`changeTournament(tournament: "${id}", name: "Late", date: "2026-02-04")`);
    expect(named).toMatchObject({ name: 'Late', date: '2026-02-04' });
    await ask(`mutation { deleteTournament(tournament: "${id}") }`, organiser);
    expect(await codes(`{ tournament(id: "${id}") { id } }`, organiser)).toEqual(['TOURNAMENT_NOT_FOUND']);
  });

  it('refuses invalid matches, and gives the reason', async () => {
    const { id } = await start();
    const tournament = `tournament: "${id}"`;
    const refused: readonly (readonly [string, string])[] = [
      [`startTournament(name: " ", date: "${date}") { id }`, 'TOURNAMENT_INVALID'],
      ['startTournament(name: "A", date: "tomorrow") { id }', 'TOURNAMENT_INVALID'],
      [
        `importTournament(file: "Ada beat Ben", name: "A", date: "${date}") { id }`,
        'TOURNAMENT_FILE_INVALID',
      ],
      [`addMatch(${tournament}, content: { round: 1, players: ["Ada", "ada"] }) { id }`, 'MATCH_INVALID'],
      [`addMatch(${tournament}, content: { round: 1, players: ["Ada"], bestOf: 4 }) { id }`, 'MATCH_INVALID'],
      [`removeMatch(${tournament}, match: "none") { id }`, 'MATCH_NOT_FOUND'],
      [`groupGames(${tournament}, games: ["live"]) { id }`, 'GAME_NOT_OVER'],
      [`groupGames(${tournament}, games: ["hidden"]) { id }`, 'GAME_NOT_FOUND'],
      [`groupGames(${tournament}, games: []) { id }`, 'MATCH_INVALID'],
      [`groupGames(${tournament}, games: ["first"], players: ["Ada"]) { id }`, 'MATCH_INVALID'],
      [`renamePlayer(${tournament}, player: "Nobody", name: "Eve") { id }`, 'TOURNAMENT_INVALID'],
    ];
    for (const [mutation, code] of refused)
      expect([mutation, await codes(`mutation { ${mutation} }`, organiser)]).toEqual([mutation, [code]]);
    expect((await read(id)).matches).toEqual([]);
  });
});

describe('a preparation', () => {
  let api: RunningApi;
  const prepare = async (filter: string, who: Credentials = {}): Promise<Preparation> => {
    const { data, errors } = await api.ask(
      `{ prepare(filter: { ${filter} }) { ${preparationFields} } }`,
      {},
      who,
    );
    expect(errors).toEqual([]);
    return (data as { prepare: Preparation }).prepare;
  };

  beforeAll(async () => {
    api = await RunningApi.start(records, { access: signedAccess() });
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append(
      'hidden' as GameId,
      [{ ...opened, visibility: 'PRIVATE' } as typeof opened],
      'no-stream',
    );
  }, 60_000);
  afterAll(() => api.stop());

  it("shows an opponent's cards from the player's games that the reader may view", async () => {
    const found = await prepare('player: "ada", opponent: "BEN"');
    expect(found).toMatchObject({
      player: 'Ada',
      opponent: 'Ben',
      module: 'contracts',
      games: 3,
      counted: 3,
    });
    const wins = ['first', 'second', 'gone'].filter((game) => winnerOf(game) === 'Ada').length;
    expect(found.all).toMatchObject({ games: 3, wins, isSmall: true });
    expect(found.latest.map(({ game }) => game)).toEqual(['gone', 'second', 'first']);
    expect(found.decks[0]?.cards.length).toBeGreaterThan(3);
    expect(found.days[0]?.played.games).toBe(3);
    const own = await prepare('player: "ada", opponent: "BEN"', await seated(api.access, 'hidden', 0));
    expect(own).toMatchObject({ games: 4, latest: [{}, { game: 'hidden' }, {}, {}] });
    expect(await prepare('player: "Ada", opponent: "Ben", module: "altered"')).toMatchObject({ games: 1 });
  });

  it('can also be about a Hero', async () => {
    const { decks } = await prepare('player: "Ada", opponent: "Ben", module: "altered"');
    const hero = decks[0]?.hero ?? '';
    expect(hero).not.toBe('');
    expect(await prepare(`player: "Ada", rivalHero: "${hero}"`)).toMatchObject({
      games: 1,
      module: 'altered',
    });
    expect(await prepare(`player: "Ada", rivalHero: "${hero}", since: "2027-01-01"`)).toMatchObject({
      ...{ games: 0, module: null, decks: [] },
    });
  });

  it.each([
    ['player: "Ada"', 'opponent'],
    ['opponent: "Ben"', 'player'],
    ['mine: true, opponent: "Ben"', 'mine'],
    ['player: "Ada", opponent: "Ben", since: "soon"', 'since'],
    [`player: "${'x'.repeat(201)}", opponent: "Ben"`, 'player'],
  ])('cannot be requested with %s', async (filter, where) => {
    const { errors } = await api.ask(`{ prepare(filter: { ${filter} }) { games } }`, {}, {});
    expect(errors.map(({ extensions }) => [extensions['code'], extensions['where']])).toEqual([
      ['SEARCH_INVALID', where],
    ]);
  });
});
