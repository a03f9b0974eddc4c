import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { printGame } from '#interchange';
import { requestBounds, type GameId } from '#record';
import { TableLog } from '#interchange/testing';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi, type StartOptions } from '../../test/running-api.js';
import { signedAccess, signedIn } from '../../test/tokens.js';
import { noLimits } from '../limits/limit-settings.js';
import { defaultPatience } from '../limits/sockets.js';

let api: RunningApi;
const start = async (options: StartOptions = {}) => (api = await RunningApi.start({}, options));

const json = { 'content-type': 'application/json' };
const send = async (body: string | Uint8Array, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.url}/games/import`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : new Blob([Buffer.from(body)]),
  });
  const document = (await response.json()) as Record<string, unknown>;
  return [response.status, document['code'] ?? document] as const;
};
const file = printGame({ id: 'file' as GameId, events: highCardGame('file') });
const total = async () =>
  ((await api.ask('{ games { totalCount } }')).data as { games: { totalCount: number } }).games.totalCount;

/** Sends only this part of a request, and returns the response. */
async function answered(head: readonly string[], part: string): Promise<string> {
  const { port } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data: Buffer) => (answer += data.toString())).on('error', () => undefined);
  socket.write(['POST /games/import HTTP/1.1', 'Host: localhost', ...head, '', part].join('\r\n'));
  await once(socket, 'close');
  return answer;
}

describe('the file of a game', () => {
  afterEach(() => api.stop());

  it('can be larger than the body of a query, and changes nothing the second time', async () => {
    await start();
    const game = alteredGame('torn');
    const large = printGame({ id: 'large' as GameId, events: game });
    expect(large.length).toBeGreaterThan(requestBounds.body);
    const events = game.length;
    expect(await send(large)).toEqual([
      200,
      {
        id: 'large',
        events,
        alreadyThere: false,
        games: null,
        others: [],
        reading: null,
        replaced: [],
        decks: [],
      },
    ]);
    expect(await send(large)).toEqual([
      200,
      {
        id: 'large',
        events,
        alreadyThere: true,
        games: null,
        others: [],
        reading: null,
        replaced: [],
        decks: [],
      },
    ]);
    expect(await api.codes('mutation ($file: String!) { importGame(file: $file) { id } }', { file })).toEqual(
      [],
    );
    expect(await total()).toBe(2);
  });

  it('can be the log of a table, which can be viewed but not continued', async () => {
    await start();
    const log = new TableLog().draws(0, 1, [7]).plays(1, 101, 'stormLeft');
    expect(await send(log.text())).toMatchObject([200, { id: 'bga-77', alreadyThere: false }]);
    expect(await send(log.text())).toMatchObject([200, { id: 'bga-77', alreadyThere: true }]);
    expect(await send(log.text().slice(0, -9))).toEqual([400, 'IMPORT_NOT_JSON']);
    const shown = await api.ask('{ game(id: "bga-77") { state { zones { cards { face { name } } } } } }');
    expect(JSON.stringify(shown)).toContain('TESTER_101');
    expect(JSON.stringify(shown)).not.toContain('TESTER_7');
    expect(await api.codes('mutation { branchGame(game: "bga-77", at: "8") { id } }', {})).toEqual([
      'GAME_OBSERVED',
    ]);
  });

  it('is not read if the sender is not signed in, does not send JSON, or announces too large a file', async () => {
    await start({ access: signedAccess() });
    expect(await send(file)).toEqual([403, 'FORBIDDEN']);
    expect(await send(file, { authorization: 'Bearer nonsense' })).toEqual([401, 'UNAUTHENTICATED']);
    const seat = await signedIn('seat');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(await send(file, { ...seat, 'content-type': type })).toEqual([415, 'IMPORT_TYPE_INVALID']);
    const sent = ['Content-Type: application/json', `Authorization: ${seat['authorization'] ?? ''}`];
    expect(await answered(['Content-Type: application/json', 'Content-Length: 1000'], '{')).toMatch(
      /^HTTP\/1.1 403 [^]*FORBIDDEN/,
    );
    expect(await answered([...sent, `Content-Length: ${requestBounds.upload + 1}`], '{')).toMatch(
      /^HTTP\/1.1 413 [^]*BODY_TOO_LARGE/,
    );
    expect(await send(file, seat)).toMatchObject([200, { id: 'file' }]);
  });

  it('is refused, and nothing is stored, if it is invalid, too deeply nested or not text', async () => {
    await start();
    const broken: readonly (readonly [string | Uint8Array, unknown])[] = [
      ['', 'IMPORT_NOT_JSON'],
      ['{}', 'IMPORT_FOREIGN'],
      [file.slice(0, 500), 'IMPORT_NOT_JSON'],
      ['['.repeat(10_000_000), 'IMPORT_TOO_DEEP'],
      [new Uint8Array([0x22, 0xff, 0x22]), 'IMPORT_NOT_JSON'],
    ];
    for (const [body, code] of broken) expect(await send(body)).toEqual([400, code]);
    expect(await total()).toBe(0);
  });

  it('is abandoned if it does not arrive in time', async () => {
    await start({ limits: { ...noLimits, patience: { ...defaultPatience, upload: 200 } } });
    expect(await answered(['Content-Type: application/json', 'Content-Length: 1000'], '{')).toMatch(
      /^HTTP\/1.1 408 [^]*BODY_TOO_SLOW/,
    );
  });

  it('counts towards limits for uploads at a time and uploads per minute', async () => {
    const rates = { queries: 100, mutations: 10, imports: requestBounds.uploads + 1 };
    await start({ limits: { ...noLimits, rates, patience: { ...defaultPatience, upload: 500 } } });
    const waiting = Array.from({ length: requestBounds.uploads }, () =>
      answered(['Content-Type: application/json', 'Content-Length: 1000'], '{'),
    );
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await send(file)).toEqual([503, 'IMPORTS_TOO_MANY']);
    expect(await send(file)).toEqual([429, 'RATE_LIMITED']);
    for (const late of await Promise.all(waiting)) expect(late).toContain('BODY_TOO_SLOW');
  });
});
