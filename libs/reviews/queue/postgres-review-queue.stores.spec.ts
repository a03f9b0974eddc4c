import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { MemoryEventStore } from '#event-store';
import { ok, type GameId } from '#record';
import { madeWith } from '../stored/review-origin.js';
import type { ReviewBegun } from '../stored/review-entry.js';
import { hasPostgres, testPostgres, type TestPostgres } from '#read-models/testing';
import { highCard } from '#record/testing';
import { pause } from '#runtime';
import {
  admitted,
  ReviewLedger,
  PostgresReviewQueue,
  reviewQueueSetting,
  type TakenReview,
} from '../index.js';

// Slow: starts PostgreSQL and waits for jobs to expire.

const origin = {
  as: 'all',
  seed: '1',
  playouts: 4,
  lists: true,
  last: 9,
  edition: '1',
  ...madeWith(highCard),
};
const request = (review: string, by: string): ReviewBegun => ({
  kind: 'ReviewBegun',
  review,
  game: 'game' as GameId,
  origin,
  by,
});
const nothing = () => Promise.resolve();

if (!hasPostgres()) console.log('Skipped the queue of reviews: it needs PostgreSQL (POSTGRES_URL).');
(hasPostgres() ? describe : describe.skip)('the queue of reviews in PostgreSQL', () => {
  let postgres: TestPostgres;
  let connection: string;
  let offices: PostgresReviewQueue[];
  const troubles: unknown[] = [];

  beforeAll(async () => {
    postgres = await testPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);
  beforeEach(async () => {
    connection = await postgres.newDatabase();
    offices = [];
  }, 60_000);
  afterEach(async () => {
    for (const office of offices) await office.close();
  }, 60_000);

  const open = async (): Promise<PostgresReviewQueue> => {
    const office = await PostgresReviewQueue.open({ connection }, (error) => troubles.push(error));
    offices.push(office);
    return office;
  };
  const ask = (office: PostgresReviewQueue, review: string, by: string) =>
    office.ask(request(review, by), admitted, nothing);
  const query = async (statement: string): Promise<readonly unknown[]> => {
    const client = new pg.Client({ connectionString: connection });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const takeWhenReady = async (take: () => Promise<TakenReview | null>): Promise<TakenReview> => {
    for (let turn = 0; turn < 400; turn++) {
      const taken = await take();
      if (taken !== null) return taken;
      await pause(100);
    }
    throw new Error('None was to be taken.');
  };
  /** Makes an analyst look as if it had not reported for a minute. */
  const silence = () =>
    query(`update retrace_reviews.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`);

  it('hands out reviews in turn by user, each to one analyst', async () => {
    const [office, other] = [await open(), await open()];
    for (const id of ['a1', 'a2', 'a3']) await ask(office, id, 'ada');
    const made = [await office.take()];
    await ask(other, 'b1', 'ben');
    await ask(office, 'c1', 'cleo');
    while (made.at(-1) !== null) made.push(await (made.length % 2 === 0 ? office : other).take());
    expect(made.map((entry) => entry?.review)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined]);
    for (const entry of made) await entry?.done();
    // The queue still stores which user's turn it was.
    await ask(office, 'a4', 'ada');
    await ask(office, 'd1', 'dora');
    expect([(await office.take())?.review, (await office.take())?.review]).toEqual(['d1', 'a4']);
  });

  it('returns the number of reviews ahead of each, in the order of handing out', async () => {
    const office = await open();
    for (const id of ['a1', 'a2', 'a3']) await ask(office, id, 'ada');
    await ask(office, 'b1', 'ben');
    const ahead = async () =>
      Object.fromEntries([...(await office.progress())].map(([id, entry]) => [id, entry.ahead]));
    expect(await ahead()).toEqual({ a1: 0, b1: 1, a2: 2, a3: 3 });
    const first = await office.take();
    await first?.reportProgress(2, 5);
    expect((await office.progress()).get('a1')).toEqual({ done: 2, total: 5, ahead: 0 });
    expect(await ahead()).toEqual({ a1: 0, b1: 1, a2: 2, a3: 3 });
    await office.withdraw('a2');
    await first?.done();
    expect(await ahead()).toEqual({ b1: 0, a3: 1 });
  });

  it('respects its limits if several servers add reviews simultaneously', async () => {
    const [office, other] = [await open(), await open()];
    const ids = Array.from({ length: 8 }, (_, number) => `a${number}`);
    const answers = await Promise.all(ids.map((id, number) => ask(number % 2 ? office : other, id, 'ada')));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(4);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ error: { code: 'REVIEWS_TOO_MANY' } });
    // A running review counts towards its user's limit, but does not count as waiting.
    await office.take();
    expect((await ask(office, 'a9', 'ada')).ok).toBe(false);
    for (let number = 0; number < 37; number++) await ask(office, `${number}`, `user-${number}`);
    expect(await office.waiting()).toBe(40);
    expect(await ask(office, 'z', 'zoe')).toMatchObject({ ok: false, error: { code: 'REVIEWS_TOO_MANY' } });
  });

  it('adds a review once, after the first step, and does not add it if the first step fails', async () => {
    const office = await open();
    const begun: string[] = [];
    const first = () => Promise.resolve(void begun.push('begun'));
    await office.ask(request('r', 'ada'), admitted, first);
    await office.ask(request('r', 'ada'), admitted, first);
    await office.takeUp([request('r', 'ada')]);
    expect([await office.waiting(), begun]).toEqual([1, ['begun']]);
    const failing = office.ask(
      request('s', 'ada'),
      () => ok(null),
      () => Promise.reject(new Error('no')),
    );
    await expect(failing).rejects.toThrow('no');
    await office.takeUp([request('r', 'ada')]);
    expect(await office.waiting()).toBe(1);
  });

  it('returns the progress of reviews, and whether they are still requested', async () => {
    const [office, analyst] = [await open(), await open()];
    await ask(office, 'r', 'ada');
    const taken = await takeWhenReady(() => analyst.take());
    await taken.reportProgress(3, 10);
    expect([...(await office.progress())]).toEqual([['r', { done: 3, total: 10, ahead: 0 }]]);
    expect(await taken.hold()).toBe(true);
    await office.withdraw('r');
    expect(await taken.hold()).toBe(false);
    expect([...(await office.progress())]).toEqual([]);
    // The review can be requested again immediately.
    await ask(office, 'r', 'ada');
    const again = await takeWhenReady(() => analyst.take());
    await taken.done();
    expect(await again.hold()).toBe(true);
    await again.done();
    expect(await again.hold()).toBe(false);
  });

  it('returns a review to its place if an analyst gives it back', async () => {
    const office = await open();
    for (const id of ['a1', 'a2']) await ask(office, id, 'ada');
    const taken = await takeWhenReady(() => office.take());
    await taken.reportProgress(1, 2);
    await taken.giveBack();
    expect([...(await office.progress())]).toEqual([
      ['a1', { done: 0, total: 0, ahead: 0 }],
      ['a2', { done: 0, total: 0, ahead: 1 }],
    ]);
    for (let turn = 0; turn < 4; turn++) await (await takeWhenReady(() => office.take())).giveBack();
    expect((await takeWhenReady(() => office.take())).review).toBe('a1');
  });

  it("gives a silent analyst's review to another analyst, and gives it up after three analysts", async () => {
    const office = await open();
    await ask(office, 'r', 'ada');
    const first = await takeWhenReady(() => office.take());
    for (let turn = 0; turn < 2; turn++) {
      await silence();
      expect((await takeWhenReady(() => office.take())).review).toBe('r');
    }
    expect(await first.hold()).toBe(false);
    await first.done();
    await silence();
    const lost = await takeWhenReady(() => office.takeGivenUp());
    expect([lost.review, await office.take()]).toEqual(['r', null]);
    // The review is not added again while the analyst handles the given-up job.
    await office.takeUp([request('r', 'ada')]);
    expect(await office.take()).toBeNull();
    await lost.done();
    expect(await office.takeGivenUp()).toBeNull();
  }, 120_000);

  it('stores only ids, no games or names', async () => {
    const office = await open();
    await ask(office, 'r', 'Ada Secret');
    const [{ data }] = (await query('select data from retrace_reviews.job')) as [{ data: object }];
    expect(data).toEqual({ layout: 1, review: 'r', user: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(JSON.stringify(await query('select * from retrace_reviews.job'))).not.toMatch(/secret/i);
  });

  it.each([
    ['of the queue', 'update retrace_reviews.version set version = 100000'],
    ['of its layout', 'update retrace_reviews.review_layout set version = 2'],
  ])('is refused if a newer program made it: the version %s', async (_, statement) => {
    await open();
    await query(statement);
    await expect(open()).rejects.toMatchObject({ code: 'REVIEW_QUEUE_TOO_NEW' });
  });

  it('reports problems with an address without the password', async () => {
    const away = PostgresReviewQueue.open(
      { connection: 'postgres://ada:secret@127.0.0.1:1/x' },
      () => undefined,
    );
    await expect(away).rejects.toMatchObject({ code: 'REVIEW_QUEUE_UNREACHABLE' });
    await expect(away).rejects.not.toThrow(/secret/);
    const database = new URL(connection).pathname.slice(1);
    const name = `stranger_${database}`;
    await query(`create role ${name} login`);
    try {
      const stranger = new URL(connection);
      stranger.username = name;
      await expect(
        PostgresReviewQueue.open({ connection: stranger.href }, () => undefined),
      ).rejects.toMatchObject({
        code: 'REVIEW_QUEUE_ACCESS_DENIED',
      });
    } finally {
      await query(`drop role ${name}`);
    }
  });

  it('reported no trouble', () => {
    expect(troubles).toEqual([]);
  });
});

describe('REVIEW_QUEUE', () => {
  it.each([
    ['mysql://ada:secret@here/x', /is not the address of a PostgreSQL/],
    ['postgres://', /is not a valid address|names no host/],
    ['postgres:///x', /names no host/],
    ['postgres://ada:secret@here', /names no database/],
  ])('cannot be %s', (given, message) => {
    const read = reviewQueueSetting({ REVIEW_QUEUE: given });
    expect(read).toMatchObject({ ok: false, error: [{ code: 'SETTING_INVALID', where: 'REVIEW_QUEUE' }] });
    expect(read.ok ? '' : read.error[0]?.message).toMatch(message);
    expect(JSON.stringify(read)).not.toContain('secret');
  });

  it('is null if the setting is empty', () => {
    expect(reviewQueueSetting({ REVIEW_QUEUE: '' })).toEqual(ok(null));
    const connection = 'postgres://ada@here/x';
    expect(reviewQueueSetting({ REVIEW_QUEUE: connection })).toEqual(ok({ connection }));
  });
});

describe('the ledger of reviews', () => {
  it('stores one end for each review, whichever server adds it', async () => {
    const store = new MemoryEventStore();
    const [first, second] = [new ReviewLedger(store), new ReviewLedger(store)];
    await first.begun(request('r', 'ada'));
    await Promise.all([first.over('r', 'READY'), second.over('r', 'CANCELLED'), second.over('r', 'READY')]);
    await second.over('r', 'FAILED', 'REVIEW_FAILED');
    const kinds: string[] = [];
    for await (const { type } of store.read('reviews')) kinds.push(type);
    expect(kinds).toEqual(['ReviewBegun', 'ReviewOver']);
    // After the review has been started again, it can end again.
    await first.begun(request('r', 'ada'));
    await second.over('r', 'READY');
    expect([await first.running(), await second.running()]).toEqual([[], []]);
  });
});
