import { Module } from '@nestjs/common';
import { ReviewLedger, type ReviewOffice, type ReviewQueue } from '#review-queue';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { PlayModule } from '../play/play.module.js';
import { EVENT_STORE, REVIEW_OFFICE, type EventStore } from '../parts.js';
import { ReplayModule } from '../replay/replay.module.js';
import { BetterLines } from './better-lines.js';
import { Evaluations } from './evaluations.js';
import { KeptReviews } from './kept-reviews.js';
import { ReviewFeed } from './review-feed.js';
import { REVIEW_QUEUE } from './parts.js';
import { QueuedReviews } from './queued-reviews.js';
import { ReviewJobs } from './review-jobs.js';
import { Reviews } from './reviews.js';
import { ReviewReportResolver } from './review-report.resolver.js';
import { ReviewsResolver } from './reviews.resolver.js';
import { ReviewThreads } from './review-threads.js';

/** Reviews are made here, or where an office of reviews hands them out. */
const queueOf = (office: ReviewOffice | null, ledger: ReviewLedger, threads: ReviewThreads): ReviewQueue =>
  office === null ? new ReviewJobs(ledger, threads) : new QueuedReviews(ledger, office);

/** Reviews of games, evaluations of moments, and better lines. */
@Module({
  imports: [CatalogueModule, NotesModule, PlayModule, ReplayModule],
  providers: [
    BetterLines,
    Evaluations,
    KeptReviews,
    ReviewFeed,
    {
      provide: ReviewLedger,
      inject: [EVENT_STORE],
      useFactory: (store: EventStore) => new ReviewLedger(store),
    },
    { provide: REVIEW_QUEUE, inject: [REVIEW_OFFICE, ReviewLedger, ReviewThreads], useFactory: queueOf },
    Reviews,
    ReviewThreads,
    ReviewReportResolver,
    ReviewsResolver,
  ],
  exports: [KeptReviews, ReviewLedger],
})
export class ReviewsModule {}
