import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { noLimits, type LimitSettings } from './limit-settings.js';
import { defaultPatience, MAX_PER_SOCKET, TOO_SLOW } from './sockets.js';

let api: RunningApi;
const sockets: WebSocket[] = [];

const unfinished = highCardGame('live', { days: 6 }).slice(0, 20);
const start = async (limits: Partial<LimitSettings>, games = { live: unfinished }) => {
  api = await RunningApi.start(games, { limits: { ...noLimits, ...limits } });
};
const quick = (patience: Partial<typeof defaultPatience>) => ({
  patience: { ...defaultPatience, look: 20, ...patience },
});

/** Opens a raw WebSocket, and collects the messages in order. */
async function open() {
  const socket = new WebSocket(`${api.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  sockets.push(socket);
  const messages: { type: string; id?: string; payload?: { extensions?: { code?: string } }[] }[] = [];
  socket.on('message', (data: Buffer) =>
    messages.push(JSON.parse(data.toString()) as (typeof messages)[number]),
  );
  await once(socket, 'open');
  return { socket, messages, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}
async function opened() {
  const connection = await open();
  connection.say({ type: 'connection_init' });
  await once(connection.socket, 'message');
  return connection;
}
const subscription = (id: string, game: string) => ({
  id,
  type: 'subscribe',
  payload: {
    query: `subscription { gameEvents(id: "${game}", as: "all") { position text clock { day phase turn seat } actions { position kind text } rules { number summary } } }`,
  },
});
const closing = async (socket: WebSocket): Promise<number> => ((await once(socket, 'close')) as [number])[0];

describe('a socket', () => {
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.terminate();
    await api.stop();
  });

  it('without credentials is closed', async () => {
    await start(quick({ handshake: 50 }));
    expect(await closing((await open()).socket)).toBe(4408);
  });

  it('without a subscription is closed after a while, and stays open otherwise', async () => {
    await start(quick({ idle: 100 }));
    const used = await opened();
    used.say(subscription('a', 'live'));
    expect(await closing((await opened()).socket)).toBe(1000);
    expect(used.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('carries a limited number of subscriptions, and an ended one makes room', async () => {
    await start({ subscriptions: 1000 });
    const { say, messages } = await opened();
    const refusals = () => messages.filter(({ type }) => type === 'error');
    for (let at = 0; at <= MAX_PER_SOCKET; at++) say(subscription(`s${at}`, 'live'));
    while (refusals().length === 0) await new Promise(setImmediate);
    expect(refusals()).toMatchObject([{ payload: [{ extensions: { code: 'SUBSCRIPTIONS_TOO_MANY' } }] }]);
    say({ id: 's0', type: 'complete' });
    say(subscription('again', 'live'));
    while (!messages.some(({ id, type }) => id === 'again' && type === 'next'))
      await new Promise(setImmediate);
    expect(refusals()).toHaveLength(1);
  });

  it("counts towards the limits for a client's sockets and for all of their subscriptions", async () => {
    await start({ subscriptions: 2 });
    const [first, second] = [await opened(), await opened()];
    await expect(open()).rejects.toThrow('429');
    first.say(subscription('a', 'live'));
    first.say(subscription('b', 'live'));
    while (first.messages.filter(({ type }) => type === 'next').length < 40) await new Promise(setImmediate);
    second.say(subscription('c', 'live'));
    while (!second.messages.some(({ id }) => id === 'c')) await new Promise(setImmediate);
    expect(second.messages.at(-1)).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'SUBSCRIPTIONS_TOO_MANY' } }],
    });
    // A closed socket no longer counts towards the client's limit.
    first.socket.close();
    await closing(first.socket);
    await opened();
  });

  it('that the client does not read is closed with a code, and few messages are buffered', async () => {
    await start(quick({ unread: 400 }), { live: alteredGame('long').slice(0, -1) });
    const { socket, say } = await opened();
    const wire = (socket as unknown as { _socket: Socket })._socket;
    wire.pause();
    for (let at = 0; at < MAX_PER_SOCKET; at++) say(subscription(`s${at}`, 'live'));
    const server = api.server.app.getHttpServer() as {
      getConnections(then: (error: unknown, count: number) => void): void;
    };
    const connections = () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
    while ((await connections()) > 0) await setTimeout(20);
    wire.resume();
    expect([TOO_SLOW, 1006]).toContain(await closing(socket));
  });
});
