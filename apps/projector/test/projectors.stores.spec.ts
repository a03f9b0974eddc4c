import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import { GameStreams, openEventStore, type EventStore } from '#event-store';
import { gameModules } from '#games';
import { GameCatalogue, openReadModels, Projection, statusOf, type ReadModels } from '#read-models';
import * as record from '#record';
import type { GameId, RecordedEvent } from '#record';
import { reviewChange } from '#reviews';
import { hasPostgres, testPostgres, type TestPostgres } from '#read-models/testing';
import { playRandomly } from '#record/testing';
import { projectorProgram, RunningProjector } from '#runtime/testing';

// Slow: starts PostgreSQL and projectors, and kills projectors while they work.

const game = (id: string): RecordedEvent[] =>
  playRandomly(
    altered,
    setupFor({ decks: openDecks().slice(0, 2), names: ['Ada', 'Ben'], seed: id, edition: '1.0' }),
    id,
    {
      game: id,
      decisions: 12,
    },
  );

/** Repeats a request until the response satisfies `isSo`, for at most half a minute. */
async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  for (let left = 300; ; left--) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (left === 0) throw new Error(`It never came to be: ${JSON.stringify(answer)}`);
    await after(100);
  }
}

const runs = hasPostgres() && existsSync(projectorProgram);
if (!runs) console.log('Skipped the projectors: they need PostgreSQL (POSTGRES_URL) and `npm run build`.');
(runs ? describe : describe.skip)('projectors', () => {
  let postgres: TestPostgres;
  let database: string;
  let folder: string;
  let store: EventStore;
  let streams: GameStreams;
  let models: ReadModels;
  let running: RunningProjector[];

  beforeAll(async () => {
    postgres = await testPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  beforeEach(async () => {
    database = await postgres.newDatabase();
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-projectors-'));
    store = await openEventStore({ kind: 'sqlite', folder });
    streams = new GameStreams(store, { record, actionCheck: () => () => null });
    models = await openReadModels({ kind: 'postgres', connection: database });
    running = [];
  }, 60_000);
  afterEach(async () => {
    for (const projector of running) await projector.end('SIGKILL');
    await models.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }, 60_000);

  const start = async (): Promise<RunningProjector> => {
    const projector = await RunningProjector.start({
      EVENT_STORE: 'sqlite',
      RETRACE_DATA: folder,
      READ_MODELS: database,
    });
    running.push(projector);
    return projector;
  };
  const put = (id: string, events: readonly RecordedEvent[], expected: number | 'no-stream' = 'no-stream') =>
    streams.appendRecorded(id as GameId, events, expected);
  const listed = async (from: ReadModels) =>
    (await new GameCatalogue(from).page({ first: 100 })).games.map(({ cursor, ...row }) => row);
  const caughtUp = () =>
    until(
      () => statusOf(models, store),
      ({ behind }) => behind === 0,
    );
  const expectAsRebuilt = async (): Promise<void> => {
    const anew = await openReadModels({ kind: 'memory' });
    await new Projection(anew, { store, streams, modules: gameModules, readReview: reviewChange }).catchUp();
    expect(await listed(models)).toEqual(await listed(anew));
    await anew.close();
  };
  const shares = async (...projectors: readonly RunningProjector[]) =>
    (await Promise.all(projectors.map((projector) => projector.ready()))).map(({ partitions }) => partitions);

  it('projectors share the partitions, and take over from another projector that was killed', async () => {
    for (let at = 0; at < 20; at++) await put(`early-${at}`, game(`early-${at}`));
    const first = await start();
    await until(
      () => shares(first),
      ([all]) => all?.length === 16,
    );
    const second = await start();
    const [left = [], right = []] = await until(
      () => shares(first, second),
      (each) => each.every(({ length }) => length === 8),
    );
    expect(new Set([...left, ...right]).size).toBe(16);

    const open = game('open');
    await put('open', open.slice(0, 10));
    await caughtUp();
    const killed = first.end('SIGKILL');
    for (let at = 0; at < 20; at++) await put(`late-${at}`, game(`late-${at}`));
    await put('open', open.slice(10), 9);
    await killed;
    await until(
      () => shares(second),
      ([all]) => all?.length === 16,
    );
    await caughtUp();
    expect((await second.ready()).status).toBe('ok');
    await expectAsRebuilt();
  }, 120_000);

  it('projectors release their share immediately when they are stopped', async () => {
    await put('a', game('a'));
    const first = await start();
    const second = await start();
    await until(
      () => shares(first, second),
      (each) => each.every(({ length }) => length === 8),
    );
    expect(await first.end('SIGTERM')).toBe(0);
    const { partitions, projectors } = await statusOf(models, store);
    expect(projectors).toHaveLength(1);
    expect(new Set(partitions.map(({ owner }) => owner)).size).toBeLessThanOrEqual(2);
    await until(
      () => shares(second),
      ([all]) => all?.length === 16,
    );
    await caughtUp();
    await expectAsRebuilt();
  }, 120_000);

  it('projectors report the games that are set aside, are still ready, and have metrics', async () => {
    await put('good', game('good'));
    const odd = { id: '00000000-0000-4000-8000-000000000001', type: 'Odd', data: {}, metadata: {} };
    await store.append('game-odd', [odd], 'no-stream');
    const projector = await start();
    const { status, setAside } = await until(
      () => projector.ready(),
      (health) => health.setAside.length > 0,
    );
    expect([status, setAside]).toMatchObject(['ok', [{ stream: 'game-odd', revision: 0 }]]);
    expect((await fetch(`${projector.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${projector.url}/health/live`)).status).toBe(200);
    const figures = await (await fetch(`${projector.url}/metrics`)).text();
    expect(figures).toMatch(/^retrace_projection_set_aside_games 1$/m);
    expect(figures).toMatch(/^retrace_projected_events_total [1-9]/m);
    expect((await listed(models)).map(({ id }) => id)).toEqual(['good']);
  }, 120_000);

  it('projectors do not start with invalid settings, and report all of them', async () => {
    const refused = RunningProjector.start({
      READ_MODELS: 'mysql://ada:secret@here/x',
      EVENT_STORE: 'memory',
    });
    await expect(refused).rejects.toThrow(/READ_MODELS is not the address of a PostgreSQL/);
    await expect(refused).rejects.toThrow(/EVENT_STORE is memory/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it('projectors do not start if the read models cannot be reached', async () => {
    const refused = RunningProjector.start({
      EVENT_STORE: 'sqlite',
      RETRACE_DATA: folder,
      READ_MODELS: 'postgres://ada:secret@127.0.0.1:1/x',
    });
    await expect(refused).rejects.toThrow(/127\.0\.0\.1:1\/x cannot be reached/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });
});
