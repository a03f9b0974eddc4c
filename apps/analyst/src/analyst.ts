import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  makeReview,
  reviewThreads,
  type MadeReview,
  type ReviewPlaces,
  type TakenReview,
  type ReviewBegun,
} from '#reviews';
import { pause } from '#runtime';
import { AnalystMetrics } from './metrics.js';
import { HeldReview } from './held-review.js';
import { codeOf, gameToReview } from './games-to-review.js';
import { PARTS, type AnalystParts } from './analyst.tokens.js';
import { patiently } from './patience.js';

/** The delay before the next check of the queue if the queue was empty or a request failed, in milliseconds. */
const LOOK = 500;
/** The interval between checks that the queue contains every review that has begun and not ended, in milliseconds. */
const TAKE_UP = 60_000;

/** Makes one review after another until the analyst stops. */
@Injectable()
export class Analyst implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Analyst');
  private readonly leaving = new AbortController();
  private readonly threads = reviewThreads();
  private working: Promise<void> = Promise.resolve();
  private takenUp = -Infinity;
  private failure: string | null = 'The analyst is starting.';
  private making: string | null = null;

  constructor(
    @Inject(PARTS) private readonly parts: AnalystParts,
    private readonly figures: AnalystMetrics,
  ) {}

  onApplicationBootstrap(): void {
    this.parts.outages.tell((news) => {
      if (news.kind === 'back') {
        this.logger.log(`The event store is available again after ${(news.lasted / 1000).toFixed(1)} s.`);
        return;
      }
      this.figures.outages.inc();
      this.logger.warn(
        news.why instanceof Error ? news.why.message : 'The connection to the event store was lost.',
      );
    });
    this.working = this.work();
  }

  /** Stops the current review and returns it to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    this.leaving.abort();
    await this.working;
    await this.threads.close();
  }

  /** The problem that prevents the analyst from taking reviews. Null if there is none. */
  get problem(): string | null {
    return this.failure;
  }

  /** The id of the current review. Null if there is none. */
  get review(): string | null {
    return this.making;
  }

  private async work(): Promise<void> {
    const { signal } = this.leaving;
    while (!signal.aborted) {
      let isBusy = false;
      try {
        isBusy = await this.next();
      } catch (error) {
        this.failed(error);
      }
      if (!isBusy) await pause(LOOK, { signal });
    }
  }

  /**
   * Takes the next review from the queue and runs it. If the review has crashed its analysts too often, marks it as
   * failed instead. Returns false if the queue is empty.
   */
  private async next(): Promise<boolean> {
    const { queue, ledger } = this.parts;
    if (performance.now() - this.takenUp > TAKE_UP) {
      await queue.takeUp(await ledger.running());
      this.takenUp = performance.now();
    }
    const lost = await queue.takeGivenUp();
    if (lost !== null) await this.giveUp(lost);
    const taken = lost ?? (await queue.take());
    // The request to the queue succeeded, so the analyst counts as working, however long this review takes.
    this.failure = null;
    if (taken === null) return false;
    if (lost === null) await this.make(taken);
    return true;
  }

  private async make(taken: TakenReview): Promise<void> {
    const held = new HeldReview(taken, this.parts.ledger, this.leaving.signal);
    const from = performance.now();
    this.making = taken.review;
    this.figures.working.set(1);
    try {
      const outcome = await this.reviewed(held);
      this.figures.ended.inc({ outcome });
      this.logger.log({ review: taken.review, outcome }, 'A review has ended here.');
    } finally {
      await held.over();
      this.making = null;
      this.figures.working.set(0);
      this.figures.seconds.inc((performance.now() - from) / 1000);
    }
    if (held.signal.aborted && this.leaving.signal.aborted) await taken.giveBack();
    else await taken.done();
  }

  /** Runs a review, and records its end in the ledger. */
  private async reviewed(held: HeldReview): Promise<'made' | 'failed' | 'left'> {
    const { signal } = held;
    try {
      const begun = await this.begun(held);
      if (begun === null) return 'left';
      const made = await makeReview(begun, this.places(signal), signal, held.onProgress);
      if (made === 'aborted') return 'left';
      await patiently(() => this.over(begun, made), signal);
      return made === 'made' ? 'made' : 'failed';
    } catch (error) {
      if (signal.aborted) return 'left';
      throw error;
    }
  }

  /** Returns the request for a review. Null if the review has ended in the meantime. */
  private async begun({ taken, signal }: HeldReview): Promise<ReviewBegun | null> {
    const running = await patiently(() => this.parts.ledger.running(), signal);
    return running.find(({ review }) => review === taken.review) ?? null;
  }

  private over({ review }: ReviewBegun, made: Exclude<MadeReview, 'aborted'>): Promise<void> {
    const { ledger } = this.parts;
    return made === 'made' ? ledger.over(review, 'READY') : ledger.over(review, 'FAILED', made.failed);
  }

  private places(signal: AbortSignal): ReviewPlaces {
    const { games, reviews } = this.parts;
    return {
      threads: this.threads,
      whole: (game) => patiently(() => gameToReview(games, game), signal),
      has: (game, review) => patiently(() => reviews.has(game, review), signal),
      keep: (game, reviewed) => patiently(() => reviews.keep(game, reviewed), signal),
      codeOf,
      failed: (error, game) => this.logger.error({ err: error, game }, 'A review failed.'),
    };
  }

  /**
   * Marks a review as failed if every analyst that took it has crashed. Otherwise, the next analyst would begin it
   * again.
   */
  private async giveUp(lost: TakenReview): Promise<void> {
    this.logger.error(
      { review: lost.review },
      'A review has failed permanently, because it crashed its analyst each time.',
    );
    await patiently(
      () => this.parts.ledger.over(lost.review, 'FAILED', 'REVIEW_FAILED'),
      this.leaving.signal,
    );
    await lost.done();
    this.figures.ended.inc({ outcome: 'given up' });
  }

  private failed(error: unknown): void {
    if (this.leaving.signal.aborted) return;
    this.failure = `Reviews cannot be taken. ${error instanceof Error ? error.message : ''}`.trim();
    this.logger.error({ err: error }, 'The analyst cannot take reviews.');
  }
}
