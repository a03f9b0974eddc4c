import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cardEventsIn, seenIn } from '#projections';
import { highCard } from '#record/testing';
import {
  gameDigest,
  omniscient,
  parseViewer,
  spectator,
  visibilities,
  type GameId,
  type Visibility,
} from '#record';
import { ADMINISTRATION_STREAMS } from '../src/api.tokens.js';
import type { AdministrationStreams } from '#event-store';
import { highCardGame } from './recorded-games.js';
import { RunningApi, type Answer } from './running-api.js';
import { gameFields, gameMutations, gameSubscriptions, ownSubscriptions } from './schema-queries.js';
import { secretsOf } from './secrets.js';
import { linked, seated, signedAccess, signedIn, type Credentials } from './tokens.js';

// Slow: sends every operation with every kind of credentials.

const perspectives = ['spectator', '0', '1', 'all'] as const;
const LINKED = 6;
const none = 'none-there';

const lasting = highCardGame('over', { days: 4 });
const played = highCardGame('played', { decisions: 9 });
const games = visibilities.flatMap((visibility) => [
  { id: `over-${visibility}`, visibility, events: lasting, isOver: true },
  { id: `live-${visibility}`, visibility, events: played, isOver: false },
]);
type Game = (typeof games)[number];

/** The perspectives that a caller can take, by visibility. Null if the game must appear not to exist. */
type Sights = Readonly<Record<Visibility, readonly string[] | null>>;
const everything = [...perspectives];
const asSpectator = ['spectator'];
const same = (sight: readonly string[] | null): Sights => ({ PUBLIC: sight, PLAYERS: sight, PRIVATE: sight });
const strangers = {
  live: { ...same(asSpectator), PRIVATE: null },
  over: { PUBLIC: everything, PLAYERS: asSpectator, PRIVATE: null },
};

interface Asking {
  readonly credentials: (api: RunningApi, game: string) => Promise<Credentials>;
  readonly live: Sights;
  readonly over: Sights;
}
const readers: Readonly<Record<string, Asking>> = {
  'of an anonymous user': { credentials: async () => ({}), ...strangers },
  'of a signed-in player': { credentials: () => signedIn('seat'), ...strangers },
  'of the holder of a seat in another game': {
    credentials: ({ access }) => seated(access, 'another-game', 0, 1),
    ...strangers,
  },
  'of the holder of seat 0': {
    credentials: ({ access }, game) => seated(access, game, 0),
    live: same(['spectator', '0']),
    over: same(everything),
  },
  'of the holder of both seats': {
    credentials: ({ access }, game) => seated(access, game, 0, 1),
    live: same(['spectator', '0', '1']),
    over: same(everything),
  },
  'of a coach': { credentials: () => signedIn('coach'), live: same(asSpectator), over: same(everything) },
  'of an admin': { credentials: () => signedIn('admin'), live: same(everything), over: same(everything) },
  'of a person with a link as seat 0': {
    credentials: ({ access }, game) =>
      linked(access, { id: 'shared', game: game as GameId, position: `${LINKED}`, as: '0' }),
    live: same(['spectator', '0']),
    over: same(['spectator', '0']),
  },
};

const code = ({ errors }: Answer): unknown => errors[0]?.extensions['code'] ?? null;

describe('access rights', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start(Object.fromEntries(games.map(({ id, events }) => [id, events])), {
      access: signedAccess(),
    });
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    for (const { id, visibility } of games) {
      const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
      const link = { kind: 'LinkShared', position: `${LINKED}`, as: '0', by: 'Ada' } as const;
      await administration.append(
        id as GameId,
        [
          { kind: 'GameOpened', visibility, seats, by: 'Ada' },
          { ...link, id: 'shared' },
          { ...link, id: 'revoked' },
          { kind: 'LinkRevoked', id: 'revoked', by: 'Ada' },
        ],
        'no-stream',
      );
    }
  });
  afterAll(() => api.stop());

  const client = (credentials: Credentials) =>
    createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { ...credentials },
    });

  /** Returns the first message of a subscription: an event, or the code with which it was refused. */
  async function first(query: string, credentials: Credentials): Promise<unknown> {
    const asking = client(credentials);
    try {
      for await (const { data, errors } of asking.iterate({ query }))
        return errors?.[0]?.extensions?.['code'] ?? (data === null ? null : 'told');
      return 'ended';
    } catch (errors) {
      return (errors as readonly { extensions?: Record<string, unknown> }[])[0]?.extensions?.['code'];
    } finally {
      await asking.dispose();
    }
  }

  /** Sends the query for a game that does not exist. Returns the response, in which `id` replaces that game's id. */
  const asIfNot = async (query: string, credentials: Credentials, id: string): Promise<string> => {
    const { text, status } = await api.ask(query.replaceAll(id, none), {}, credentials);
    return `${status} ${text}`.replaceAll(none, id);
  };

  describe.each(Object.entries(readers))('%s', (name, { credentials, live, over }) => {
    const sightOf = ({ isOver, visibility }: Game) => (isOver ? over : live)[visibility];

    it.each(games)('allow the right fields of $id', async (game) => {
      const { id, events } = game;
      const headers = await credentials(api, id);
      const sight = sightOf(game);
      const texts: string[] = [];
      for (const as of perspectives)
        for (const [field, query, isVisible] of gameFields(id, as)) {
          if (!isVisible && as !== 'spectator') continue;
          const answer = await api.ask(query, {}, headers);
          const what = `${field} as ${as}`;
          if (sight === null) {
            expect(`${what}: ${answer.status} ${answer.text}`).toBe(
              `${what}: ${await asIfNot(query, headers, id)}`,
            );
            expect(code(answer)).toBe('GAME_NOT_FOUND');
          } else if (isVisible && !sight.includes(as))
            expect({ what, code: code(answer) }).toEqual({ what, code: 'VIEW_FORBIDDEN' });
          else if (field === 'rulingReport' && !(sight.includes('all') && game.isOver))
            expect(['VIEW_FORBIDDEN', 'GAME_NOT_OVER']).toContain(code(answer));
          else expect({ what, errors: answer.errors }).toEqual({ what, errors: [] });
          if (as !== 'all' || sight?.includes('all') !== true) texts.push(answer.text);
        }
      if (sight === null || sight.includes('all')) return;
      // The responses contain nothing that is hidden from all of the caller's perspectives.
      const [last] = events.slice(-1);
      const known = sight.map((as) => {
        const viewer = parseViewer(as);
        return viewer.ok ? secretsOf(highCard, events, viewer.value)[last!.revision]! : [];
      });
      const secrets = known.reduce((hidden, more) => hidden.filter((secret) => more.includes(secret)));
      expect(secrets.length).toBeGreaterThan(0);
      const text = texts.join('\n');
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      for (const word of ['"agenda"', '"random"', `secret-${game.isOver ? 'over' : 'played'}`])
        expect(text).not.toContain(word);
    });

    it.each(games)('allow a subscription to $id only from the right perspectives', async (game) => {
      const headers = await credentials(api, game.id);
      const sight = sightOf(game);
      for (const as of perspectives)
        for (const [field, query] of gameSubscriptions(game.id, as)) {
          const allowed = sight?.includes(as) === true;
          const expected = allowed ? 'told' : sight === null ? 'GAME_NOT_FOUND' : 'VIEW_FORBIDDEN';
          expect({ field, as, told: await first(query, headers) }).toEqual({ field, as, told: expected });
        }
      const holds = 'x-retrace-seat' in headers && !name.includes('another game');
      for (const [field, query] of ownSubscriptions(game.id)) {
        // Skipped, because whether a decision is pending for the seat depends on the game.
        if (field === 'seatAsked' && holds) continue;
        const expected = field === 'seatAsked' ? 'SEAT_REQUIRED' : sight === null ? 'GAME_NOT_FOUND' : 'told';
        expect({ field, told: await first(query, headers) }).toEqual({ field, told: expected });
      }
    });

    it.each(games)('allow exporting $id only when it is over and can be viewed in full', async (game) => {
      const headers = await credentials(api, game.id);
      const sight = sightOf(game);
      const response = await fetch(`${api.url}/games/${game.id}/export`, { headers });
      const text = await response.text();
      if (sight === null) {
        const other = await fetch(`${api.url}/games/${none}/export`, { headers });
        expect([response.status, text]).toEqual([404, (await other.text()).replaceAll(none, game.id)]);
      } else if (sight.includes('all') && game.isOver) expect(response.status).toBe(200);
      else {
        expect([403, 409]).toContain(response.status);
        expect(text).not.toContain('seed');
      }
    });

    it.each(games)(
      'reveal the digest of $id only when it is over and can be viewed in full',
      async (game) => {
        const headers = await credentials(api, game.id);
        const sight = sightOf(game);
        const { data } = await api.ask(`{ game(id: "${game.id}") { digest } }`, {}, headers);
        const whole = sight?.includes('all') === true && game.isOver;
        expect((data?.game as { digest: string | null } | null)?.digest ?? null).toBe(
          whole ? gameDigest(game.events) : null,
        );
      },
    );

    it('list the right games, and do not find them by hidden information', async () => {
      const query = `query ($filter: GameFilter) { games(first: 100, filter: $filter) { totalCount edges { node { id } } } }`;
      for (const game of games) {
        const headers = await credentials(api, game.id);
        const found = async (filter: object | null): Promise<boolean> => {
          const { data, errors } = await api.ask(query, { filter }, headers);
          expect(errors).toEqual([]);
          const { edges, totalCount } = data.games as {
            edges: { node: { id: string } }[];
            totalCount: number;
          };
          expect(totalCount).toBe(edges.length);
          return edges.some(({ node }) => node.id === game.id);
        };
        // A share link does not add a game to the list of games.
        const hasLink = 'authorization' in headers && name.includes('link');
        const sight = hasLink ? strangers : { live, over };
        const may = (game.isOver ? sight.over : sight.live)[game.visibility];
        expect({ game: game.id, found: await found(null) }).toEqual({ game: game.id, found: may !== null });
        const hidden = secretsOf(highCard, game.events, spectator).at(-1) ?? [];
        const happened = cardEventsIn(seenIn({ module: highCard, events: game.events }, omniscient));
        const drawn = happened.filter(
          ({ kind, card }) => kind === 'drawn' && hidden.includes(card.reference ?? ''),
        );
        expect(drawn.length).toBeGreaterThan(0);
        for (const { card } of drawn.slice(0, 2)) {
          const cards = [{ card: card.reference, kind: 'DRAWN' }];
          const knows = !hasLink && game.isOver && may?.includes('all') === true;
          expect({ game: game.id, found: await found({ cards }) }).toEqual({ game: game.id, found: knows });
          const byName = await found({ text: card.name });
          expect({ game: game.id, found: byName }).toEqual({ game: game.id, found: knows });
        }
      }
    });

    it.each(games)('reveal nothing to attempts to change $id', async (game) => {
      const headers = await credentials(api, game.id);
      const sight = sightOf(game);
      if (sight !== null) return;
      for (const [field, query] of gameMutations(game.id)) {
        const { text, status } = await api.ask(query, {}, headers);
        expect(`${field}: ${status} ${text}`).toBe(`${field}: ${await asIfNot(query, headers, game.id)}`);
        expect(text).toContain('GAME_NOT_FOUND');
      }
    });
  });

  describe('a link', () => {
    const share = (id: string, game: string, position = `${LINKED}`, as = '0') =>
      linked(api.access, { id, game: game as GameId, position, as });

    it.each(games)('shows $id up to its position, and nothing later', async ({ id }) => {
      const headers = await share('shared', id);
      const { data } = await api.ask(
        `{ game(id: "${id}") { events lastPosition endedAt result { rule } perspectives
           state(as: "0") { position } timeline(first: 500, as: "0") { totalCount edges { node { position } } } } }`,
        {},
        headers,
      );
      expect(data.game).toMatchObject({
        events: LINKED + 1,
        lastPosition: `${LINKED}`,
        endedAt: null,
        result: null,
        perspectives: ['spectator', '0'],
        state: { position: `${LINKED}` },
        timeline: { totalCount: LINKED + 1 },
      });
      const later = `{ game(id: "${id}") { state(at: "${LINKED + 1}", as: "0") { position } } }`;
      expect(code(await api.ask(later, {}, headers))).toBe('POSITION_OUT_OF_RANGE');
    });

    it.each(games)('lists only what it shows of $id', async ({ id, isOver, visibility }) => {
      const listed = async (headers: Credentials, filter: object = {}) => {
        const query = `query ($filter: GameFilter) { games(first: 100, filter: $filter) {
          edges { node { id events lastPosition endedAt days result { rule } } } } }`;
        const { data, errors } = await api.ask(query, { filter }, headers);
        expect(errors).toEqual([]);
        const { edges } = data.games as { edges: { node: { id: string } }[] };
        return edges.map(({ node }) => node).find((node) => node.id === id) ?? null;
      };
      const headers = await share('shared', id);
      const cut = { lastPosition: `${LINKED}`, events: LINKED + 1, endedAt: null, result: null };
      const node = await listed(headers);
      if (visibility === 'PRIVATE') expect(node).toBeNull();
      else expect(node).toMatchObject(cut);
      if (isOver && visibility === 'PUBLIC') expect(await listed({}, { finished: true })).not.toBeNull();
      expect(await listed(headers, { finished: true })).toBeNull();
      expect(await listed(await share('revoked', id))).toBeNull();
    });

    it.each(games)('that was revoked shows nothing of $id', async ({ id }) => {
      const headers = await share('revoked', id);
      for (const [, query] of gameFields(id, 'spectator').slice(0, 5))
        expect(code(await api.ask(query, {}, headers))).toBe('LINK_REVOKED');
    });

    it.each(games)('that was never created, though it is signed, shows nothing of $id', async ({ id }) => {
      expect(code(await api.ask(`{ game(id: "${id}") { events } }`, {}, await share('other', id)))).toBe(
        'LINK_REVOKED',
      );
    });

    it.each(games)('shows no more of $id than was shared, whatever its token contains', async ({ id }) => {
      const headers = await share('shared', id, '9', 'all');
      const { data } = await api.ask(`{ game(id: "${id}") { lastPosition perspectives } }`, {}, headers);
      expect(data.game).toEqual({ lastPosition: `${LINKED}`, perspectives: ['spectator', '0'] });
    });
  });

  describe.each(games)('an invalid token, at $id,', ({ id }) => {
    it.each<[string, () => Promise<Credentials>]>([
      ['expired', () => signedIn('admin', -3600)],
      ['forged', async () => seated(signedAccess(), id, 0)],
      [
        'forged for a link',
        () => linked(signedAccess(), { id: 'shared', game: id as GameId, position: '6', as: 'all' }),
      ],
      ['unsigned', async () => ({ authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoiYWRtaW4ifQ.' })],
      ['no token', async () => ({ authorization: 'Bearer nonsense' })],
      ['another scheme', async () => ({ authorization: 'Basic QWRhOkJlbg==' })],
    ])('is refused everywhere: %s', async (_name, credentials) => {
      const headers = await credentials();
      for (const query of [
        `{ game(id: "${id}") { events } }`,
        '{ games { totalCount } }',
        '{ __typename }',
      ]) {
        const answer = await api.ask(query, {}, headers);
        expect([answer.status, code(answer), answer.data]).toEqual([401, 'UNAUTHENTICATED', null]);
        expect(answer.errors[0]?.extensions['advice']).toEqual(expect.any(String));
      }
      const exported = await fetch(`${api.url}/games/${id}/export`, { headers });
      expect(exported.status).toBe(401);
      for (const [, query] of gameSubscriptions(id, 'spectator'))
        expect(await first(query, headers)).toBe('UNAUTHENTICATED');
    });
  });

  it('games can be imported by people who are signed in, but not by strangers', async () => {
    const query = 'mutation { importGame(file: "{}") { id } }';
    expect(code(await api.ask(query))).toBe('FORBIDDEN');
    expect(code(await api.ask(query, {}, await signedIn('seat')))).toMatch(/^IMPORT_/);
  });

  it('visibility can be changed repeatedly, only by the players of a game and admins', async () => {
    const id = 'over-PLAYERS';
    const set = (to: string) => `mutation { setVisibility(game: "${id}", visibility: ${to}) }`;
    const seen = async () => code(await api.ask(`{ game(id: "${id}") { state(as: "all") { position } } }`));
    const seat = await seated(api.access, id, 1);
    expect(await seen()).toBe('VIEW_FORBIDDEN');
    for (const headers of [
      {},
      await signedIn('coach'),
      await signedIn('seat'),
      await readers['of a person with a link as seat 0']!.credentials(api, id),
    ])
      expect(code(await api.ask(set('PUBLIC'), {}, headers))).toBe('FORBIDDEN');
    expect((await api.ask(set('PUBLIC'), {}, seat)).data).toEqual({ setVisibility: 'PUBLIC' });
    expect(await seen()).toBeNull();
    expect((await api.ask(set('PRIVATE'), {}, await signedIn('admin'))).errors).toEqual([]);
    expect(await seen()).toBe('GAME_NOT_FOUND');
    expect((await api.ask(set('PLAYERS'), {}, seat)).errors).toEqual([]);
    expect(await seen()).toBe('VIEW_FORBIDDEN');
  });

  it('a branch is no more visible than its game, because it contains the part before it', async () => {
    const id = 'branch' as GameId;
    const revision = played.length - 1;
    const seats = [{ seat: 0, handedOut: true }];
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append(
      id,
      [{ kind: 'GameOpened', visibility: 'PRIVATE', seats, by: 'Ada' }],
      'no-stream',
    );
    await api.streams.append(id, [{ kind: 'GameBranched', parent: 'over-PLAYERS', revision }], 'no-stream');
    const set = (to: Visibility) => `mutation { setVisibility(game: "${id}", visibility: ${to}) }`;
    const seat = await seated(api.access, id, 0);
    expect(code(await api.ask(set('PUBLIC'), {}, seat))).toBe('VISIBILITY_TOO_WIDE');
    expect(code(await api.ask(set('PUBLIC'), {}, await signedIn('admin')))).toBe('VISIBILITY_TOO_WIDE');
    expect((await api.ask(set('PLAYERS'), {}, seat)).errors).toEqual([]);
    expect((await api.ask(set('PRIVATE'), {}, seat)).errors).toEqual([]);
  });

  it('a subscription follows a game to its end with the rights at its start', async () => {
    const id = 'followed' as GameId;
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    const opened = { kind: 'GameOpened', visibility: 'PUBLIC', by: 'Ada' } as const;
    await administration.append(id, [{ ...opened, seats: [{ seat: 0, handedOut: true }] }], 'no-stream');
    await api.streams.appendRecorded(id, lasting.slice(0, 9), 'no-stream');
    const asking = client({});
    const texts: string[] = [];
    const query = `subscription { gameEvents(id: "${id}") { revision text actions { text } } }`;
    const reading = (async () => {
      for await (const message of asking.iterate({ query })) texts.push(JSON.stringify(message));
    })();
    await api.streams.appendRecorded(id, lasting.slice(9), 8);
    await reading;
    await asking.dispose();
    const secrets = secretsOf(highCard, lasting, spectator);
    expect(texts).toHaveLength(lasting.length);
    for (const [revision, text] of texts.entries())
      expect(secrets[revision]!.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
