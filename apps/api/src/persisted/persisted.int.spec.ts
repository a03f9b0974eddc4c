import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createClient } from 'graphql-ws';
import { buildSchema, parse, validate } from 'graphql';
import { WebSocket } from 'ws';
import { operationsManifest } from '../../../viewer/operations.mjs';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { persistedSettings, type PersistedQueries } from './persisted-settings.js';

let api: RunningApi;
const start = async (persisted: PersistedQueries) => {
  api = await RunningApi.start({ game: highCardGame('game') }, { persisted });
};
const post = async (body: object) => {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { data?: unknown; errors?: { extensions: { code: string } }[] };
};
const codes = async (body: object) =>
  ((await post(body)).errors ?? []).map(({ extensions }) => extensions.code);
const query = '{ games { totalCount } }';
const hashed = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } },
});

describe('persisted queries', () => {
  afterEach(() => api.stop());

  it('are answered by their hash', async () => {
    await start({ automatic: true, allowed: null });
    expect(await codes(hashed(query))).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    expect(await codes({ query, ...hashed(query) })).toEqual([]);
    expect(await post(hashed(query))).toEqual({ data: { games: { totalCount: 1 } } });
  });

  it('are not registered with the hash of another query', async () => {
    await start({ automatic: true, allowed: null });
    expect(await codes({ query, ...hashed('{ games { edges { cursor } } }') })).not.toEqual([]);
  });

  it('must be sent in full if hashes are off', async () => {
    await start({ automatic: false, allowed: null });
    expect(await codes({ query, ...hashed(query) })).toEqual(['PERSISTED_QUERY_NOT_SUPPORTED']);
    expect(await codes({ query })).toEqual([]);
  });
});

describe("a server that only answers the viewer's operations", () => {
  let folder: string;
  const started = async () => {
    const manifest = await operationsManifest();
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-persisted-'));
    const file = path.join(folder, 'operations.json');
    writeFileSync(file, JSON.stringify(manifest));
    const settings = persistedSettings({ PERSISTED_QUERIES: `only ${file}` });
    if (!settings.ok) throw new Error(JSON.stringify(settings.error));
    await start(settings.value);
    return manifest.operations;
  };
  afterEach(async () => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("answers each operation as the viewer's client sends it, and nothing else", async () => {
    const operations = await started();
    const games = operations.find(({ name }) => name === 'Games')?.body ?? '';
    expect(await codes({ query: games, variables: { first: 1 } })).toEqual([]);
    const withTypes = games.replaceAll('{', '{ __typename').replace('{ __typename', '{');
    expect(await codes({ query: withTypes, variables: { first: 1 } })).toEqual([]);
    for (const other of [
      query,
      games.replace('totalCount', 'totalCount edges { cursor }'),
      '{ __schema { types { name } } }',
    ])
      expect(await codes({ query: other })).toEqual(['QUERY_NOT_ALLOWED']);
    expect(await codes({ query, ...hashed(query) })).toEqual(['QUERY_NOT_ALLOWED']);
  });

  it('restricts subscriptions to the list too', async () => {
    const operations = await started();
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
    });
    const follow = (query: string) =>
      client.iterate({ query, variables: { id: 'game', as: 'spectator', locale: 'en' } });
    const own = operations.find(({ name }) => name === 'GameEvents')?.body ?? '';
    expect((await follow(own).next()).value).toMatchObject({ data: {} });
    await expect(follow('subscription { gameEvents(id: "game") { revision } }').next()).rejects.toMatchObject(
      [{ extensions: { code: 'QUERY_NOT_ALLOWED' } }],
    );
    await client.dispose();
  });
});

describe('the manifest of the viewer', () => {
  it('has every operation, each of which is valid by itself', async () => {
    const schema = buildSchema(readFileSync('apps/api/schema.graphql', 'utf8'));
    const { operations } = await operationsManifest();
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Games', 'StateAt', 'GameEvents', 'Annotate']),
    );
    for (const { body } of operations) expect(validate(schema, parse(body))).toEqual([]);
  });

  it.each(['only /no/such/file', 'only package.json', 'sometimes'])('cannot be "%s"', (setting) => {
    const read = persistedSettings({ PERSISTED_QUERIES: setting });
    expect(read.ok ? [] : read.error).toMatchObject([
      { code: 'SETTING_INVALID', where: 'PERSISTED_QUERIES' },
    ]);
  });
});
