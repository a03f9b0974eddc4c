import type { Db, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { invariant, type Result } from '#record';
import type { ReviewBegun } from '../../stored/review-entry.js';
import type { ReviewProgress } from '../review-queue.js';
import { enqueue, jobShape, jobsOf, standingOf, type Standing } from './job.js';
import { GIVEN_UP, layoutStatements, PROGRESS, requireVersions, REVIEWS, SCHEMA } from './layout.js';
import type { ReviewQueuePlace } from './place.js';
import { failure } from './queue-error.js';
import { TakenReview } from './taken-review.js';

const CONNECTIONS = 4;
/** The interval between checks for silent analysts, in seconds. */
const LOOK = 5;
/**
 * The time without a report after which an analyst loses a review, in seconds. The library does not support a shorter
 * time.
 */
const SILENCE = 10;
/** The maximum duration of a job, in seconds. Jobs never reach this limit, because analysts end reviews earlier. */
const CERTAIN = 12 * 3600;
/** The time for which completed jobs are stored, in seconds. Completed jobs determine which user's turn is next. */
const REMEMBERED = 3600;
/** The number of further attempts after analysts have stopped unexpectedly. */
const RETRIES = 2;

/** The review queue in PostgreSQL. Servers add reviews, and analysts take them. */
export class PostgresReviewQueue {
  /**
   * Connects to the database and creates the tables. Reports errors outside of queries to `troubled`. Throws a
   * `ReviewQueueError` if the queue cannot be used.
   */
  static async open(
    place: ReviewQueuePlace,
    troubled: (error: unknown) => void,
  ): Promise<PostgresReviewQueue> {
    // The library is imported on demand, because most servers have no PostgreSQL queue.
    const { PgBoss: Boss } = await import('pg-boss');
    const boss = new Boss({
      connectionString: place.connection,
      schema: SCHEMA,
      application_name: 'retrace',
      connectionTimeoutMillis: 5000,
      max: CONNECTIONS,
      schedule: false,
      superviseIntervalSeconds: LOOK,
      monitorIntervalSeconds: LOOK,
      registerInstance: false,
      openTelemetry: { enabled: false },
    });
    boss.on('error', troubled);
    const office = new PostgresReviewQueue(boss);
    try {
      await requireVersions(place);
      await boss.start();
      const certain = { expireInSeconds: CERTAIN, deleteAfterSeconds: REMEMBERED };
      await boss.createQueue(GIVEN_UP, { ...certain, retryLimit: 1000 });
      await boss.createQueue(REVIEWS, {
        ...certain,
        // A review can have only one unfinished job.
        policy: 'exclusive',
        deadLetter: GIVEN_UP,
        heartbeatSeconds: SILENCE,
        retryLimit: RETRIES,
      });
      await office.#alone((db) => db.executeSql(layoutStatements));
      return office;
    } catch (error) {
      await office.close();
      throw failure(error, place);
    }
  }

  private constructor(private readonly boss: PgBoss) {}

  /**
   * Adds a review to the queue after `begun` has resolved. Does nothing if the review is already in the queue. If
   * `admit` refuses the review, fails with the problem from `admit`. Other programs cannot add reviews meanwhile.
   */
  async ask<E>(
    review: ReviewBegun,
    admit: (standing: Standing) => Result<null, E>,
    begun: () => Promise<void>,
  ): Promise<Result<null, E>> {
    return this.#alone(async (db) => {
      if ((await jobsOf(db, review.review)).length > 0) return { ok: true, value: null };
      const standing = await standingOf(db, review);
      const admitted = admit(standing);
      if (!admitted.ok) return admitted;
      await begun();
      await enqueue(this.boss, db, review, standing.round);
      return admitted;
    });
  }

  /**
   * Adds running reviews that are missing from the queue. They can be missing because the program that ran them ended
   * or because the database is new.
   */
  async takeUp(running: readonly ReviewBegun[]): Promise<void> {
    for (const review of running)
      await this.ask(
        review,
        () => ({ ok: true, value: null }),
        () => Promise.resolve(),
      );
  }

  /** Removes a review from the queue. If an analyst is computing the review, the analyst soon stops. */
  async withdraw(review: string): Promise<void> {
    const ids = await jobsOf(this.#db, review);
    if (ids.length > 0) await this.boss.cancel(REVIEWS, [...ids]);
    await this.#db.executeSql(`delete from ${PROGRESS} where review = $1`, [review]);
  }

  /** Returns the progress of each waiting or running review, by review id. */
  async progress(): Promise<ReadonlyMap<string, ReviewProgress>> {
    const { rows } = await this.#db.executeSql(progressQuestion, [REVIEWS]);
    return new Map(progressShape.parse(rows).map(({ review, ...progress }) => [review, progress]));
  }

  async waiting(): Promise<number> {
    const { rows } = await this.#db.executeSql(
      `select count(*)::int as waiting from ${SCHEMA}.job where name = $1 and state < 'active'`,
      [REVIEWS],
    );
    return z.object({ waiting: z.int() }).parse(rows[0]).waiting;
  }

  /** Takes the next review. Null if none is waiting. */
  take(): Promise<TakenReview | null> {
    return this.#take(REVIEWS);
  }

  /** Takes a review that was given up because its analysts stopped unexpectedly. Null if there is none. */
  takeGivenUp(): Promise<TakenReview | null> {
    return this.#take(GIVEN_UP);
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, timeout: 1000 });
  }

  async #take(queue: string): Promise<TakenReview | null> {
    const [job] = await this.boss.fetch(queue, { includeMetadata: true });
    if (job === undefined) return null;
    const read = jobShape.safeParse(job.data);
    if (read.success) {
      const taken = new TakenReview(this.boss, queue, job, read.data);
      await taken.reportProgress(0, 0);
      return taken;
    }
    // The job is from another version of Retrace, so it is removed. Its review will be added to the queue again later.
    await this.boss.complete(queue, job);
    return null;
  }

  /** Runs a function in a transaction that excludes all other programs. */
  async #alone<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const transaction = await this.#db.beginTransaction?.();
    invariant(transaction, 'the queue has a pool of its own');
    try {
      await transaction.db.executeSql(`select pg_advisory_xact_lock(hashtext('${SCHEMA}'))`);
      const result = await work(transaction.db);
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  get #db(): Db {
    return this.boss.getDb();
  }
}

/** Selects the reviews in the order of the queue, running ones first. */
const progressQuestion = `
  select data->>'review' as review, coalesce(done, 0) as done, coalesce(total, 0) as total,
    case when state = 'active' then 0 else (row_number() over turns - 1)::int end as ahead
  from ${SCHEMA}.job left join ${PROGRESS} on review = data->>'review'
  where name = $1 and state <= 'active'
  window turns as (order by state = 'active' desc, priority desc, created_on, id)`;

const progressShape = z.array(
  z.object({ review: z.string(), done: z.int(), total: z.int(), ahead: z.int() }),
);
