import { sql } from 'kysely';
import { writing, type ReadModels, type Work } from './database.js';

/** The number of milliseconds after which a lease expires unless it is renewed. */
const TERM = 5000;

/**
 * Divides partitions evenly among projectors. Even-numbered partitions are assigned first, so that two projectors need
 * not read the same events. After a projector has stopped, its partitions become free when its leases expire according
 * to the database's clock. Leases only prevent duplicate work. Checkpoints ensure that the rows are correct.
 */
export class Leases {
  #held: readonly number[] = [];

  constructor(
    private readonly models: ReadModels,
    /** The projector's id, which is unique among active projectors. */
    readonly owner: string,
    private readonly term = TERM,
  ) {}

  /** The partitions that this projector held after the last renewal. */
  get held(): readonly number[] {
    return this.#held;
  }

  /**
   * Renews this projector's leases, gives up leases beyond its share, and acquires free ones. Returns whether the
   * projector's partitions changed.
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
    // Renewals run one at a time, so each renewal considers all active projectors and all leases.
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
