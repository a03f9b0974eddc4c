import { sql } from 'kysely';
import { writing, type ReadModels, type Work } from './database.js';

/** How long a projector that is not heard of keeps what it has, in milliseconds. */
const TERM = 5000;

/**
 * Which partitions a projector keeps up to date: even ones first, so that two need not read what the other does. They are shared evenly among those that live; what one that died had is
 * free when its term is over, by the clock of the database. Leases save work: checkpoints alone keep rows right.
 */
export class Leases {
  #held: readonly number[] = [];

  constructor(
    private readonly models: ReadModels,
    /** Names the projector; no two living ones have the same. */
    readonly owner: string,
    private readonly term = TERM,
  ) {}

  /** As it was when it was renewed last. */
  get held(): readonly number[] {
    return this.#held;
  }

  /**
   * Renews the leases of this projector, returns those beyond its share, and takes free ones. True if its partitions
   * changed.
   */
  async renew(): Promise<boolean> {
    const before = this.#held;
    this.#held = await writing(this.models, (transaction) => this.#renew(transaction));
    return before.join() !== this.#held.join();
  }

  /** Gives everything back at once. */
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
    // One after the other: who shares sees all who live and all that is held.
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
