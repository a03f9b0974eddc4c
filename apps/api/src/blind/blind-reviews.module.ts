import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { BlindReviewsService } from './blind-reviews.service.js';
import { BlindReviewsResolver } from './blind-reviews.resolver.js';

/** Blind reviews, in which a reader repeats the decisions of a finished game without seeing how the game continued. */
@Module({
  imports: [CardsModule, NotesModule, ReplayModule, ReviewsModule],
  providers: [BlindReviewsService, BlindReviewsResolver],
})
export class BlindReviewsModule {}
