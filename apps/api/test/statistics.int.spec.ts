import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntryStreams, type AdministrationStreams } from '#event-store';
import { reviewStream, visibilities, type GameId, type RecordedEvent, type Visibility } from '#record';
import type { ReadModels } from '#read-models';
import { reviewFormat, type ReviewEntry, type ReviewOrigin } from '#reviews';
import { storedReview } from '#read-models/testing';
import { highCard, type PlayOptions } from '#record/testing';
import { ADMINISTRATION_STREAMS, EVENT_STORE, READ_MODELS, type EventStore } from '../src/api.tokens.js';
import { highCardGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from './tokens.js';

const everyTable = `
  query ($filter: StatisticsFilter) { statistics(filter: $filter) {
    games days reactions upToDate
    choices { modules editions formats heroes factions players months }
    first { games wins rate low high isSmall }
    cards(first: 200) { reference name copies inDeck { games wins } drawn { games } played { games }
      opening { games } openingMana { games } impact { value low high } }
    matchups(by: FACTION) { own rival days all { games } first { games } }
    players { player selfPlay unspent reactions days all { games wins } trend { period all { games } } }
    reviews(by: GAMES, every: 1) { playouts made { module program model playouts games isCurrent isCounted }
      players { player module games others all { ...play } firstGames { games } lastGames { games }
        trend { month from to play { ...play } } } }
    curve { day sides played playedByWinners mana unspent } } }
  fragment play on ReviewedPlay { games accuracy { games value low high isSmall } judged inaccuracies mistakes blunders
    errorRate luck { value } adjusted { value low high } unspent }`;

/** Returns a game whose cards occur in no other game. */
const gameApart = (name: string, options: PlayOptions = {}) =>
  JSON.parse(
    JSON.stringify(highCardGame(name, options)).replaceAll('Card-', `Card-${name}-`),
  ) as RecordedEvent[];

/** A finished game of each visibility, and a game in progress. */
const records: Readonly<Record<string, readonly RecordedEvent[]>> = {
  ...Object.fromEntries(visibilities.map((visibility) => [`over-${visibility}`, gameApart(visibility)])),
  live: gameApart('live', { decisions: 5 }),
};

let api: RunningApi;
beforeAll(async () => {
  api = await RunningApi.start(records, { access: signedAccess() });
  const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
  for (const visibility of visibilities)
    await administration.append(
      `over-${visibility}` as GameId,
      [
        {
          kind: 'GameOpened',
          visibility,
          seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
          by: 'Ada',
        },
      ],
      'no-stream',
    );
});
afterAll(() => api.stop());

const cardsOf = (game: string): readonly string[] => {
  const started = records[game]?.[0]?.event;
  return started?.kind === 'GameStarted' ? started.seats.flatMap(({ deck }) => deck) : [];
};
const statisticsFor = async (headers: Credentials = {}, filter: object = {}) => {
  const { data, errors, text } = await api.ask(everyTable, { filter }, headers);
  expect(errors).toEqual([]);
  return { statistics: data.statistics, text };
};

describe('statistics', () => {
  it.each<readonly [string, () => Promise<Credentials>, number]>([
    ['an anonymous user', async () => ({}), 1],
    ['a signed-in player', () => signedIn('seat'), 1],
    ['the holder of a seat in a private game', () => seated(api.access, 'over-PRIVATE', 0), 2],
    ['a coach', () => signedIn('coach'), 3],
    ['an admin', () => signedIn('admin'), 3],
  ])('include the games that %s can view in full', async (_, credentials, games) => {
    const { statistics } = await statisticsFor(await credentials());
    expect(statistics).toMatchObject({ games, upToDate: true, first: { games } });
  });

  it('exclude cards of a game that the reader cannot view in full', async () => {
    const { text, statistics } = await statisticsFor();
    for (const game of ['over-PLAYERS', 'over-PRIVATE', 'live'] as const)
      expect(cardsOf(game).filter((card) => text.includes(card))).toEqual([]);
    expect(cardsOf('over-PUBLIC').filter((card) => text.includes(card)).length).toBeGreaterThan(5);
    expect(statistics.players).toMatchObject([{ player: 'Ada' }, { player: 'Ben' }]);
    expect(statistics.choices).toMatchObject({
      editions: ['1.0'],
      formats: ['toy'],
      players: ['Ada', 'Ben'],
    });
  });

  it('can be filtered, and refuse filters that are too long or have an invalid month', async () => {
    const admin = await signedIn('admin');
    expect((await statisticsFor(admin, { player: 'ada' })).statistics).toMatchObject({
      games: 3,
      players: [{ player: 'Ada' }],
    });
    expect((await statisticsFor(admin, { from: '2027-01' })).statistics).toMatchObject({
      games: 0,
      cards: [],
      curve: [],
    });
    for (const filter of [{ from: '2026-13' }, { player: 'x'.repeat(201) }, { module: 'a\0' }])
      expect(await api.codes(everyTable, { filter })).toEqual(['SEARCH_INVALID']);
    expect(await api.codes('{ statistics { cards(first: 201) { name } } }')).toEqual(['PAGE_TOO_LARGE']);
  });
});

describe("statistics of an account's games", () => {
  const start = `mutation ($input: StartGameInput!) {
    startGame(input: $input) { id seats { invitation } } }`;
  const claim = 'mutation ($invitation: String!) { claimSeat(invitation: $invitation) { seat } }';
  let own: RunningApi;
  beforeAll(async () => {
    own = await RunningApi.start(
      {
        private: gameApart('private'),
        public: gameApart('public'),
        ...{ other: gameApart('other'), claimed: gameApart('claimed') },
      },
      { access: signedAccess() },
    );
    const administration = own.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    const account = (subject: string) => ({
      by: subject,
      author: { kind: 'signed-in', issuer: '(AUTH_SECRET)', subject } as const,
    });
    const open = (game: string, visibility: Visibility, begunBy: string, claimedBy: string) =>
      administration.append(
        game as GameId,
        [
          {
            kind: 'GameOpened',
            visibility,
            seats: [
              { seat: 0, handedOut: true },
              { seat: 1, handedOut: true, invitation: 'x' },
            ],
            ...account(begunBy),
          },
          { kind: 'SeatClaimed', seat: 1, invitation: 'x', ...account(claimedBy) },
        ],
        'no-stream',
      );
    await open('private', 'PRIVATE', 'ada', 'ben');
    await open('public', 'PUBLIC', 'ben', 'ada');
    await open('other', 'PRIVATE', 'ben', 'cy');
    await open('claimed', 'PLAYERS', 'ada', 'ada');
  });
  afterAll(() => own.stop());

  const mine = async (subject: string) => {
    const filter = { mine: true };
    const { data, errors, text } = await own.ask(
      everyTable,
      { filter },
      await signedIn('seat', 3600, subject),
    );
    expect(errors).toEqual([]);
    return { statistics: data.statistics, text };
  };

  it('count its seats as one player, whatever their names, and games against itself separately', async () => {
    const { statistics: ada } = await mine('ada');
    expect(ada).toMatchObject({ games: 3, upToDate: true, players: [{ all: { games: 2 }, selfPlay: 1 }] });
    expect(ada.players).toHaveLength(1);
    expect(ada.choices.players).toEqual(['Ada', 'Ben']);
    expect((await mine('ben')).statistics).toMatchObject({
      games: 3,
      players: [{ all: { games: 3 }, selfPlay: 0 }],
    });
  });

  it('exclude games and seats of other accounts', async () => {
    const { text } = await mine('ada');
    const deck = (game: string, seat: number) => {
      const started = gameApart(game)[0]?.event;
      return started?.kind === 'GameStarted' ? started.seats[seat]!.deck : [];
    };
    const named = (game: string, seat: number) => deck(game, seat).some((card) => text.includes(card));
    expect([0, 1].map((seat) => named('other', seat))).toEqual([false, false]);
    expect([named('private', 0), named('private', 1)]).toEqual([true, false]);
    expect([named('public', 0), named('public', 1)]).toEqual([false, true]);
    expect((await mine('dan')).statistics).toMatchObject({ games: 0, cards: [], players: [], curve: [] });
  });

  it('are refused to people who are not signed in, and to holders of a seat without an account', async () => {
    const codesFor = async (credentials: Credentials) => {
      const { errors } = await own.ask(everyTable, { filter: { mine: true } }, credentials);
      return errors.map(({ extensions }) => extensions['code']);
    };
    expect(await codesFor({})).toEqual(['SEARCH_INVALID']);
    expect(await codesFor(await seated(own.access, 'private', 0))).toEqual(['SEARCH_INVALID']);
  });

  it('include the accounts that start a game and claim a seat', async () => {
    const [eve, fay] = [await signedIn('seat', 3600, 'eve'), await signedIn('seat', 3600, 'fay')];
    const input = { players: ['Eve', 'Fay'].map((name) => ({ name })) };
    const begun = await own.ask(start, { input }, eve);
    expect(begun.errors).toEqual([]);
    const { id, seats } = begun.data.startGame;
    const claimed = await own.ask(claim, { invitation: seats[1].invitation }, fay);
    expect(claimed.errors).toEqual([]);
    await mine('eve');
    const { db } = own.server.app.get<ReadModels>(READ_MODELS);
    const held = await db.selectFrom('game_holders').selectAll().where('game', '=', id).execute();
    expect(held.map(({ seat, holder }) => [seat, JSON.parse(holder) as unknown])).toEqual([
      [0, ['signed-in', '(AUTH_SECRET)', 'eve']],
      [1, ['signed-in', '(AUTH_SECRET)', 'fay']],
    ]);
  });
});

describe('statistics of reviews', () => {
  const review = async (game: string, accuracy: number, origin: Partial<ReviewOrigin> = {}) => {
    const store = api.server.app.get<EventStore>(EVENT_STORE);
    const seats = [0.1, -0.1].map((skill) => ({
      accuracy,
      skill,
      luck: -skill,
      grades: [null, 'mistake'] as const,
    }));
    await new EntryStreams<ReviewEntry>(store, reviewFormat).append(reviewStream(game as GameId), [
      storedReview(game, { module: highCard, events: records[game]! }, seats, origin),
    ]);
  };
  const reviews = async (who: Credentials = {}, filter: object = {}) =>
    (await statisticsFor(who, filter)).statistics.reviews as {
      readonly players: readonly object[];
    };

  it('include games that the reader can view in full, and others change nothing of an answer', async () => {
    const before = (await statisticsFor()).text;
    await review('over-PRIVATE', 0.1);
    await review('over-PLAYERS', 0.2, { playouts: 400 });
    await review('live', 0.3);
    expect((await statisticsFor()).text).toBe(before);
    await review('over-PUBLIC', 0.9);
    const after = (await statisticsFor()).text;
    await review('over-PRIVATE', 0.5, { seed: 'again' });
    await review('over-PLAYERS', 0.5, { program: 'reviews 1' });
    expect((await statisticsFor()).text).toBe(after);
    const all = { games: 1, judged: 2, mistakes: 1, errorRate: 0.5, accuracy: { value: 0.9, isSmall: true } };
    expect(await reviews()).toMatchObject({
      playouts: 150,
      made: [{ games: 1, isCurrent: true, isCounted: true }],
      players: [
        { player: 'Ada', games: 1, others: 0, all: { ...all, adjusted: { value: 0.6, low: null } } },
        { player: 'Ben', games: 1, others: 0, all: { ...all, luck: { value: 0.1 } } },
      ],
    });
    const own = await reviews(await seated(api.access, 'over-PRIVATE', 0));
    expect(own.players[0]).toMatchObject({ games: 2, all: { games: 2 }, trend: [{ to: 1 }, { to: 2 }] });
    expect((await reviews(await signedIn('coach'))).players[0]).toMatchObject({ games: 3, others: 1 });
  });

  it('refuse an invalid number of games or players', async () => {
    const codesOf = (args: string) => api.codes(`{ statistics { reviews(${args}) { playouts } } }`);
    expect(await codesOf('every: 0')).toEqual(['SEARCH_INVALID']);
    expect(await codesOf('every: 1001')).toEqual(['SEARCH_INVALID']);
    expect(await codesOf('first: 201')).toEqual(['PAGE_TOO_LARGE']);
  });
});

describe('datasets over HTTP', () => {
  const get = async (address: string, headers: Credentials = {}) => {
    const response = await fetch(`${api.url}/datasets/${address}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const codeOf = ({ text }: { readonly text: string }) => (JSON.parse(text) as { code: string }).code;

  it('contain the games that the reader can view from that perspective', async () => {
    const rows = async (credentials: Credentials, as: string) => {
      const { text } = await get(`games.ndjson?as=${as}`, credentials);
      return text === ''
        ? []
        : text
            .trimEnd()
            .split('\n')
            .map((line) => (JSON.parse(line) as { game: string }).game);
    };
    const [coach, player] = [await signedIn('coach'), await signedIn('seat')];
    expect((await rows(coach, 'spectator')).sort()).toEqual(Object.keys(records).sort());
    expect((await rows(player, 'all')).sort()).toEqual(['live', 'over-PUBLIC']);
    expect((await rows(player, 'spectator')).sort()).toEqual(['live', 'over-PLAYERS', 'over-PUBLIC']);
    const csv = await get('players.csv?as=all', coach);
    expect(csv.headers.get('content-type')).toMatch('text/csv');
    expect(csv.text.split('\n')[0]).toBe('game,seat,name,hero,faction,first,won');
  });

  it('reveal nothing that the perspective cannot know', async () => {
    const { text } = await get('cards.ndjson?as=spectator', await signedIn('seat'));
    expect(cardsOf('over-PRIVATE').filter((card) => text.includes(card))).toEqual([]);
    const drawn = text.split('\n').filter((line) => line.includes('"kind":"drawn"'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const line of drawn) expect(JSON.parse(line)).toMatchObject({ card: null, name: null });
  });

  it('are sent page by page', async () => {
    const admin = await signedIn('admin');
    const seen: string[] = [];
    for (let next: string | null = '', first = true; first || next !== null; first = false) {
      const page = await get(`games.csv?as=spectator&games=1${next === '' ? '' : `&after=${next}`}`, admin);
      seen.push(
        ...page.text
          .split('\n')
          .slice(1)
          .filter((line) => line !== '')
          .map((line) => line.split(',')[0]!),
      );
      next = page.headers.get('retrace-next');
    }
    expect(seen.sort()).toEqual(Object.keys(records).sort());
  });

  it('refuse strangers and unknown tables', async () => {
    const stranger = await get('games.csv');
    expect([stranger.status, codeOf(stranger)]).toEqual([403, 'FORBIDDEN']);
    const admin = await signedIn('admin');
    for (const address of [
      'seeds.csv',
      'games.xml',
      'games.csv?games=0',
      'games.csv?games=201',
      'games.csv?as=0&as=1',
    ])
      expect(codeOf(await get(address, admin))).toBe('DATASET_INVALID');
    expect(codeOf(await get('games.csv?after=none', admin))).toBe('CURSOR_INVALID');
  });
});
