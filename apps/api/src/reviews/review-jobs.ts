import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ok, type Problem, type Result } from '#record';
import {
  ReviewLedger,
  ReviewNews,
  userOf,
  type ReviewProgress,
  type ReviewQueue,
  type ReviewQueueErrorCode,
  type ReviewBegun,
} from '#reviews';
import { ReviewThreads } from './review-threads.js';
import { ReviewTurns } from './review-turns.js';

/** The interval at which a review in progress is checked for cancellation on another server, in milliseconds. */
const HEED = 2000;

interface Making extends Omit<ReviewProgress, 'ahead'> {
  readonly ended: AbortController;
}

/**
 * Makes this server's reviews one at a time, alternating between users. After a restart, resumes the reviews that were
 * not completed. If two servers make the same review, the results are equal and are stored only once.
 */
@Injectable()
export class ReviewJobs implements ReviewQueue, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ReviewJobs');
  readonly #turns = new ReviewTurns();
  readonly #making = new Map<string, Making>();
  readonly #closing = new AbortController();
  readonly #news = new ReviewNews(this.#closing.signal);

  constructor(
    private readonly ledger: ReviewLedger,
    private readonly threads: ReviewThreads,
  ) {}

  onApplicationBootstrap(): void {
    this.ledger.running().then(
      (left) => left.forEach((begun) => this.#add(begun)),
      (error: unknown) =>
        this.logger.error({ err: error }, 'Reviews that were not finished cannot be found.'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#closing.abort();
    for (const { ended } of this.#making.values()) ended.abort();
    await this.#turns.close();
  }

  async begin(begun: ReviewBegun): Promise<Result<null, Problem<ReviewQueueErrorCode>>> {
    if (this.#isMaking(begun.review)) return ok(null);
    const admitted = this.#turns.admit(userOf(begun));
    if (!admitted.ok) return admitted;
    await this.ledger.begun(begun);
    this.#add(begun);
    return ok(null);
  }

  async progress(review: string): Promise<ReviewProgress | null> {
    const making = this.#making.get(review);
    if (making === undefined) return null;
    const { ended: _, ...progress } = making;
    return { ...progress, ahead: this.#turns.ahead(review) };
  }

  async cancel(review: string): Promise<void> {
    await this.ledger.over(review, 'CANCELLED');
    this.#making.get(review)?.ended.abort();
    if (this.#turns.remove(review)) this.#making.delete(review);
    this.#news.tell();
  }

  moved(within: number, signal: AbortSignal): Promise<void> {
    return this.#news.moved(within, signal);
  }

  get isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  #add(begun: ReviewBegun): void {
    if (this.isClosing || this.#isMaking(begun.review)) return;
    const { review } = begun;
    const ended = new AbortController();
    this.#making.set(review, { done: 0, total: 0, ended });
    this.#turns.add(review, userOf(begun), () => this.#make(begun, ended));
  }

  /**
   * Whether a review is in progress. False for a cancelled review, even if its work has not stopped yet. The same
   * review can then be started again immediately.
   */
  #isMaking(review: string): boolean {
    return this.#making.get(review)?.ended.signal.aborted === false;
  }

  async #make(begun: ReviewBegun, ended: AbortController): Promise<void> {
    const { review } = begun;
    let heeded = performance.now();
    const tell = (now: Partial<ReviewProgress>): void => {
      const before = this.#making.get(review);
      if (before?.ended === ended) this.#making.set(review, { ...before, ...now });
      this.#news.tell();
    };
    const onProgress = (done: number, total: number): void => {
      tell({ done, total });
      if (performance.now() - heeded < HEED) return;
      heeded = performance.now();
      void this.#heed(review, ended);
    };
    const made = await this.threads.make(begun, ended.signal, onProgress, (soFar) => tell({ soFar }));
    try {
      // Records no end for a review that a shutdown has aborted, because the next server resumes the review.
      if (made === 'made') await this.ledger.over(review, 'READY');
      else if (made !== 'aborted') await this.ledger.over(review, 'FAILED', made.failed);
    } catch (error) {
      this.logger.error({ err: error, review }, 'The end of a review cannot be recorded.');
    }
    if (this.#making.get(review)?.ended === ended) this.#making.delete(review);
    this.#news.tell();
  }

  /** Aborts a review that was cancelled on another server. */
  async #heed(review: string, ended: AbortController): Promise<void> {
    const running = await this.ledger.running().catch(() => null);
    if (running !== null && !running.some((job) => job.review === review)) ended.abort();
  }
}
