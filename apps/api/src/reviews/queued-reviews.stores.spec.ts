import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { review as reviewHere } from '#analysis';
import { contracts } from '#contracts';
import { Replay } from '#projections';
import { invariant, omniscient, type GameId } from '#record';
import { ReviewLedger, PostgresReviewQueue, ReviewStreams, type TakenReview } from '#reviews';
import { hasPostgres, testPostgres, type TestPostgres } from '#read-models/testing';
import { pause } from '#runtime';
import { RawFrames } from '../../test/raw-frames.js';
import { contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';

// Slow: starts PostgreSQL and makes whole reviews.

const events = contractsGame('queued', { decisions: 60, conceded: true });

if (!hasPostgres()) console.log('Skipped reviews of analysts: they need PostgreSQL (POSTGRES_URL).');
(hasPostgres() ? describe : describe.skip)('a review that waits for an analyst', () => {
  let postgres: TestPostgres;
  let connection: string;
  let api: RunningApi;
  let shared: PostgresReviewQueue;
  let coach: Credentials;

  beforeAll(async () => {
    postgres = await testPostgres();
    coach = await signedIn('coach');
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);
  beforeEach(async () => {
    connection = await postgres.newDatabase();
    const sharedReviews = await PostgresReviewQueue.open({ connection }, () => undefined);
    api = await RunningApi.start({ over: events }, { access: signedAccess(), sharedReviews });
    shared = await PostgresReviewQueue.open({ connection }, () => undefined);
  }, 60_000);
  afterEach(async () => {
    await shared.close();
    await api.stop();
  }, 60_000);

  const start = async (args = 'playouts: 4', who = coach): Promise<{ id: string; state: string }> => {
    const fields = 'id state done total ahead cancellable code';
    const { data, errors } = await api.ask(
      `mutation { startReview(game: "over", as: "all", ${args}) { ${fields} } }`,
      {},
      who,
    );
    expect(errors).toEqual([]);
    return data.startReview as { id: string; state: string };
  };
  const taken = async (): Promise<TakenReview> => {
    const job = await shared.take();
    invariant(job, 'a review waits');
    return job;
  };
  /** Stores a review and its end a second time. Returns the number of stored entries. */
  const entriesAfterRepeat = async (id: string): Promise<number> => {
    const streams = new ReviewStreams(api.store);
    const of = async () => (await streams.readFrom('over' as GameId, 0)).entries;
    const first = (await of()).find((entry) => entry.kind === 'Reviewed');
    invariant(first?.kind === 'Reviewed' && first.review === id, 'it is kept');
    await streams.keep('over' as GameId, first);
    await new ReviewLedger(api.store).over(id, 'READY');
    return (await of()).length;
  };
  /** Does the work of an analyst, without its threads. */
  const finish = async (job: TakenReview): Promise<void> => {
    const ledger = new ReviewLedger(api.store);
    const [begun] = await ledger.running();
    invariant(begun, 'it was begun');
    const { review, origin, game } = begun;
    const request = { seed: '1', playouts: 4, viewer: omniscient, lists: true };
    const found = reviewHere(new Replay(contracts, events), request);
    const made = { kind: 'Reviewed', review, origin, found, lacks: [], seconds: 1 } as const;
    await new ReviewStreams(api.store).keep(game, made);
    await ledger.over(review, 'READY');
    await job.done();
  };

  it('a review can be followed as if the server made it itself', async () => {
    const started = await start();
    expect(started).toMatchObject({ state: 'WAITING', done: 0, total: 0, ahead: 0, cancellable: true });
    expect(await start()).toEqual(started);
    const behind = await start('seed: "2"');
    expect(behind).toMatchObject({ state: 'WAITING', ahead: 1 });
    expect(
      (await api.ask(`mutation { cancelReview(review: "${behind.id}") { ahead } }`, {}, coach)).data,
    ).toEqual({
      cancelReview: { ahead: null },
    });
    const query = `subscription { reviewProgress(review: "${started.id}") { state done total
      result { points { position } } } }`;
    const frames = await RawFrames.open(api.url, query, coach);
    const until = (text: string) => frames.until((all) => all.some((frame) => frame.includes(text)));
    await until('WAITING');
    const job = await taken();
    expect(job.review).toBe(started.id);
    await job.reportProgress(3, 10);
    await until('"done":3,"total":10');
    await job.reportProgress(7, 10);
    await until('"done":7,"total":10');
    await finish(job);
    await until('"complete"');
    const all = await frames.close();
    expect(all.filter((frame) => frame.includes('READY'))).toHaveLength(1);
    expect(all.at(-2)).toContain('"done":null,"total":null,"result":{"points":[{"position"');
    // No review remains to be made, and the next request gets the result.
    expect([await shared.take(), (await start()).state]).toEqual([null, 'READY']);
  }, 60_000);

  it('a review can be cancelled and started again', async () => {
    const { id } = await start();
    const job = await taken();
    const cancel = `mutation { cancelReview(review: "${id}") { state } }`;
    const other = await signedIn('seat');
    expect((await api.ask(cancel, {}, other)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await api.ask(cancel, {}, coach)).data.cancelReview).toEqual({ state: 'CANCELLED' });
    expect([await job.hold(), await shared.take()]).toEqual([false, null]);
    expect(await start()).toMatchObject({ id, state: 'WAITING' });
    expect((await taken()).review).toBe(id);
  }, 60_000);

  it('a review is stored once, even if a server that makes its own reviews makes it too', async () => {
    const { id } = await start('playouts: 2');
    const job = await taken();
    expect(job.review).toBe(id);
    // The server finds a review that has begun but not ended, as after a shutdown.
    const alone = await RunningApi.start({}, { access: signedAccess(), store: api.store });
    try {
      const ready = `{ game(id: "over") { review(as: "all") { id state } } }`;
      const found = async () => (await api.ask(ready, {}, coach)).data.game.review as unknown;
      for (let turn = 0; turn < 300 && !isDeepStrictEqual(await found(), { id, state: 'READY' }); turn++)
        await pause(200);
      expect(await found()).toEqual({ id, state: 'READY' });
      // The analyst finishes later than the server, so its result is not stored again.
      expect(await entriesAfterRepeat(id)).toBe(1);
      await job.done();
      const ends: string[] = [];
      for await (const { type } of api.store.read('reviews')) ends.push(type);
      expect(ends).toEqual(['ReviewBegun', 'ReviewOver']);
    } finally {
      // Stopping the server also closes the store.
      await alone.stop();
    }
  }, 90_000);

  it('a review is refused if too many wait, as on a server without analysts', async () => {
    for (let seed = 0; seed < 4; seed++) await start(`seed: "${seed}"`);
    const { errors } = await api.ask(
      'mutation { startReview(game: "over", as: "all", seed: "5") { id } }',
      {},
      coach,
    );
    expect(errors).toMatchObject([
      {
        message: 'You already have 4 unfinished reviews, which is the limit.',
        extensions: { code: 'REVIEWS_TOO_MANY' },
      },
    ]);
    expect(await shared.waiting()).toBe(4);
  }, 60_000);

  it('a review is refused to a client with seats in many games before other clients lose their places', async () => {
    const ids = Array.from({ length: 11 }, (_, number) => `g${number}`);
    const sharedReviews = await PostgresReviewQueue.open({ connection }, () => undefined);
    const many = await RunningApi.start(Object.fromEntries(ids.map((id) => [id, events])), {
      access: signedAccess(),
      sharedReviews,
    });
    const answers: unknown[] = [];
    for (const id of ids) {
      const query = `mutation { startReview(game: "${id}", as: "0", playouts: 4) { state } }`;
      const { errors } = await many.ask(query, {}, await seated(many.access, id, 0));
      answers.push(errors[0]?.extensions['code'] ?? 'begun');
    }
    expect(answers).toEqual([...ids.slice(1).map(() => 'begun'), 'REVIEWS_TOO_MANY']);
    const query = 'mutation { startReview(game: "g10", as: "all", playouts: 4) { state } }';
    expect((await many.ask(query, {}, coach)).errors).toEqual([]);
    await many.stop();
  }, 60_000);

  it('a review that ended while the queue was unavailable no longer counts', async () => {
    const [first] = await Promise.all(Array.from({ length: 4 }, (_, seed) => start(`seed: "${seed}"`)));
    // An analyst records the end of a review, and then loses its connection to the queue.
    await new ReviewLedger(api.store).over(`${first?.id}`, 'READY');
    expect(await start('seed: "5"')).toMatchObject({ state: 'WAITING' });
    expect([...(await shared.progress()).keys()]).not.toContain(first?.id);
    expect(await shared.waiting()).toBe(4);
  }, 60_000);

  it('a review that began but is not queued is queued by the next server', async () => {
    const { id } = await start();
    await shared.withdraw(id);
    const sharedReviews = await PostgresReviewQueue.open({ connection }, () => undefined);
    const next = await RunningApi.start({}, { store: api.store, sharedReviews });
    for (let turn = 0; turn < 100 && (await shared.waiting()) === 0; turn++) await pause(50);
    expect((await taken()).review).toBe(id);
    await next.stop();
  }, 60_000);

  it('a review is refused with an error code while the queue is unavailable, and other requests are answered', async () => {
    await start();
    const other = await testPostgres();
    const sharedReviews = await PostgresReviewQueue.open(
      { connection: await other.newDatabase() },
      () => undefined,
    );
    const cut = await RunningApi.start({ over: events }, { access: signedAccess(), sharedReviews });
    const begun = await cut.ask(
      'mutation { startReview(game: "over", as: "all", playouts: 4) { id } }',
      {},
      coach,
    );
    await other.stop();
    const { errors } = await cut.ask(
      'mutation { startReview(game: "over", as: "all", seed: "2") { id } }',
      {},
      coach,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'REVIEW_QUEUE_UNREACHABLE' } }]);
    const kinds: string[] = [];
    for await (const { type } of cut.store.read('reviews')) kinds.push(type);
    expect(kinds).toEqual(['ReviewBegun']);
    const { id } = begun.data.startReview as { id: string };
    const found = await cut.ask('{ game(id: "over") { review(as: "all") { id state } } }', {}, coach);
    expect(found.data.game.review).toEqual({ id, state: 'WAITING' });
    const cancelled = await cut.ask(`mutation { cancelReview(review: "${id}") { state } }`, {}, coach);
    expect(cancelled.data.cancelReview).toEqual({ state: 'CANCELLED' });
    await cut.stop();
  }, 60_000);

  it('a review from one perspective is never shown to users with another', async () => {
    const { id } = await start();
    await finish(await taken());
    const zero = await api.ask(
      '{ game(id: "over") { review(as: "0") { id } all: review(as: "all") { id } } }',
    );
    expect(zero.data.game).toEqual({ review: null, all: { id } });
    expect('over' as GameId).toBe((await new ReviewLedger(api.store).reviewed())[0]);
  }, 60_000);
});
