import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { AdministrationStreams, EventStore } from '#event-store';
import type { AdministrationEntry, GameId, RecordedEvent } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { anonymous, type Reader } from '../access/reader.js';
import { ADMINISTRATION_STREAMS, EVENT_STORE } from '../api.tokens.js';
import { LiveList } from './live-list.js';
import { LiveNotes } from './live-notes.js';
import { LiveSeats } from './live-seats.js';

const whole = highCardGame('changes', { days: 3 });
/** The number of events up to a decision in the middle of the game. */
const BEGUN = whole.findIndex(({ event }, at) => at > 8 && event.kind === 'DecisionRequested') + 1;
const begun = whole.slice(0, BEGUN);

interface Data {
  readonly games: {
    readonly totalCount: number;
    readonly edges: readonly {
      readonly node: { readonly id: string; readonly events: number; readonly tags: readonly string[] };
    }[];
  };
  readonly noteChanges: {
    readonly anew: boolean;
    readonly annotations: readonly { readonly id: string; readonly text: string }[];
    readonly removed: readonly string[];
    readonly tags: readonly string[];
  };
  readonly seatAsked: {
    readonly game: string;
    readonly seat: number;
    readonly name: string;
    readonly position: string;
    readonly decision: { readonly id: number; readonly seat: number; readonly options: unknown };
  };
}

const gamesQuery = `subscription { games(first: 5) { totalCount edges { cursor node { id events tags } } } }`;
const notesQuery = `subscription ($id: ID! = "open") { noteChanges(id: $id) { anew annotations { id text } removed tags } }`;
const seatsQuery = `subscription ($game: ID) { seatAsked(game: $game) { game seat name position decision { id seat options { key } } } }`;

describe('live changes', () => {
  let api: RunningApi;
  let clients: Client[];

  const opened = (visibility: 'PUBLIC' | 'PRIVATE'): AdministrationEntry => ({
    ...{ kind: 'GameOpened', visibility, by: 'Ada' },
    seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
  });
  const begin = async (id: string, events: readonly RecordedEvent[], visibility: 'PUBLIC' | 'PRIVATE') => {
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append(id as GameId, [opened(visibility)], 'no-stream');
    await api.streams.appendRecorded(id as GameId, events, 'no-stream');
  };
  const play = (id: string, from: number, to: number) =>
    api.streams.appendRecorded(id as GameId, whole.slice(from, to), from - 1);

  beforeEach(async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
    clients = [];
    await begin('open', begun, 'PUBLIC');
  });
  afterEach(async () => {
    for (const client of clients) await client.dispose();
    await api.stop();
  });

  function follow(query: string, credentials: Credentials, variables: Record<string, unknown> = {}) {
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { ...credentials },
    });
    clients.push(client);
    const feed = client.iterate<Data>({ query, variables });
    return async <Name extends keyof Data>(name: Name): Promise<Data[Name]> => {
      const { value } = (await feed.next()) as {
        value: { data?: Data | null; errors?: unknown } | undefined;
      };
      if (value?.data == null) throw new Error(`No data was received: ${JSON.stringify(value)}`);
      return value.data[name];
    };
  }
  /** Returns the code of the error that refuses a subscription. */
  async function refusal(query: string, credentials: Credentials, variables: Record<string, unknown> = {}) {
    try {
      await follow(query, credentials, variables)('games');
      return null;
    } catch (error) {
      const errors = Array.isArray(error)
        ? error
        : JSON.parse(String(error).replace(/^[^{]*/, '') || '{}').errors;
      return errors?.[0]?.extensions?.code as unknown;
    }
  }

  describe('the list of games', () => {
    it('is sent first in full, and then when a game is recorded, continued, tagged, closed or deleted', async () => {
      const coach = await signedIn('coach');
      const stranger = follow(gamesQuery, {});
      const next = follow(gamesQuery, coach);
      const rows = ({ edges }: Data['games']) => edges.map(({ node }) => [node.id, node.events]);
      expect(rows(await next('games'))).toEqual([['open', BEGUN]]);
      expect(rows(await stranger('games'))).toEqual([['open', BEGUN]]);

      await begin('closed', whole, 'PRIVATE');
      expect(rows(await next('games'))).toContainEqual(['closed', whole.length]);

      await play('open', BEGUN, BEGUN + 4);
      expect(rows(await next('games'))).toContainEqual(['open', BEGUN + 4]);
      // Meanwhile, a game that is hidden from the stranger was recorded. The message reveals nothing about it.
      const seen = await stranger('games');
      expect([rows(seen), seen.totalCount]).toEqual([[['open', BEGUN + 4]], 1]);

      await api.ask('mutation { tag(game: "closed", tag: "Final") }', {}, coach);
      const tagged = (await next('games')).edges.find(({ node }) => node.id === 'closed');
      expect(tagged?.node.tags).toEqual(['Final']);

      await api.ask('mutation { deleteGame(game: "closed") }', {}, await signedIn('admin'));
      expect(rows(await next('games'))).toEqual([['open', BEGUN + 4]]);
    });

    it('is the same as in the query', async () => {
      const { data } = await api.ask(gamesQuery.replace('subscription', 'query'));
      expect(await follow(gamesQuery, {})('games')).toEqual(data.games);
    });

    it('is refused if too many entries are requested, or with an invalid cursor', async () => {
      const large = 'subscription { games(first: 101) { totalCount } }';
      expect(await refusal(large, {})).toBe('PAGE_TOO_LARGE');
      const after = 'subscription { games(first: 1, after: "x") { totalCount } }';
      expect(await refusal(after, {})).toBe('CURSOR_INVALID');
      const dear = `subscription { games(first: 100) { edges { node { annotations(first: 500) { edges { node { id text } } } } } } }`;
      expect(await refusal(dear, {})).toBe('QUERY_TOO_COMPLEX');
    });
  });

  describe('the notes of a game', () => {
    const annotate = async (text: string, as: string, credentials: Credentials) =>
      (
        await api.ask(
          `mutation ($text: String!, $as: String!) { annotate(game: "open", from: "3", as: $as, text: $text) { id } }`,
          { text, as },
          credentials,
        )
      ).data.annotate.id as string;

    it('are sent first in full, and then when they are written, changed or removed', async () => {
      const coach = await signedIn('coach');
      const first = await annotate('Before.', 'spectator', coach);
      const next = follow(notesQuery, {});
      const note = { id: first, text: 'Before.' };
      expect(await next('noteChanges')).toEqual({ anew: true, annotations: [note], removed: [], tags: [] });

      const second = await annotate('After.', 'spectator', coach);
      const added = { anew: false, annotations: [{ id: second, text: 'After.' }], removed: [], tags: [] };
      expect(await next('noteChanges')).toEqual(added);

      const change = `mutation { changeAnnotation(game: "open", id: "${first}", from: "4", text: "Changed.") { id } }`;
      await api.ask(change, {}, coach);
      expect((await next('noteChanges')).annotations).toEqual([{ id: first, text: 'Changed.' }]);

      await api.ask(`mutation { removeAnnotation(game: "open", id: "${second}") }`, {}, coach);
      expect(await next('noteChanges')).toMatchObject({ annotations: [], removed: [second] });

      await api.ask('mutation { tag(game: "open", tag: "Semi-final") }', {}, coach);
      expect(await next('noteChanges')).toMatchObject({ annotations: [], removed: [], tags: ['Semi-final'] });
    });

    it("are not sent to users who cannot take the author's perspective until the game is over", async () => {
      const player = await seated(api.access, 'open', 0);
      const rival = follow(notesQuery, await seated(api.access, 'open', 1));
      const own = follow(notesQuery, player);
      await own('noteChanges');
      await rival('noteChanges');
      const secret = await annotate('My hand is bad.', '0', player);
      expect((await own('noteChanges')).annotations).toEqual([{ id: secret, text: 'My hand is bad.' }]);
      const open = await annotate('Good luck.', 'spectator', player);
      expect((await rival('noteChanges')).annotations).toEqual([{ id: open, text: 'Good luck.' }]);
      await play('open', BEGUN, whole.length);
      expect((await rival('noteChanges')).annotations).toEqual([{ id: secret, text: 'My hand is bad.' }]);
    });

    it('are sent in parts if there are many', async () => {
      const coach = await signedIn('coach');
      for (let count = 0; count < 101; count++) await annotate(`Note ${count}.`, 'spectator', coach);
      const next = follow(notesQuery, {});
      const [first, second] = [await next('noteChanges'), await next('noteChanges')];
      expect([first.anew, first.annotations.length]).toEqual([true, 100]);
      expect([second.anew, second.annotations.length]).toEqual([false, 1]);
    });

    it('give the same error for an unknown game and for one that the reader may not view', async () => {
      await begin('closed', begun, 'PRIVATE');
      expect(await refusal(notesQuery, {}, { id: 'unknown' })).toBe('GAME_NOT_FOUND');
      expect(await refusal(notesQuery, {}, { id: 'closed' })).toBe('GAME_NOT_FOUND');
    });
  });

  describe("a seat's decisions", () => {
    const requestsOf = (from: number, seat: number) =>
      whole.flatMap(({ revision, event }) =>
        revision >= from && event.kind === 'DecisionRequested' && event.decision.seat === seat
          ? [{ position: `${revision}`, id: event.decision.id }]
          : [],
      );

    it.each([0, 1])('are sent to seat %i until the end of its game', async (seat) => {
      const pending = requestsOf(0, seat).findLast(({ position }) => Number(position) === BEGUN - 1);
      const expected = [...(pending ? [pending] : []), ...requestsOf(BEGUN, seat)];
      expect(expected.length).toBeGreaterThan(1);
      const next = follow(seatsQuery, await seated(api.access, 'open', seat));
      const received: unknown[] = [];
      let played = BEGUN;
      for (const { position, id } of expected) {
        if (Number(position) >= played) await play('open', played, Number(position) + 1);
        played = Math.max(played, Number(position) + 1);
        const { decision, ...where } = await next('seatAsked');
        expect(decision.options).not.toBeNull();
        received.push({ ...where, id: decision.id });
        expect({ position, id }).toEqual({ position: where.position, id: decision.id });
      }
      const name = seat === 0 ? 'Ada' : 'Ben';
      expect(received).toEqual(
        expected.map(({ position, id }) => ({ game: 'open', seat, name, position, id })),
      );
      await play('open', played, whole.length);
      await expect(next('seatAsked')).rejects.toThrow('No data was received');
    });

    it('are sent for every seat whose token is sent, or for those of one game', async () => {
      await begin('other', begun, 'PRIVATE');
      const last = begun.at(-1)?.event;
      const seat = last?.kind === 'DecisionRequested' ? last.decision.seat : -1;
      const tokens = [await seated(api.access, 'open', seat), await seated(api.access, 'other', seat)];
      const both = { 'x-retrace-seat': tokens.map((token) => token['x-retrace-seat']).join(', ') };
      const next = follow(seatsQuery, both);
      const games = [(await next('seatAsked')).game, (await next('seatAsked')).game];
      expect(games.sort()).toEqual(['open', 'other']);
      expect((await follow(seatsQuery, both, { game: 'other' })('seatAsked')).game).toBe('other');
    });

    it('are refused without the token of a seat of the game', async () => {
      expect(await refusal(seatsQuery, {})).toBe('SEAT_REQUIRED');
      const seat = await seated(api.access, 'open', 0);
      expect(await refusal(seatsQuery, seat, { game: 'other' })).toBe('SEAT_REQUIRED');
      expect(await refusal(seatsQuery, await seated(api.access, 'unknown', 0))).toBe('GAME_NOT_FOUND');
    });
  });

  it('end when the token expires', async () => {
    const reader: Reader = {
      ...anonymous,
      ...{ role: 'admin', name: 'Ann', seats: [{ game: 'open' as GameId, seat: 0 }] },
      expiresAt: Date.now() - 1,
    };
    const { app } = api.server;
    const feeds = [
      app.get(LiveList).follow({ first: 5 }, reader),
      app.get(LiveNotes).follow('open', reader),
      app.get(LiveSeats).follow(null, 'en', reader),
    ];
    for (const feed of feeds)
      await expect(feed.next()).rejects.toMatchObject({ problem: { code: 'UNAUTHENTICATED' } });
  });

  it('follow the store once, and stop with the last subscriber', async () => {
    const store = api.server.app.get<EventStore>(EVENT_STORE);
    const opening = store.follow.bind(store);
    const signals: AbortSignal[] = [];
    store.follow = (options) => {
      if (options?.signal) signals.push(options.signal);
      return opening(options);
    };
    const reader: Reader = { ...anonymous, role: 'admin', name: 'Ann' };
    const { app } = api.server;
    const feeds = [app.get(LiveList).follow({ first: 5 }, reader), app.get(LiveNotes).follow('open', reader)];
    for (const feed of feeds) await feed.next();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    for (const feed of feeds) await feed.return();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
