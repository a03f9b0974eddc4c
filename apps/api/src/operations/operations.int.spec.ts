import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { GameId } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi, type StartOptions } from '../../test/running-api.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { GAME_STREAMS, type GameStreams } from '../api.tokens.js';
import { startTracing } from '../telemetry/tracing.js';

let api: RunningApi;

describe('operations', () => {
  afterEach(() => api.stop());

  const events = highCardGame('game', { days: 5 });
  const start = async (options: StartOptions = {}) => {
    api = await RunningApi.start({ game: events.slice(0, 20) }, options);
  };
  const append = (from: number) =>
    api.server.app.get<GameStreams>(GAME_STREAMS).appendRecorded('game' as GameId, [events[from]!], from - 1);
  const post = (body: object, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const state = '{ game(id: "game") { state { position } } }';

  describe('the metrics of a server', () => {
    /** Returns the lines of one metric, without its help text. */
    const figures = async (name: string) => {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith(name));
    };

    it('count requests by kind and code, without labels from clients', async () => {
      await start();
      await post({ query: 'query Invented { games { totalCount } }', operationName: 'Invented' });
      await post({ query: '{ game(id: "none") { id } }' });
      await post({ query: '{ nothing }' });
      await post({ query: 'mutation { importGame(file: "x") { id } }' });
      const counted = await figures('retrace_requests_total{');
      expect(counted).toContain('retrace_requests_total{kind="query",code="OK"} 1');
      expect(counted).toContain('retrace_requests_total{kind="query",code="GAME_NOT_FOUND"} 1');
      expect(counted).toContain('retrace_requests_total{kind="unknown",code="GRAPHQL_VALIDATION_FAILED"} 1');
      expect(counted).toContain('retrace_requests_total{kind="mutation",code="IMPORT_NOT_JSON"} 1');
      expect(counted.join()).not.toContain('Invented');
    });

    it('show how games were found, and how long appends took', async () => {
      await start();
      await post({ query: state });
      await post({ query: state });
      await append(20);
      await post({ query: state });
      await expect(append(20)).resolves.toMatchObject({ duplicate: true });
      await expect(append(30)).rejects.toThrow();
      expect(await figures('retrace_open_game_seconds_count')).toEqual([
        'retrace_open_game_seconds_count{found="read"} 1',
        'retrace_open_game_seconds_count{found="ready"} 1',
        'retrace_open_game_seconds_count{found="extended"} 1',
      ]);
      expect(await figures('retrace_append_seconds_count')).toEqual([
        'retrace_append_seconds_count{outcome="appended"} 2',
        'retrace_append_seconds_count{outcome="conflict"} 1',
      ]);
      expect(await figures('retrace_appended_events_total')).toEqual(['retrace_appended_events_total 1']);
      expect(await figures('process_resident_memory_bytes')).toHaveLength(1);
    });

    it('show the number of subscriptions', async () => {
      await start();
      const client = createClient({
        url: `${api.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
      });
      const feed = client.iterate({ query: 'subscription { gameEvents(id: "game") { revision } }' });
      await feed.next();
      expect(await figures('retrace_subscriptions')).toEqual(['retrace_subscriptions 1']);
      expect(await figures('retrace_sockets')).toEqual(['retrace_sockets 1']);
      await client.dispose();
    });

    it('show how far the list of games is behind', async () => {
      await start();
      const lag = async () => Number((await figures('retrace_projection_lag_seconds'))[0]?.split(' ')[1]);
      expect(await lag()).toBe(0);
      expect(await figures('retrace_projection_lag_events')).toEqual(['retrace_projection_lag_events 0']);
      const sync = api.server.app.get(CatalogueSync);
      sync.catchUp = () => Promise.resolve(false);
      expect(await lag()).toBeGreaterThan(0);
    });

    it('are available only with the token, or not at all', async () => {
      const token = 'a-token-of-some-length';
      await start({ metrics: { kind: 'token', token } });
      const statusWith = async (authorization?: string) =>
        (await fetch(`${api.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } }))
          .status;
      expect([
        await statusWith(),
        await statusWith('Bearer wrong'),
        await statusWith(`Bearer ${token}`),
      ]).toEqual([401, 401, 200]);
      await api.stop();
      await start({ metrics: { kind: 'off' } });
      expect(await statusWith(`Bearer ${token}`)).toBe(404);
    });
  });

  describe('a request', () => {
    it('has the id from its header if that is safe to log, and a new one otherwise', async () => {
      await start();
      const idOf = async (given: string) =>
        (await post({ query: state }, { 'x-request-id': given })).headers.get('x-request-id');
      expect(await idOf('abc-12345')).toBe('abc-12345');
      for (const given of ['short', 'x'.repeat(65), '{"level":60}', 'a b c d e f'])
        expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('that causes an internal error receives the id that is in the log and the answer', async () => {
      await start();
      const games = api.server.app.get(ReplayedGames);
      games.open = () => Promise.reject(new Error('secret'));
      const response = await post({ query: state }, { 'x-request-id': 'request-0001' });
      expect(response.headers.get('x-request-id')).toBe('request-0001');
      expect(await response.json()).toMatchObject({
        errors: [{ extensions: { code: 'INTERNAL', logId: 'request-0001' } }],
      });
    });
  });

  describe('traces', () => {
    it('are sent to the given receiver with the operation, the game that it opens, and its appends', async () => {
      const received: string[] = [];
      const receiver = createServer((request, response) => {
        const chunks: Buffer[] = [];
        request
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => {
            received.push(`${request.url} ${Buffer.concat(chunks).toString('latin1')}`);
            response.end();
          });
      }).listen(0, '127.0.0.1');
      await once(receiver, 'listening');
      process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] =
        `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
      const end = await startTracing();
      await start();
      await post({ query: `query Board ${state}` });
      await append(20);
      await end();
      delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
      receiver.close();
      const sent = received.join('');
      for (const part of [
        '/v1/traces',
        'retrace-api',
        'GraphQL query',
        'Board',
        'open game',
        'append',
        'game-game',
      ])
        expect(sent).toContain(part);
    });
  });
});
