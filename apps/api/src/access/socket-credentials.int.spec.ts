import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { AdministrationStreams } from '#event-store';
import type { GameId } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { signedAccess, signedIn } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';

describe('the credentials of a subscriber', () => {
  let api: RunningApi;
  let seat: string;

  beforeAll(async () => {
    api = await RunningApi.start(
      { live: highCardGame('live', { decisions: 4 }) },
      { access: signedAccess() },
    );
    const seats = [0, 1].map((at) => ({ seat: at, handedOut: true }));
    await api.server.app
      .get<AdministrationStreams>(ADMINISTRATION_STREAMS)
      .append('live' as GameId, [{ kind: 'GameOpened', visibility: 'PRIVATE', seats, by: 'Ada' }], 'any');
    seat = await api.access.capabilities.seatToken({ game: 'live' as GameId, seat: 0 });
  });
  afterAll(() => api.stop());

  /** Subscribes with these parameters and returns the first message: an event, or the code of the refusal. */
  async function followed(connectionParams: Record<string, unknown>): Promise<unknown> {
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams,
    });
    try {
      const query = 'subscription { gameEvents(id: "live", as: "0") { position } }';
      for await (const { data, errors } of client.iterate({ query }))
        return data?.['gameEvents'] === undefined ? errors?.[0]?.extensions?.['code'] : 'told';
      return 'ended';
    } catch (errors) {
      return (errors as readonly { extensions?: Record<string, unknown> }[])[0]?.extensions?.['code'];
    } finally {
      await client.dispose();
    }
  }

  it.each(['authorization', 'Authorization', 'AUTHORIZATION', 'AuThOrIzAtIoN'])(
    'are read as %s',
    async (name) => {
      expect(await followed({ [name]: `Bearer ${seat}` })).toBe('told');
    },
  );

  it.each(['x-retrace-seat', 'X-Retrace-Seat', 'X-RETRACE-SEAT'])('are read as %s', async (name) => {
    expect(await followed({ [name]: seat })).toBe('told');
  });

  it('are empty if the subscriber sends none', async () => {
    expect(await followed({})).toBe('GAME_NOT_FOUND');
    expect(await followed({ authorization: '', other: 5 })).toBe('GAME_NOT_FOUND');
  });

  it('are refused, and never ignored, if they cannot be read', async () => {
    const unreadable = [
      { Authorization: 'nonsense' },
      { Authorization: `Basic ${seat}` },
      { Authorization: `Bearer ${seat}x` },
      { Authorization: 5 },
      { Authorization: { token: seat } },
      { Authorization: [seat] },
      { authorization: `Bearer ${seat}`, Authorization: `Bearer ${seat}` },
      { authorization: '', Authorization: `Bearer ${seat}` },
      { 'X-Retrace-Seat': 5 },
      { 'X-Retrace-Seat': `${seat}x` },
    ];
    for (const params of unreadable)
      expect([params, await followed(params)]).toEqual([params, 'UNAUTHENTICATED']);
  });

  it('are refused over HTTP if they are sent twice', async () => {
    const { port } = new URL(api.url);
    const body = '{"query":"{ games { totalCount } }"}';
    const admin = (await signedIn('admin'))['authorization'] ?? '';
    const socket = connect(Number(port), '127.0.0.1');
    const head = ['POST /graphql HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    const headers = [`Authorization: ${admin}`, 'Authorization: Bearer nonsense', 'Connection: close'];
    socket.write([...head, ...headers, `Content-Length: ${body.length}`, '', body].join('\r\n'));
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    await once(socket, 'close');
    expect(answer).toContain('UNAUTHENTICATED');
  });
});
