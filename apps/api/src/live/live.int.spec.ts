import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { GameStreams } from '#event-store';
import type { GameId } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { GAME_STREAMS } from '../api.tokens.js';
import { RunningApi } from '../../test/running-api.js';

const events = highCardGame('live', { days: 6 });
const last = events.length - 1;
const game = 'live' as GameId;

interface Entry {
  readonly revision: number;
  readonly position: string;
  readonly text: string;
}

describe('the events of a game, live', () => {
  let api: RunningApi;
  let client: Client;

  beforeEach(async () => {
    api = await RunningApi.start({ live: events.slice(0, 20) });
    client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
  });
  afterEach(async () => {
    await client.dispose();
    await api.stop();
  });

  const query = `subscription ($id: ID! = "live", $after: String, $as: String! = "spectator", $locale: Locale! = en) {
    gameEvents(id: $id, after: $after, as: $as, locale: $locale) {
      position revision kind verb seat starts clock { day phase turn seat } text rules { number } actions { position kind text } } }`;
  const follow = (variables: Record<string, unknown> = {}) =>
    client.iterate<{ gameEvents: Entry }>({ query, variables });
  const record = (from: number, to: number, step = 1) =>
    (async () => {
      for (let at = from; at < to; at += step)
        await api.streams.appendRecorded(game, events.slice(at, Math.min(at + step, to)), at - 1);
    })();

  /** Reads entries to the end of the game, or up to `most` of them. */
  async function read(feed: ReturnType<typeof follow>, most = Infinity): Promise<Entry[]> {
    const entries: Entry[] = [];
    for await (const { data } of feed) {
      if (data) entries.push(data.gameEvents);
      if (entries.length >= most) break;
    }
    return entries;
  }
  const revisions = (entries: readonly Entry[]) => entries.map(({ revision }) => revision);
  const upTo = (from: number, to: number) => events.slice(from, to + 1).map(({ revision }) => revision);
  /** Returns the code of the error that ends a feed. */
  async function refusal(feed: ReturnType<typeof follow>): Promise<unknown> {
    try {
      for await (const { errors } of feed) if (errors) return errors[0]?.extensions?.['code'];
      return null;
    } catch (errors) {
      return (errors as readonly { extensions?: Record<string, unknown> }[])[0]?.extensions?.['code'];
    }
  }

  it('are the recorded events first and then new ones, without gaps or repeats, to the end of the game', async () => {
    const reading = read(follow());
    await record(20, events.length, 3);
    expect(revisions(await reading)).toEqual(upTo(0, last));
  });

  it('are the same for subscribers who start at different times during the game', async () => {
    const early = read(follow({ after: '4' }));
    const playing = record(20, events.length);
    const late = read(follow({ after: '11' }));
    await playing;
    const after = read(follow({ after: '30' }));
    expect(revisions(await early)).toEqual(upTo(5, last));
    expect(revisions(await late)).toEqual(upTo(12, last));
    expect(revisions(await after)).toEqual(upTo(31, last));
  });

  it('can continue after an interruption', async () => {
    const before = await read(follow(), 15);
    await record(20, events.length, 7);
    const rest = await read(follow({ after: before.at(-1)?.position }));
    expect(revisions([...before, ...rest])).toEqual(upTo(0, last));
  });

  it('are the same as in the timeline', async () => {
    await record(20, events.length, 50);
    for (const as of ['0', '1', 'spectator', 'all']) {
      const { data } = await api.ask(
        `query ($as: String!) { game(id: "live") { timeline(first: 1000, as: $as, locale: it) { edges { node {
          position revision kind verb seat starts clock { day phase turn seat } text rules { number } actions { position kind text } } } } } }`,
        { as },
      );
      const { edges } = data.game.timeline as { edges: { node: Entry }[] };
      expect(await read(follow({ as, locale: 'it' }))).toEqual(edges.map(({ node }) => node));
    }
  });

  it('end immediately after the last position if the game is over', async () => {
    await record(20, events.length, 50);
    expect(await read(follow({ after: `${last}` }))).toEqual([]);
  });

  it('release the store when the subscriber leaves while nothing happens', async () => {
    const streams = api.server.app.get<GameStreams>(GAME_STREAMS);
    const followed = streams.follow.bind(streams);
    const left = new Promise<void>((resolve) => {
      streams.follow = (id, after, signal) => {
        signal?.addEventListener('abort', () => resolve());
        return followed(id, after, signal);
      };
    });
    const feed = follow({ after: '18' });
    expect((await feed.next()).value).toMatchObject({ data: { gameEvents: { revision: 19 } } });
    await feed.return?.();
    await left;
  });

  it.each([
    [{ id: 'unknown' }, 'GAME_NOT_FOUND'],
    [{ after: 'x' }, 'POSITION_INVALID'],
    [{ after: '20' }, 'POSITION_OUT_OF_RANGE'],
    [{ as: '2' }, 'VIEWER_INVALID'],
  ])('are refused with an error code for %j', async (variables, code) => {
    expect(await refusal(follow(variables))).toBe(code);
  });

  it('are the only operations that the socket answers', async () => {
    expect(await refusal(client.iterate({ query: '{ games { totalCount } }' }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect(await refusal(client.iterate({ query: 'mutation { importGame(file: "{}") { id } }' }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    expect(await refusal(client.iterate({ query: 'subscription { nothing }' }))).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
    expect(await refusal(client.iterate({ query: 'subscription {' }))).toBe('GRAPHQL_PARSE_FAILED');
    const words = Array.from({ length: 5000 }, (_, at) => `a${at}: id`).join(' ');
    expect(await refusal(client.iterate({ query: `subscription { ${words} }` }))).toBe(
      'GRAPHQL_PARSE_FAILED',
    );
  });

  it('are not sent to pages of other servers', async () => {
    const open = (origin: string) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
          origin,
        });
        socket.on('open', () => {
          socket.close();
          resolve('open');
        });
        socket.on('error', ({ message }) => resolve(message));
      });
    expect(await open('http://example.org')).toContain('403');
    expect(await open(api.url)).toBe('open');
  });

  it('end when the server stops', async () => {
    const reading = read(follow({ after: '19' })).then(
      () => 'ended',
      () => 'closed',
    );
    await record(20, 21);
    await api.stop();
    expect(['ended', 'closed']).toContain(await reading);
  });
});
