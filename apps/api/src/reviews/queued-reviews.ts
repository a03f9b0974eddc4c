import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { fail, type Problem, type Result } from '#record';
import {
  admitted,
  isAway,
  ReviewNews,
  type ReviewLedger,
  type ReviewOffice,
  type ReviewProgress,
  type ReviewQueue,
  type ReviewQueueErrorCode,
} from '#review-queue';
import type { ReviewBegun } from '#reviews';
import { pause } from '#waiting';

/** How often it is asked how far reviews are, while somebody wants to know: milliseconds. */
const LOOK = 500;

/** Reviews that analysts make, on other machines or beside this server. */
export class QueuedReviews implements ReviewQueue, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('QueuedReviews');
  readonly #closing = new AbortController();
  readonly #news = new ReviewNews(this.#closing.signal, () => this.#watch());
  #watching: Promise<void> | null = null;

  constructor(
    private readonly ledger: ReviewLedger,
    private readonly office: ReviewOffice,
  ) {}

  onApplicationBootstrap(): void {
    this.ledger
      .running()
      .then((left) => this.office.takeUp(left))
      .catch((error: unknown) =>
        this.logger.error({ err: error }, 'Reviews that were not finished cannot be put in the queue.'),
      );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#closing.abort();
    await this.#watching;
    await this.office.close();
  }

  async begin(begun: ReviewBegun): Promise<Result<null, Problem<ReviewQueueErrorCode>>> {
    try {
      return await this.office.ask(begun, admitted, () => this.ledger.begun(begun));
    } catch (error) {
      if (!isAway(error)) throw error;
      this.logger.warn({ err: error }, 'The queue of reviews cannot be reached.');
      return fail(away);
    }
  }

  /** Null also where nobody can say: the queue may be away for a while. */
  async progress(review: string): Promise<ReviewProgress | null> {
    const all = await this.office.progress().catch(() => null);
    return all?.get(review) ?? null;
  }

  async cancel(review: string): Promise<void> {
    await this.ledger.over(review, 'CANCELLED');
    // An analyst looks into the ledger as well.
    await this.office
      .withdraw(review)
      .catch((error: unknown) => this.logger.warn({ err: error, review }, 'A review stays in the queue.'));
    this.#news.tell();
  }

  moved(within: number, signal: AbortSignal): Promise<void> {
    return this.#news.moved(within, signal);
  }

  get isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  /** One look for everybody who waits. */
  #watch(): void {
    this.#watching ??= this.#look().finally(() => (this.#watching = null));
  }

  async #look(): Promise<void> {
    const { signal } = this.#closing;
    for (let seen: string | null = null; this.#news.isHeard && !signal.aborted;) {
      const progress = await this.office.progress().catch(() => null);
      const now = progress === null ? null : JSON.stringify([...progress].sort());
      if (now !== null && seen !== null && now !== seen) this.#news.tell();
      seen = now ?? seen;
      await pause(LOOK, { signal });
    }
  }
}

const away: Problem<'REVIEW_QUEUE_UNREACHABLE'> = {
  code: 'REVIEW_QUEUE_UNREACHABLE',
  message: 'The queue of reviews cannot be reached.',
  advice: 'Try again in a moment.',
};
