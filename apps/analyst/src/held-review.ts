import type { ReviewLedger, TakenReview } from '#reviews';
import { pause } from '#runtime';

/** Milliseconds between signs of life of an analyst, and checks that its review is still wanted. */
const BEAT = 2000;
/** Milliseconds between reports of its progress. */
const TELL = 500;

/**
 * A review that an analyst holds. Reports signs of life and progress, and ends when the review is no longer
 * wanted.
 */
export class HeldReview {
  readonly #ended = new AbortController();
  readonly #over = new AbortController();
  readonly #beating: Promise<void>;
  #telling: Promise<void> = Promise.resolve();
  #toldAt = -Infinity;

  constructor(
    readonly taken: TakenReview,
    private readonly ledger: ReviewLedger,
    private readonly leaving: AbortSignal,
  ) {
    leaving.addEventListener('abort', this.#leave);
    if (leaving.aborted) this.#leave();
    this.#beating = this.#beat();
  }

  /** Aborts when the program stops, another analyst has the review, or it was cancelled. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Reports the progress at most once every `TELL` milliseconds, and skips calls in between. */
  readonly judged = (done: number, total: number): void => {
    const now = performance.now();
    if (now - this.#toldAt < TELL) return;
    this.#toldAt = now;
    // Reports are sent one after the other. A queue that cannot be reached for a while does no harm.
    this.#telling = this.#telling.then(() => this.taken.judged(done, total)).catch(() => undefined);
  };

  /** Stops all reports. Resolves when the last one is sent. */
  async over(): Promise<void> {
    this.#over.abort();
    this.leaving.removeEventListener('abort', this.#leave);
    await this.#beating;
    await this.#telling;
  }

  readonly #leave = (): void => this.#ended.abort();

  async #beat(): Promise<void> {
    const { signal } = this.#over;
    while (await pause(BEAT, { signal })) {
      // If the queue or ledger cannot be reached, the review counts as wanted: making it twice does no harm.
      const [isHeld, isWanted] = await Promise.all([
        this.taken.hold().catch(() => true),
        this.ledger.running().then(
          (running) => running.some(({ review }) => review === this.taken.review),
          () => true,
        ),
      ]);
      if (!isHeld || !isWanted) this.#ended.abort();
    }
  }
}
