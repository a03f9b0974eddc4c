import type { RecordedEvent } from '#record';
import { runThread } from './bounded-thread.js';
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
 * Holds records that nobody vouches for against the rules, one after the other, each in a thread of its own that is ended when
 * it takes too long or too much memory. Whoever asks continues meanwhile.
 */
export class RecordChecks {
  readonly #limits: Required<CheckLimits>;
  readonly #turns: Turns;

  constructor(limits: CheckLimits = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#turns = new Turns(this.#limits.waiting);
  }

  /** Null: it was not checked, because too many wait, or everything ends. */
  async check(events: readonly RecordedEvent[]): Promise<Check | null> {
    return this.#turns.take(() => this.#run(events));
  }

  /** Ends the check that is running; those that wait are not begun. */
  close(): Promise<void> {
    return this.#turns.end();
  }

  async #run(events: readonly RecordedEvent[]): Promise<Check | null> {
    const { signal } = this.#turns;
    if (signal.aborted) return null;
    // Where it is ended, nothing is confirmed.
    let outcome = unverified;
    const end = await runThread('check-worker', JSON.stringify(events), this.#limits, signal, (check) => {
      outcome = check as Check;
    });
    return end === 'left' ? null : outcome;
  }
}
