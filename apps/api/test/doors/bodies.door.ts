import fc from 'fast-check';
import { printGame } from '#interchange';
import type { GameId } from '#record';
import type { Door } from '#house';
import { localAccess } from '../running-api.js';
import { highCardGame } from '../recorded-games.js';
import { TriedServer } from './tried-server.js';

interface Sent {
  readonly path: string;
  readonly method: string;
  readonly type: string;
  readonly body: string;
}

const right = JSON.stringify({ query: '{ games { totalCount edges { node { id } } } }', variables: {} });
const file = printGame({ id: 'file' as GameId, events: highCardGame('file') });

/** Generates damaged texts: truncated, duplicated, or with changed characters. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      from: fc.nat(text.length),
      length: fc.oneof(fc.nat(10), fc.nat(text.length)),
      instead: fc.oneof(
        fc.string({ maxLength: 10 }),
        fc.constantFrom('"', '{', ']', '\\', '\0', '\ud800', '0', 'null'),
      ),
    })
    .map(({ from, length, instead }) => text.slice(0, from) + instead + text.slice(from + length));

const nested = fc
  .tuple(fc.constantFrom('[', '{"a":', '{"query":'), fc.integer({ min: 1, max: 60_000 }))
  .map(([open, times]) => open.repeat(times));

/** Generates queries with an excessive number of brackets, aliases, fragments or arguments. */
const swollen = fc
  .tuple(
    fc.constantFrom(
      '{ a ',
      '{ games(filter: ',
      '[',
      '...on Game { ',
      'x: id ',
      '"',
      '"""',
      '# ',
      '@skip(if: true) ',
      'fragment f on Game { ...f } ',
    ),
    fc.integer({ min: 1, max: 5000 }),
  )
  .map(([part, times]) => JSON.stringify({ query: `{ ${part.repeat(times)}` }));

const shaped = fc
  .record(
    {
      query: fc.oneof(
        fc.string(),
        fc.constantFrom('{ games { totalCount } }', 'query a { __typename } query b { __typename }'),
        fc.jsonValue(),
      ),
      variables: fc.jsonValue(),
      operationName: fc.oneof(fc.string(), fc.jsonValue()),
      extensions: fc.oneof(
        fc.jsonValue(),
        fc.constant({ persistedQuery: { version: 1, sha256Hash: 'x'.repeat(64) } }),
        fc.constantFrom<unknown>(
          { persistedQuery: { version: '1', sha256Hash: 5 } },
          { persistedQuery: { version: 1, sha256Hash: 5 } },
          { persistedQuery: { version: 1 } },
          { persistedQuery: 1 },
        ),
      ),
    },
    { requiredKeys: [] },
  )
  .map((body) => JSON.stringify(body));

/** Fuzzes request bodies, sent to the API and uploaded as game files. */
export const door: Door<Sent> = {
  name: 'bodies',
  enters: 'bodies of requests',
  open: async () => {
    const server = await TriedServer.start(localAccess());
    let tried = 0;
    return {
      arbitrary: fc.record({
        path: fc.constantFrom(
          '/graphql',
          '/graphql',
          '/graphql',
          '/games/import',
          '/cards/import',
          '/games/import?x=1',
          '/games/x/import',
        ),
        method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
        type: fc.constantFrom(
          ...Array<string>(6).fill('application/json'),
          'application/json; charset=utf-16',
          'text/plain',
          '',
          'multipart/form-data; boundary=x',
        ),
        body: fc.oneof(
          damaged(right),
          damaged(file),
          nested,
          swollen,
          shaped,
          fc.json(),
          fc.string({ unit: 'binary' }),
        ),
      }),
      try: async ({ path, method, type, body }) => {
        const response = await fetch(`${server.url}${path}`, {
          method,
          headers: type === '' ? {} : { 'content-type': type },
          body,
        });
        const text = await response.text();
        if (++tried % 100 === 0) await server.requireAlive();
        // The framework itself responds to addresses without a handler.
        if (response.status === 404 || response.status === 405) return `status ${response.status}`;
        return server.judge(response.status, text);
      },
      close: () => server.close(),
    };
  },
};
