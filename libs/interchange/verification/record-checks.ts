import type { RecordedEvent } from '#record';
import { BoundedThread, Turns } from '#runtime';
import { unverified, type Check } from './check.js';

export type { Check } from './check.js';

export interface CheckLimits {
  /** The maximum time per record, in milliseconds. */
  readonly time?: number;
  /** The maximum memory per record, in megabytes. */
  readonly memory?: number;
  /** The maximum number of waiting records. */
  readonly waiting?: number;
}

const LIMITS = { time: 30_000, memory: 256, waiting: 100 } satisfies Required<CheckLimits>;

/**
 * Checks untrusted records against the rules one after another in a separate thread. Stops the thread if a record takes
 * too much time or memory. Does not block the caller.
 */
export class RecordChecks {
  readonly #thread: BoundedThread<string, Check>;
  readonly #turns: Turns;

  constructor(limits: CheckLimits = {}) {
    const all = { ...LIMITS, ...limits };
    this.#thread = new BoundedThread(new URL('./check-worker.js', import.meta.url), all);
    this.#turns = new Turns(all.waiting);
  }

  /** Checks a record. Null if too many records are waiting, or if the checks have been closed. */
  async check(events: readonly RecordedEvent[]): Promise<Check | null> {
    return this.#turns.take(() => this.#run(events));
  }

  /** Stops the current check and discards the waiting ones. */
  async close(): Promise<void> {
    await this.#turns.end();
    await this.#thread.close();
  }

  async #run(events: readonly RecordedEvent[]): Promise<Check | null> {
    // If the check is stopped, the record counts as unverified.
    let outcome = unverified;
    const end = await this.#thread.run(JSON.stringify(events), this.#turns.signal, (check) => {
      outcome = check;
    });
    return end === 'left' ? null : outcome;
  }
}
