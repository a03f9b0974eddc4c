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

/** Interval at which a review on another server is checked, in milliseconds. */
const ELSEWHERE = 2000;

/** Minimum milliseconds between two reports, since a review progresses several times per second. */
const APART = 400;

/** Reports the progress of reviews. */
@Injectable()
export class ReviewFeed {
  constructor(
    private readonly reviews: ReviewsService,
    @Inject(REVIEW_QUEUE) private readonly queue: ReviewQueue,
  ) {}

  /**
   * The progress of a review, now and at each change until it ends. Problems of `Reviews.of`,
   * `UNAUTHENTICATED`.
   */
  async follow(review: string, locale: Locale, reader: Reader): Promise<AsyncIterable<GameReview>> {
    // Refusals come before the first report.
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
