import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '#record';
import type { ReviewQueue } from '#reviews';
import { pause } from '#runtime';
import type { Reader } from '../access/reader.js';
import { LiveFeed } from '../live/live-feed.js';
import { requireUnexpired } from '../live/reader-checks.js';
import type { GameReview } from './review.types.js';
import { REVIEW_QUEUE } from './reviews.tokens.js';
import { ReviewsService } from './reviews.service.js';

/** The interval at which the progress of a review on another server is checked, in milliseconds. */
const ELSEWHERE = 2000;

/**
 * The minimum interval between two reports, in milliseconds. Without this limit, a review would report several times
 * per second.
 */
const APART = 400;

@Injectable()
export class ReviewFeed {
  constructor(
    private readonly reviews: ReviewsService,
    @Inject(REVIEW_QUEUE) private readonly queue: ReviewQueue,
  ) {}

  /**
   * Yields the progress of a review immediately and after each change, until the review ends. Fails with
   * `UNAUTHENTICATED` if the reader's token has expired. Also fails for the same reasons as `ReviewsService.of`.
   */
  async follow(review: string, locale: Locale, reader: Reader): Promise<AsyncIterable<GameReview>> {
    // Throws before the first report if the review is hidden from the reader.
    const { game } = await this.reviews.of(review, null, locale, reader);
    const { reviews, queue } = this;
    return new LiveFeed((signal) =>
      (async function* () {
        for (let sent = ''; !signal.aborted && !queue.isClosing;) {
          requireUnexpired(reader);
          const now = await reviews.of(review, game, locale, reader);
          const key = `${now.state} ${now.done} ${now.total} ${now.ahead} ${now.soFar === null}`;
          if (key !== sent) yield now;
          sent = key;
          if (now.state !== 'WAITING' && now.state !== 'RUNNING') return;
          if (now.soFar !== null) await pause(APART, { signal });
          await queue.moved(ELSEWHERE, signal);
        }
      })(),
    );
  }
}
