import type { RecordedEvent } from '#record';
import { BoundedThread, Turns } from '#runtime';
import { unverified, type Check } from './check.js';

export type { Check } from './check.js';

export interface CheckLimits {
  /** Milliseconds that one record may take. */
  readonly time?: number;
  /** Megabytes that one record may take. */
  readonly memory?: number;
  /** The largest number of waiting records. */
  readonly waiting?: number;
}

const LIMITS = { time: 30_000, memory: 256, waiting: 100 } satisfies Required<CheckLimits>;

/**
 * Checks untrusted records against the rules, one after the other, in a thread that ends if a record takes
 * too much time or memory. The caller is not blocked.
 */
export class RecordChecks {
  readonly #thread: BoundedThread<string, Check>;
  readonly #turns: Turns;

  constructor(limits: CheckLimits = {}) {
    const all = { ...LIMITS, ...limits };
    this.#thread = new BoundedThread(new URL('./check-worker.js', import.meta.url), all);
    this.#turns = new Turns(all.waiting);
  }

  /** Checks a record. Null if too many wait or the checks are closed. */
  async check(events: readonly RecordedEvent[]): Promise<Check | null> {
    return this.#turns.take(() => this.#run(events));
  }

  /** Stops the current check, and does not begin those that wait. */
  async close(): Promise<void> {
    await this.#turns.end();
    await this.#thread.close();
  }

  async #run(events: readonly RecordedEvent[]): Promise<Check | null> {
    // A check that is stopped confirms nothing.
    let outcome = unverified;
    const end = await this.#thread.run(JSON.stringify(events), this.#turns.signal, (check) => {
      outcome = check;
    });
    return end === 'left' ? null : outcome;
  }
}
