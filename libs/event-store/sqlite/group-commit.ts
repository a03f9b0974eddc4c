import { StreamDeletedError, WrongExpectedRevisionError } from '../streams/port.js';

/** The database operations that a group of writes uses. */
export interface Transactions {
  begin(): void;
  commit(): void;
  /** Undoes everything since `begin`. Works in any state after a failure. */
  rollback(): void;
  /** Called when a group is durable, before its writers are notified. */
  committed(): void;
  /** Translates a database error into the error for a writer. */
  failure(error: unknown): unknown;
}

interface Write {
  /** Performs the write. If it throws `WrongExpectedRevisionError` or `StreamDeletedError`, it has changed nothing. */
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Thrown after a failed write that could have left the transaction in an incomplete state. */
class WriteFailed extends Error {}

/**
 * Combines all writes within one turn of the event loop into one transaction, so that they wait for the disk only once.
 * A failed write does not affect the others.
 */
export class GroupCommit {
  #pending: Write[] = [];
  #scheduled: NodeJS.Immediate | null = null;

  constructor(private readonly transactions: Transactions) {}

  /** Resolves to the result of `run` once the write is durable. */
  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#pending.push({ run, resolve: resolve as (value: unknown) => void, reject });
      this.#scheduled ??= setImmediate(() => this.flush());
    });
  }

  flush(): void {
    if (this.#scheduled) clearImmediate(this.#scheduled);
    this.#scheduled = null;
    const writes = this.#pending;
    this.#pending = [];
    if (writes.length > 0) this.#commit(writes);
  }

  #commit(writes: readonly Write[]): void {
    let settle: (() => void)[];
    try {
      this.transactions.begin();
      settle = writes.map(attempt);
      this.transactions.commit();
    } catch (error) {
      this.transactions.rollback();
      // Runs each write in a separate transaction to find the one that fails.
      if (error instanceof WriteFailed && writes.length > 1)
        for (const write of writes) this.#commit([write]);
      else {
        const reason = this.transactions.failure(error instanceof WriteFailed ? error.cause : error);
        for (const { reject } of writes) reject(reason);
      }
      return;
    }
    this.transactions.committed();
    for (const done of settle) done();
  }
}

/** Runs a write. Returns a function that notifies its writer, to be called when the group is durable. */
function attempt({ run, resolve, reject }: Write): () => void {
  try {
    const value = run();
    return () => resolve(value);
  } catch (error) {
    if (error instanceof WrongExpectedRevisionError || error instanceof StreamDeletedError)
      return () => reject(error);
    throw new WriteFailed('A write failed.', { cause: error });
  }
}
