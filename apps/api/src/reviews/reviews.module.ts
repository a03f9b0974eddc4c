import { Module } from '@nestjs/common';
import { ReviewLedger, type PostgresReviewQueue, type ReviewQueue } from '#reviews';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CardsModule } from '../cards/cards.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { PlayModule } from '../play/play.module.js';
import { EVENT_STORE, SHARED_REVIEW_QUEUE, type EventStore } from '../api.tokens.js';
import { ReplayModule } from '../replay/replay.module.js';
import { BetterLines } from './better-lines.js';
import { EvaluationsService } from './evaluations.service.js';
import { RangesResolver } from './ranges.resolver.js';
import { RangesService } from './ranges.service.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewFeed } from './review-feed.js';
import { REVIEW_QUEUE } from './reviews.tokens.js';
import { QueuedReviews } from './queued-reviews.js';
import { ReviewJobs } from './review-jobs.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewReportResolver } from './review-report.resolver.js';
import { ReviewsResolver } from './reviews.resolver.js';
import { ReviewThreads } from './review-threads.js';

/** Runs reviews on this server, or hands them to analysts if the servers share a queue. */
const queueOf = (
  shared: PostgresReviewQueue | null,
  ledger: ReviewLedger,
  threads: ReviewThreads,
): ReviewQueue => (shared === null ? new ReviewJobs(ledger, threads) : new QueuedReviews(ledger, shared));

/** Reviews of games, evaluations of positions, and better lines. */
@Module({
  imports: [CardsModule, CatalogueModule, NotesModule, PlayModule, ReplayModule],
  providers: [
    BetterLines,
    EvaluationsService,
    RangesResolver,
    RangesService,
    ReviewRepository,
    ReviewFeed,
    {
      provide: ReviewLedger,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore) => new ReviewLedger(store),
    },
    {
      provide: REVIEW_QUEUE,
      inject: [SHARED_REVIEW_QUEUE, ReviewLedger, ReviewThreads],
      useFactory: queueOf,
    },
    ReviewsService,
    ReviewThreads,
    ReviewReportResolver,
    ReviewsResolver,
  ],
  exports: [ReviewRepository, ReviewLedger, ReviewsService],
})
export class ReviewsModule {}
