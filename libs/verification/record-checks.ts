import type { RecordedEvent } from '#record';
import { BoundedThread } from './bounded-thread.js';
import { unverified, type Check } from './check.js';
import { Turns } from './turns.js';

export type { Check } from './check.js';

export interface CheckLimits {
  /** How long one record may take: milliseconds. */
  readonly time?: number;
  /** How much memory one may take: megabytes. */
  readonly memory?: number;
  /** Records that wait for their turn. */
  readonly waiting?: number;
}

const LIMITS = { time: 30_000, memory: 256, waiting: 100 } satisfies Required<CheckLimits>;

/**
 * Holds records that nobody vouches for against the rules, one after the other, in a thread that is ended when
 * one takes too long or too much memory. Who asks continues meanwhile.
 */
export class RecordChecks {
  readonly #thread: BoundedThread<string, Check>;
  readonly #turns: Turns;

  constructor(limits: CheckLimits = {}) {
    const all = { ...LIMITS, ...limits };
    this.#thread = new BoundedThread('check-worker', all);
    this.#turns = new Turns(all.waiting);
  }

  /** Null: it was not checked, because too many wait, or everything ends. */
  async check(events: readonly RecordedEvent[]): Promise<Check | null> {
    return this.#turns.take(() => this.#run(events));
  }

  /** Ends the check that is running; those that wait are not begun. */
  async close(): Promise<void> {
    await this.#turns.end();
    await this.#thread.close();
  }

  async #run(events: readonly RecordedEvent[]): Promise<Check | null> {
    // Where it is ended, nothing is confirmed.
    let outcome = unverified;
    const end = await this.#thread.run(JSON.stringify(events), this.#turns.signal, (check) => {
      outcome = check;
    });
    return end === 'left' ? null : outcome;
  }
}
