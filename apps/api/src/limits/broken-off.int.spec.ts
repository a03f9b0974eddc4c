import { once } from 'node:events';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { WebSocket } from 'ws';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { ErrorLog } from '../graphql/error-log.js';

let api: RunningApi;
afterEach(async () => {
  jest.restoreAllMocks();
  await api.stop();
});

type Sent = (error?: Error) => void;
const isNext = (data: unknown): boolean => typeof data === 'string' && data.includes('"next"');

describe('a subscriber that disconnects', () => {
  it('while it receives data does not cause an internal error', async () => {
    api = await RunningApi.start({ live: highCardGame('live', { decisions: 6 }) });
    const faults: unknown[] = [];
    const log = api.server.app.get(ErrorLog);
    Object.assign(log, { logger: { error: (...args: unknown[]) => faults.push(args) } });
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    // From here on, sending to the client fails, as if its machine had disappeared.
    const send = WebSocket.prototype.send;
    const broken = jest.spyOn(WebSocket.prototype, 'send');
    broken.mockImplementation(function (this: WebSocket, data: unknown, ...rest: unknown[]) {
      const done = rest.at(-1) as Sent | undefined;
      if (!isNext(data)) return (send as (...args: unknown[]) => void).call(this, data, ...rest);
      done?.(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    } as typeof WebSocket.prototype.send);
    const query = 'subscription { gameEvents(id: "live", as: "all") { position } }';
    socket.send(JSON.stringify({ id: 'a', type: 'subscribe', payload: { query } }));
    const hasReceived = () => broken.mock.calls.filter(([data]) => isNext(data)).length > 3;
    for (let waited = 0; waited < 400 && !hasReceived(); waited++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(hasReceived()).toBe(true);
    socket.terminate();
    expect({ faults, complaints: complaints.mock.calls }).toEqual({ faults: [], complaints: [] });
    expect((await api.ask('{ game(id: "live") { id } }')).errors).toEqual([]);
  });
});
