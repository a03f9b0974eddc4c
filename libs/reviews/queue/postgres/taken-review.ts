import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { invariant } from '#record';
import type { jobShape } from './job.js';
import { PROGRESS, REVIEWS } from './layout.js';

/** A review that an analyst is computing, until the review ends or another analyst takes it. */
export class TakenReview {
  readonly review: string;

  constructor(
    private readonly boss: PgBoss,
    private readonly queue: string,
    private readonly job: Pick<JobWithMetadata, 'id' | 'retryCount' | 'priority'>,
    private readonly data: z.infer<typeof jobShape>,
  ) {
    this.review = data.review;
  }

  /**
   * Reports that the analyst is still working. Returns false if another analyst has taken the review or if the review
   * was cancelled.
   */
  async hold(): Promise<boolean> {
    return isOurs.parse(await this.boss.touch(this.queue, this.job)).affected > 0;
  }

  /** Reports progress. A total of 0 means that the review has not started yet. */
  async reportProgress(done: number, total: number): Promise<void> {
    const values = [this.review, done, total];
    const upsert = `insert into ${PROGRESS} values ($1, $2, $3)
      on conflict (review) do update set done = excluded.done, total = excluded.total`;
    if (total > 0) await this.#ask(upsert, values);
    else await this.#ask(`delete from ${PROGRESS} where review = $1`, [this.review]);
  }

  /** Removes the completed review from the queue. */
  async done(): Promise<void> {
    await this.boss.complete(this.queue, this.job);
    await this.reportProgress(0, 0);
  }

  /** Returns the review to its place in the queue, so that another analyst can take it. */
  async giveBack(): Promise<void> {
    const transaction = await this.boss.getDb().beginTransaction?.();
    invariant(transaction, 'the queue has a pool of its own');
    const { db } = transaction;
    try {
      const gone = isOurs.parse(await this.boss.deleteJob(this.queue, this.job, { db }));
      const { priority } = this.job;
      if (gone.affected > 0)
        await this.boss.send(REVIEWS, this.data, { singletonKey: this.review, priority, db });
      await transaction.commit();
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
    await this.reportProgress(0, 0);
  }

  async #ask(statement: string, values: unknown[]): Promise<void> {
    await this.boss.getDb().executeSql(statement, values);
  }
}

const isOurs = z.object({ affected: z.number() });
