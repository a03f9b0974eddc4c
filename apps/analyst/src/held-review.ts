import type { ReviewLedger, TakenReview } from '#reviews';
import { pause } from '#runtime';

/**
 * The interval between an analyst's heartbeats, in milliseconds. At each heartbeat, the analyst also checks whether its
 * review is still wanted.
 */
const BEAT = 2000;
/** The interval between progress reports, in milliseconds. */
const TELL = 500;

/**
 * Handles a review that an analyst has taken. Sends heartbeats and progress reports, and aborts if the review is no
 * longer wanted.
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

  /** Aborts when the analyst stops, when another analyst has taken the review, or when the review was cancelled. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Reports the progress at most once every `TELL` milliseconds. Ignores calls in between. */
  readonly onProgress = (done: number, total: number): void => {
    const now = performance.now();
    if (now - this.#toldAt < TELL) return;
    this.#toldAt = now;
    // Sends one report at a time. Ignores failures, because the analyst can continue without its reports.
    this.#telling = this.#telling.then(() => this.taken.reportProgress(done, total)).catch(() => undefined);
  };

  /** Stops all reports. Resolves when the last report has been sent. */
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
      // If the queue or the ledger is unreachable, the review counts as wanted, because a review that is made twice
      // does no harm.
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
