import type { ReviewLedger, TakenReview } from '#review-queue';
import { pause } from '#waiting';

/** How often an analyst says that it lives, and looks whether its review is still wanted: milliseconds. */
const BEAT = 2000;
/** How often it says how far it is: milliseconds. */
const TELL = 500;

/** A review that an analyst holds: says that the analyst lives and how far it is, and ends when it is not wanted any more. */
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

  /** Aborts when the program leaves, when another analyst has the review, or when it was cancelled. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /** Says how far it is, now and then. What is not told is told with the next. */
  readonly judged = (done: number, total: number): void => {
    const now = performance.now();
    if (now - this.#toldAt < TELL) return;
    this.#toldAt = now;
    // One after the other, and a queue that is away for a while does not matter.
    this.#telling = this.#telling.then(() => this.taken.judged(done, total)).catch(() => undefined);
  };

  /** Resolves when nothing is said of it any more. */
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
      // Where it cannot be asked, it is still wanted: making it twice does no harm.
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
