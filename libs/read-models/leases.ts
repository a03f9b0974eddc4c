import { sql } from 'kysely';
import { writing, type ReadModels, type Work } from './database.js';

/** The duration of a lease without renewal, in milliseconds. */
const TERM = 5000;

/**
 * Assigns partitions to projectors and divides them evenly. Assigns even ones first, so that two projectors do not need
 * to read the same events. Partitions of a stopped projector become free when its lease ends according to the
 * database's clock. Leases only avoid duplicate work, and checkpoints keep the rows correct.
 */
export class Leases {
  #held: readonly number[] = [];

  constructor(
    private readonly models: ReadModels,
    /** The id of the projector, unique among active projectors. */
    readonly owner: string,
    private readonly term = TERM,
  ) {}

  /** The partitions of this projector at the last renewal. */
  get held(): readonly number[] {
    return this.#held;
  }

  /**
   * Renews the leases of this projector, returns those beyond its share, and takes free ones. Returns whether its
   * partitions changed.
   */
  async renew(): Promise<boolean> {
    const before = this.#held;
    this.#held = await writing(this.models, (transaction) => this.#renew(transaction));
    return before.join() !== this.#held.join();
  }

  async release(): Promise<void> {
    this.#held = [];
    await writing(this.models, async (transaction) => {
      await sql`delete from projectors where owner = ${this.owner}`.execute(transaction);
      await sql`update leases set owner = null, expires_at = null where owner = ${this.owner}`.execute(
        transaction,
      );
    });
  }

  async #renew(transaction: Work): Promise<readonly number[]> {
    const { owner } = this;
    const end = sql`now() + ${this.term} * interval '1 millisecond'`;
    // Projectors are serialised, so that each sees all active projectors and all leases.
    await sql`select pg_advisory_xact_lock(hashtext('retrace leases'))`.execute(transaction);
    await sql`delete from projectors where expires_at <= now()`.execute(transaction);
    await sql`
      insert into projectors (owner, expires_at) values (${owner}, ${end})
      on conflict (owner) do update set expires_at = excluded.expires_at`.execute(transaction);
    const { rows } = await sql<{ living: number }>`
      select cast(count(*) as integer) as living from projectors`.execute(transaction);
    const share = Math.ceil(this.models.partitions / Math.max(1, rows[0]?.living ?? 1));
    await sql`
      update leases set owner = null, expires_at = null
      where owner = ${owner} and partition not in (
        select partition from leases where owner = ${owner} order by partition % 2, partition limit ${share})`.execute(
      transaction,
    );
    await sql`
      update leases set owner = ${owner} where partition in (
        select partition from leases where owner is null or expires_at <= now()
        order by partition % 2, partition
        limit greatest(0, ${share} - (select count(*) from leases where owner = ${owner})))`.execute(
      transaction,
    );
    const held = await sql<{ partition: number }>`
      update leases set expires_at = ${end} where owner = ${owner} returning partition`.execute(transaction);
    return held.rows.map(({ partition }) => partition).sort((left, right) => left - right);
  }
}
