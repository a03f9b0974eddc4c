import { once } from 'node:events';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { Breach, type Door } from '#house';
import { subscriptions } from './schema-operations.js';
import { TriedServer } from './tried-server.js';

const subscribing = subscriptions().map(({ query, variables }) =>
  JSON.stringify({ id: 'a', type: 'subscribe', payload: { query, variables } }),
);
const messages = fc.oneof(
  { arbitrary: subscribing, weight: 4 },
  fc
    .record({
      type: fc.constantFrom('connection_init', 'ping', 'pong', 'complete', 'subscribe', 'x'),
      id: fc.string(),
      payload: fc.jsonValue(),
    })
    .map((message) => JSON.stringify(message)),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '{"type":"ping"}',
    '{"type":"connection_init"}',
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
  ),
  fc.constant(
    JSON.stringify({
      id: 'a',
      type: 'subscribe',
      payload: { query: `subscription { ${'gameEvents(id: "live") { position } '.repeat(200)} }` },
    }),
  ),
  fc.json(),
  fc.string({ unit: 'binary' }),
);
const params = fc.oneof(
  fc.constant({}),
  fc.dictionary(
    fc.constantFrom('Authorization', 'authorization', 'X-Retrace-Seat', 'x'),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  fc.jsonValue(),
);

interface Conversation {
  readonly params: unknown;
  readonly messages: readonly string[];
}

/** The maximum wait for a message from the server, in milliseconds. */
const PATIENCE = 3000;

export const door: Door<Conversation> = {
  name: 'sockets',
  enters: 'messages of subscribers',
  inputs: 2000,
  open: async () => {
    const server = await TriedServer.start();
    let tried = 0;
    return {
      arbitrary: fc.record({ params, messages: fc.array(messages, { minLength: 1, maxLength: 4 }) }),
      try: async (sent) => {
        if (++tried % 50 === 0) await server.requireAlive();
        return conversation(server, sent);
      },
      close: () => server.close(),
    };
  },
};

/**
 * Sends all messages. Returns the first code in a response or, if there is none, the code with which the server closed
 * the socket.
 */
async function conversation(
  server: TriedServer,
  { params: payload, messages: all }: Conversation,
): Promise<string> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const messages: string[] = [];
  const closings: number[] = [];
  socket.on('message', (data: Buffer) => messages.push(data.toString())).on('error', () => undefined);
  socket.on('close', (code) => closings.push(code));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload }));
  for (const message of all) socket.send(message);
  // The response to this message comes last, unless the socket closes first.
  const sign = '{"type":"pong","payload":{"last":true}}';
  socket.send('{"type":"ping","payload":{"last":true}}');
  const deadline = performance.now() + PATIENCE;
  while (closings.length === 0 && !messages.includes(sign)) {
    if (performance.now() > deadline) throw new Breach('the server says nothing any more');
    await new Promise(setImmediate);
  }
  socket.terminate();
  const [closed] = closings;
  if (closed === 4500 || closed === 1011) throw new Breach(`closed with ${closed}`);
  for (const text of messages) {
    const { type, payload: errors } = JSON.parse(text) as { type: string; payload?: unknown };
    if (type === 'error') return server.judge(200, JSON.stringify({ errors }));
  }
  return closed === undefined ? 'taken' : `closed with ${closed}`;
}
