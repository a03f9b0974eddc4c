import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { fail, type Problem, type Result } from '#record';
import {
  admitted,
  isAway,
  ReviewNews,
  type ReviewLedger,
  type PostgresReviewQueue,
  type ReviewProgress,
  type ReviewQueue,
  type ReviewQueueErrorCode,
  type ReviewBegun,
} from '#reviews';
import { pause } from '#runtime';

/** The interval between two reads of the progress of reviews while a caller waits, in milliseconds. */
const LOOK = 500;

/** Hands reviews to analysts, which run on this machine or others. */
export class QueuedReviews implements ReviewQueue, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('QueuedReviews');
  readonly #closing = new AbortController();
  readonly #news = new ReviewNews(this.#closing.signal, () => this.#watch());
  #watching: Promise<void> | null = null;

  constructor(
    private readonly ledger: ReviewLedger,
    private readonly shared: PostgresReviewQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.ledger
      .running()
      .then((left) => this.shared.takeUp(left))
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'The unfinished reviews cannot be added to the queue.'),
      );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
    await this.shared.close();
  }

  async begin(begun: ReviewBegun): Promise<Result<null, Problem<ReviewQueueErrorCode>>> {
    try {
      const ask = () => this.shared.ask(begun, admitted, () => this.ledger.begun(begun));
      const answer = await ask();
      return !answer.ok && (await this.#takeOutEnded()) ? await ask() : answer;
    } catch (error) {
      if (!isAway(error)) throw error;
      this.logger.warn({ err: error }, 'The review queue cannot be reached.');
      return fail(away);
    }
  }

  /** Returns the progress of a review. Null if the queue does not contain the review or is unreachable. */
  async progress(review: string): Promise<ReviewProgress | null> {
    const all = await this.shared.progress().catch(() => null);
    return all?.get(review) ?? null;
  }

  async cancel(review: string): Promise<void> {
    await this.ledger.over(review, 'CANCELLED');
    // Only logs a failed withdrawal, because the analyst also checks the ledger.
    await this.shared
      .withdraw(review)
      .catch((error: unknown) => this.logger.warn({ err: error, review }, 'A review remains in the queue.'));
    this.#news.tell();
  }

  moved(within: number, signal: AbortSignal): Promise<void> {
    return this.#news.moved(within, signal);
  }

  get isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Removes reviews from the queue if they ended while the queue was unreachable. Returns false if there are none. */
  async #takeOutEnded(): Promise<boolean> {
    // The queue is read before the ledger, because a new review is recorded in the ledger before it is queued.
    const waiting = [...(await this.shared.progress()).keys()];
    const running = new Set((await this.ledger.running()).map(({ review }) => review));
    const ended = waiting.filter((review) => !running.has(review));
    for (const review of ended) await this.shared.withdraw(review);
    return ended.length > 0;
  }

  /** Shares one read of the queue among all waiting callers. */
  #watch(): void {
    this.#watching ??= this.#look().finally(() => (this.#watching = null));
  }

  async #look(): Promise<void> {
    const { signal } = this.#closing;
    for (let seen: string | null = null; this.#news.isHeard && !signal.aborted;) {
      const progress = await this.shared.progress().catch(() => null);
      const now = progress === null ? null : JSON.stringify([...progress].sort());
      if (now !== null && seen !== null && now !== seen) this.#news.tell();
      seen = now ?? seen;
      await pause(LOOK, { signal });
    }
  }
}

const away: Problem<'REVIEW_QUEUE_UNREACHABLE'> = {
  code: 'REVIEW_QUEUE_UNREACHABLE',
  message: 'The review queue cannot be reached.',
  advice: 'Try again in a moment.',
};
