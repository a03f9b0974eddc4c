import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { contracts } from '#contracts';
import { GameStreams, openEventStore, type EventStore, type StoreSettings } from '#event-store';
import { playableGames, setupOf } from '#games';
import { Replay } from '#projections';
import * as record from '#record';
import { canonicalJson, invariant, omniscient, reviewStream, type GameId } from '#record';
import {
  makeReview,
  reviewThreads,
  ReviewLedger,
  PostgresReviewQueue,
  originOf,
  reviewId,
  type ReviewBegun,
  type Reviewed,
} from '#reviews';
import { hasPostgres, testPostgres, type TestPostgres } from '#read-models/testing';
import { playRandomly } from '#record/testing';
import { type RunningProgram, analystProgram, analystReady, startAnalyst } from '#runtime/testing';
import { KurrentFacade } from '#event-store/testing';
import { pause } from '#runtime';

// Slow: starts PostgreSQL, servers and analysts, and kills analysts while they work.

const id = 'analysed' as GameId;
const game = playableGames().get('contracts');
invariant(game, 'Contracts can be played');
/** A seed that results in a short game. */
const seed = 'analysed 302';
const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed });
const events = playRandomly(game.module, setup, seed);
/** The review takes long enough for the test to kill its analyst in the middle. */
const request = { viewer: omniscient, seed: '1', playouts: 8, lists: true };
const origin = originOf(new Replay(contracts, events), request);
const begun: ReviewBegun = { kind: 'ReviewBegun', review: reviewId(id, origin), game: id, origin, by: 'Ada' };

/** Repeats a request until the response satisfies `isSo`, for at most a minute. */
async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  for (let left = 600; ; left--) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    if (left === 0) throw new Error(`It never came to be: ${JSON.stringify(answer)}`);
    await pause(100);
  }
}

/** Returns everything that is stored about a review, except its duration. */
const sameInAll = ({ seconds: _, ...reviewed }: Reviewed): string => canonicalJson(reviewed);

const runs = hasPostgres() && existsSync(analystProgram);
if (!runs) console.log('Skipped the analysts: they need PostgreSQL (POSTGRES_URL) and `npm run build`.');
(runs ? describe : describe.skip)('analysts', () => {
  let postgres: TestPostgres;
  let connection: string;
  let folder: string;
  let store: EventStore;
  let ledger: ReviewLedger;
  let queue: PostgresReviewQueue;
  let running: RunningProgram[];
  let expected: string;

  beforeAll(async () => {
    postgres = await testPostgres();
    // Computes the expected review in threads, as a server would.
    const reviews: Reviewed[] = [];
    const threads = reviewThreads();
    const places = {
      threads,
      whole: () => Promise.resolve({ module: contracts, events }),
      has: () => Promise.resolve(false),
      keep: (_: GameId, reviewed: Reviewed) => Promise.resolve(void reviews.push(reviewed)),
      codeOf: () => null,
      failed: () => undefined,
    };
    try {
      await makeReview(begun, places, new AbortController().signal, () => undefined);
    } finally {
      await threads.close();
    }
    expected = sameInAll(reviews[0]!);
  }, 120_000);
  afterAll(() => postgres.stop(), 60_000);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'retrace-analysts-'));
    connection = await postgres.newDatabase();
    queue = await PostgresReviewQueue.open({ connection }, () => undefined);
    running = [];
    await openStore({ kind: 'sqlite', folder });
  }, 60_000);
  afterEach(async () => {
    for (const analyst of running) await analyst.end('SIGKILL');
    await queue.close();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  const openStore = async (settings: StoreSettings): Promise<void> => {
    store = await openEventStore(settings);
    ledger = new ReviewLedger(store);
    const streams = new GameStreams(store, { record, actionCheck: () => () => null });
    await streams.appendRecorded(id, events, 'no-stream');
  };
  const start = async (environment: Record<string, string> = {}): Promise<RunningProgram> => {
    const settings = {
      EVENT_STORE: 'sqlite',
      RETRACE_DATA: folder,
      REVIEW_QUEUE: connection,
      ...environment,
    };
    const analyst = await startAnalyst(settings);
    running.push(analyst);
    return analyst;
  };
  const ask = () =>
    queue.ask(
      begun,
      () => record.ok(null),
      () => ledger.begun(begun),
    );
  const isUnderWay = () =>
    until(
      async () => (await queue.progress()).get(begun.review)?.done ?? 0,
      (done) => done > 2,
    );
  const isOver = () =>
    until(
      () => ledger.running(),
      ({ length }) => length === 0,
    );
  const entries = async (stream: string) => {
    const all: unknown[] = [];
    for await (const { data } of store.read(stream)) all.push(data);
    return all;
  };
  /**
   * Checks that the review was begun once, ended once and stored once, and that it equals the review that a server
   * would have made.
   */
  const expectOneReview = async (): Promise<void> => {
    expect(await entries('reviews')).toEqual([
      begun,
      { kind: 'ReviewOver', review: begun.review, outcome: 'READY', code: null },
    ]);
    const stored = (await entries(reviewStream(id))) as Reviewed[];
    expect(stored.map(sameInAll)).toEqual([expected]);
    await until(
      async () => [await queue.take(), (await queue.progress()).size],
      ([taken, making]) => taken === null && making === 0,
    );
  };
  const figure = async ({ url }: RunningProgram, line: RegExp): Promise<void> => {
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(line);
  };

  it('analysts make the same review as a server, and report their health', async () => {
    const analyst = await start();
    expect(
      await until(
        () => analystReady(analyst),
        ({ status }) => status === 'ok',
      ),
    ).toMatchObject({ review: null });
    await ask();
    await isUnderWay();
    expect(await analystReady(analyst)).toEqual({ status: 'ok', problem: null, review: begun.review });
    await isOver();
    await expectOneReview();
    await figure(analyst, /^retrace_analyst_reviews_total\{outcome="made"\} 1$/m);
    await figure(analyst, /^retrace_reviews_waiting 0$/m);
    expect((await fetch(`${analyst.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${analyst.url}/graphql`)).status).toBe(404);
  }, 120_000);

  it('analysts finish a review that another analyst left unfinished when it was killed', async () => {
    const killed = await start();
    await ask();
    await isUnderWay();
    await killed.end('SIGKILL');
    const next = await start();
    // The analyst begins a review immediately after it starts. It must nevertheless report that it is ready.
    const isBusy = ({ review }: { readonly review: string | null }): boolean => review !== null;
    expect(await until(() => analystReady(next), isBusy)).toMatchObject({ status: 'ok', problem: null });
    await isOver();
    await expectOneReview();
  }, 180_000);

  it('analysts produce one review if two of them make it because one was wrongly believed dead', async () => {
    const frozen = await start();
    await ask();
    await isUnderWay();
    frozen.send('SIGSTOP');
    const other = await start();
    await until(
      () => analystReady(other),
      ({ review }) => review === begun.review,
    );
    frozen.send('SIGCONT');
    await isOver();
    await until(
      () => analystReady(frozen),
      ({ review, problem }) => review === null && problem === null,
    );
    await expectOneReview();
  }, 180_000);

  it('analysts produce one review if one of them wakes up after the other has finished', async () => {
    const frozen = await start();
    await ask();
    await isUnderWay();
    frozen.send('SIGSTOP');
    await start();
    await isOver();
    frozen.send('SIGCONT');
    await until(
      () => analystReady(frozen),
      ({ review, problem }) => review === null && problem === null,
    );
    await expectOneReview();
  }, 180_000);

  it('analysts return a review to the queue immediately when they are stopped, as if it had not begun', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const analyst = await start();
      if (turn === 0) await ask();
      await isUnderWay();
      expect(await analyst.end('SIGTERM')).toBe(0);
      expect(await queue.waiting()).toBe(1);
    }
    await start();
    await isOver();
    await expectOneReview();
  }, 180_000);

  it('analysts end a cancelled review, and make the next one', async () => {
    const analyst = await start();
    await ask();
    await isUnderWay();
    // The review is short, so the analyst is suspended until its next heartbeat is due. It then notices the
    // cancellation before it has evaluated everything.
    analyst.send('SIGSTOP');
    await ledger.over(begun.review, 'CANCELLED');
    await queue.withdraw(begun.review);
    await pause(2500);
    analyst.send('SIGCONT');
    await until(
      () => analystReady(analyst),
      ({ review }) => review === null,
    );
    await figure(analyst, /^retrace_analyst_reviews_total\{outcome="left"\} 1$/m);
    await expect(entries(reviewStream(id))).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    await ask();
    await isOver();
    expect(((await entries(reviewStream(id))) as Reviewed[]).map(sameInAll)).toEqual([expected]);
  }, 120_000);

  it('analysts queue a review that began but is not in the queue, for example because the database is new', async () => {
    await ledger.begun(begun);
    await start();
    await isOver();
    await expectOneReview();
  }, 120_000);

  it('analysts give up a review if an analyst died in every attempt', async () => {
    await ask();
    const client = new pg.Client({ connectionString: connection });
    await client.connect();
    for (let turn = 0; turn < 3; turn++) {
      await until(
        () => queue.take(),
        (taken) => taken !== null,
      );
      await client.query(`update retrace_reviews.job set heartbeat_on = now() - interval '1 minute'
        where state = 'active'`);
    }
    await client.end();
    const analyst = await start();
    await isOver();
    expect((await entries('reviews')).at(-1)).toMatchObject({ outcome: 'FAILED', code: 'REVIEW_FAILED' });
    await until(
      async () => (await fetch(`${analyst.url}/metrics`)).text(),
      (figures) => figures.includes('retrace_analyst_reviews_total{outcome="given up"} 1'),
    );
  }, 180_000);

  it('analysts report why a game cannot be reviewed', async () => {
    const other = { ...begun, game: 'nowhere' as GameId };
    await queue.ask(
      other,
      () => record.ok(null),
      () => ledger.begun(other),
    );
    await start();
    await isOver();
    expect((await entries('reviews')).at(-1)).toMatchObject({ outcome: 'FAILED', code: 'GAME_NOT_FOUND' });
  }, 120_000);

  it('analysts wait while the store is unavailable, and finish when it is back', async () => {
    await store.close();
    const facade = await KurrentFacade.start();
    try {
      const address = `${facade.connection}&discoveryInterval=5&defaultDeadline=2000`;
      await openStore({ kind: 'kurrentdb', folder, connection: address });
      const analyst = await start({ EVENT_STORE: address });
      await ask();
      await isUnderWay();
      facade.loseQuorum();
      // Waits until the analyst notices the outage. By then, it has evaluated everything but cannot report the result.
      await until(
        async () => (await fetch(`${analyst.url}/metrics`)).text(),
        (figures) => figures.includes('retrace_store_outages_total 1'),
      );
      await pause(3000);
      expect(await analystReady(analyst)).toMatchObject({ status: 'ok', review: begun.review });
      facade.regainQuorum();
      await isOver();
      await expectOneReview();
    } finally {
      for (const analyst of running) await analyst.end('SIGKILL');
      await store.close();
      facade.kill();
    }
  }, 180_000);

  it('analysts do not start with invalid settings, and report all of them', async () => {
    const refused = start({
      REVIEW_QUEUE: 'mysql://ada:secret@here/x',
      EVENT_STORE: 'memory',
      PORT: 'x',
    });
    await expect(refused).rejects.toThrow(/REVIEW_QUEUE is not the address of a PostgreSQL/);
    await expect(refused).rejects.toThrow(/EVENT_STORE is memory/);
    await expect(refused).rejects.toThrow(/PORT cannot be "x"/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it('analysts do not start if the queue cannot be reached', async () => {
    const refused = start({ REVIEW_QUEUE: 'postgres://ada:secret@127.0.0.1:1/x' });
    await expect(refused).rejects.toThrow(/127\.0\.0\.1:1\/x cannot be reached/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });

  it('analysts do not start with the queue of a newer program', async () => {
    const client = new pg.Client({ connectionString: connection });
    await client.connect();
    await client.query('update retrace_reviews.review_layout set version = 2');
    await client.end();
    await expect(start()).rejects.toThrow(/A newer version of Retrace created the review queue/);
  });
});
