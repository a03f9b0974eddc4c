import type { Db, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { invariant, type Result } from '#record';
import type { ReviewBegun } from '#reviews';
import type { ReviewProgress } from '../review-queue.js';
import { enqueue, jobShape, jobsOf, standingOf, type Standing } from './job.js';
import { GIVEN_UP, layoutStatements, PROGRESS, requireVersions, REVIEWS, SCHEMA } from './layout.js';
import type { ReviewQueuePlace } from './place.js';
import { failure } from './queue-error.js';
import { TakenReview } from './taken-review.js';

const CONNECTIONS = 4;
/** Seconds between looks for analysts that are not heard of. */
const LOOK = 5;
/** Seconds after which an analyst that is not heard of has lost its review. The least there is. */
const SILENCE = 10;
/** Seconds in which a review is certainly made: its analyst is heard of, and ends it earlier. */
const CERTAIN = 12 * 3600;
/** Seconds for which it is remembered whose turn it was. */
const REMEMBERED = 3600;
/** How often a review is begun again whose analyst died. */
const RETRIES = 2;

/** Where reviews wait in PostgreSQL: servers hand them in, analysts take them. */
export class ReviewOffice {
  /** Connects and makes the tables. Throws `ReviewQueueError`. `troubled` hears what goes wrong beside questions. */
  static async open(place: ReviewQueuePlace, troubled: (error: unknown) => void): Promise<ReviewOffice> {
    // Most servers have no such queue: they do without what it needs.
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
    const office = new ReviewOffice(boss);
    try {
      await requireVersions(place);
      await boss.start();
      const certain = { expireInSeconds: CERTAIN, deleteAfterSeconds: REMEMBERED };
      await boss.createQueue(GIVEN_UP, { ...certain, retryLimit: 1000 });
      await boss.createQueue(REVIEWS, {
        ...certain,
        // A review waits or is made once at a time.
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

  /** Has a review wait, once `begun` has resolved, unless it waits already or is refused. Nobody else is let in meanwhile. */
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

  /** Has those reviews wait that do not: the program that began them ended, or the database is a new one. */
  async takeUp(running: readonly ReviewBegun[]): Promise<void> {
    for (const review of running)
      await this.ask(
        review,
        () => ({ ok: true, value: null }),
        () => Promise.resolve(),
      );
  }

  /** Takes a review out; an analyst that makes it ends soon. */
  async withdraw(review: string): Promise<void> {
    const ids = await jobsOf(this.#db, review);
    if (ids.length > 0) await this.boss.cancel(REVIEWS, [...ids]);
    await this.#db.executeSql(`delete from ${PROGRESS} where review = $1`, [review]);
  }

  /** How far reviews are that wait or are being made, by their ids. */
  async progress(): Promise<ReadonlyMap<string, ReviewProgress>> {
    const { rows } = await this.#db.executeSql(progressQuestion, [REVIEWS]);
    return new Map(progressShape.parse(rows).map(({ review, ...progress }) => [review, progress]));
  }

  /** Reviews that wait. */
  async waiting(): Promise<number> {
    const { rows } = await this.#db.executeSql(
      `select count(*)::int as waiting from ${SCHEMA}.job where name = $1 and state < 'active'`,
      [REVIEWS],
    );
    return z.object({ waiting: z.int() }).parse(rows[0]).waiting;
  }

  /** The review whose turn it is; null: none waits. */
  take(): Promise<TakenReview | null> {
    return this.#take(REVIEWS);
  }

  /** A review whose analysts died each time; null: there is none. */
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
      await taken.judged(0, 0);
      return taken;
    }
    // Of another version of the program: its review is taken up anew.
    await this.boss.complete(queue, job);
    return null;
  }

  /** Work in a transaction, one after the other, of all programs. */
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

/** In the order in which analysts take them; those that are taken come first. */
const progressQuestion = `
  select data->>'review' as review, coalesce(done, 0) as done, coalesce(total, 0) as total,
    case when state = 'active' then 0 else (row_number() over turns - 1)::int end as ahead
  from ${SCHEMA}.job left join ${PROGRESS} on review = data->>'review'
  where name = $1 and state <= 'active'
  window turns as (order by state = 'active' desc, priority desc, created_on, id)`;

const progressShape = z.array(
  z.object({ review: z.string(), done: z.int(), total: z.int(), ahead: z.int() }),
);
