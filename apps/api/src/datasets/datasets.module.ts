import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { DatasetController } from './dataset.controller.js';

/** Tables of many games, for analysis. */
@Module({
  imports: [CatalogueModule, ReplayModule, ReviewsModule],
  controllers: [DatasetController],
  providers: [],
})
export class DatasetsModule {}
