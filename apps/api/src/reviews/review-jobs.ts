import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ReviewBegun } from '#reviews';
import { whileWaiting } from '#waiting';
import { beginner } from '../play/running-games.js';
import { ReviewLedger } from './review-ledger.js';
import { ReviewQueue } from './review-queue.js';
import { ReviewThreads } from './review-threads.js';
import { valueOf } from '../problem-error.js';

/** Before it is looked again whether a review was cancelled at another server, in milliseconds. */
const HEED = 2000;

/** How far a review is that this server makes. */
export interface ReviewProgress {
  readonly done: number;
  /** 0: it waits for its turn. */
  readonly total: number;
}

interface Making extends ReviewProgress {
  readonly ended: AbortController;
}

/**
 * The reviews that this server makes, one after the other, fair among users. Those that an earlier server did not finish are made
 * when it starts. Two servers may make the same one: it has the same numbers, and is kept once.
 */
@Injectable()
export class ReviewJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ReviewJobs');
  readonly #queue = new ReviewQueue();
  readonly #making = new Map<string, Making>();
  readonly #listening = new Set<() => void>();
  readonly #closing = new AbortController();

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
    await this.#queue.close();
  }

  /** Makes a review when it is its turn. Problem `REVIEWS_TOO_MANY`. */
  async begin(begun: ReviewBegun): Promise<void> {
    if (this.#isMaking(begun.review)) return;
    valueOf(this.#queue.admit(userOf(begun)));
    await this.ledger.begun(begun);
    this.#add(begun);
  }

  /** How far it is; null: this server does not make it. */
  progress(review: string): ReviewProgress | null {
    return this.#making.get(review) ?? null;
  }

  /** Ends a review that is not ready. */
  async cancel(review: string): Promise<void> {
    await this.ledger.over(review, 'CANCELLED');
    this.#making.get(review)?.ended.abort();
    if (this.#queue.remove(review)) this.#making.delete(review);
    this.#tell();
  }

  /** Resolves when some review has moved, after so many milliseconds, or when the signal aborts. */
  moved(within: number, signal: AbortSignal): Promise<void> {
    return whileWaiting(
      [signal, this.#closing.signal],
      within,
      (over) =>
        new Promise((resolve) => {
          const done = (): void => {
            this.#listening.delete(done);
            resolve();
          };
          if (over.aborted) return resolve();
          this.#listening.add(done);
          over.addEventListener('abort', done);
        }),
    );
  }

  get isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  #add(begun: ReviewBegun): void {
    if (this.isClosing || this.#isMaking(begun.review)) return;
    const { review } = begun;
    const ended = new AbortController();
    this.#making.set(review, { done: 0, total: 0, ended });
    this.#queue.add(review, userOf(begun), () => this.#make(begun, ended));
  }

  /** What was cancelled may still be ending, and can be begun again meanwhile. */
  #isMaking(review: string): boolean {
    return this.#making.get(review)?.ended.signal.aborted === false;
  }

  async #make(begun: ReviewBegun, ended: AbortController): Promise<void> {
    const { review } = begun;
    let heeded = performance.now();
    const judged = (done: number, total: number): void => {
      if (!ended.signal.aborted) this.#making.set(review, { done, total, ended });
      this.#tell();
      if (performance.now() - heeded < HEED) return;
      heeded = performance.now();
      void this.#heed(review, ended);
    };
    const made = await this.threads.make(begun, ended.signal, judged);
    try {
      // What a shutdown ended is begun again by the next server.
      if (made === 'made') await this.ledger.over(review, 'READY');
      else if (made !== 'aborted') await this.ledger.over(review, 'FAILED', made.failed);
    } catch (error) {
      this.logger.error({ err: error, review }, 'The end of a review cannot be recorded.');
    }
    if (this.#making.get(review)?.ended === ended) this.#making.delete(review);
    this.#tell();
  }

  /** Ends a review that was cancelled at another server. */
  async #heed(review: string, ended: AbortController): Promise<void> {
    const running = await this.ledger.running().catch(() => null);
    if (running !== null && !running.some((one) => one.review === review)) ended.abort();
  }

  #tell(): void {
    for (const done of [...this.#listening]) done();
  }
}

const userOf = ({ author, by }: ReviewBegun): string => beginner(author ?? null, by);
