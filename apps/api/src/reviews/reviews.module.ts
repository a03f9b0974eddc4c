import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PlayModule } from '../play/play.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { BetterLines } from './better-lines.js';
import { Evaluations } from './evaluations.js';
import { KeptReviews } from './kept-reviews.js';
import { ReviewFeed } from './review-feed.js';
import { ReviewJobs } from './review-jobs.js';
import { ReviewLedger } from './review-ledger.js';
import { Reviews } from './reviews.js';
import { ReviewsResolver } from './reviews.resolver.js';
import { ReviewThreads } from './review-threads.js';

/** Reviews of games, evaluations of moments, and better lines. */
@Module({
  imports: [CatalogueModule, PlayModule, ReplayModule],
  providers: [
    BetterLines,
    Evaluations,
    KeptReviews,
    ReviewFeed,
    ReviewJobs,
    ReviewLedger,
    Reviews,
    ReviewThreads,
    ReviewsResolver,
  ],
  exports: [KeptReviews, ReviewLedger],
})
export class ReviewsModule {}
