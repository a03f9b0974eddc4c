import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { LearnerRepository } from './learner.repository.js';
import { LessonCatalogue } from './lesson-catalogue.js';
import { LessonsService } from './lessons.service.js';
import { LessonsResolver } from './lessons.resolver.js';

@Module({
  imports: [CardsModule, CatalogueModule, ReplayModule, ReviewsModule],
  providers: [LearnerRepository, LessonCatalogue, LessonsService, LessonsResolver],
})
export class LessonsModule {}
