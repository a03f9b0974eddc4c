import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { PreparationsResolver } from './preparations.resolver.js';
import { PreparationsService } from './preparations.service.js';
import { ProfilesService } from './profiles.service.js';
import {
  ProfileMomentResolver,
  ProfilesResolver,
  ProfileSwingResolver,
  ProfileSwingsResolver,
} from './profiles.resolver.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsResolver } from './statistics.resolver.js';

/** Statistics about many games, player profiles, and preparations against opponents. */
@Module({
  imports: [CatalogueModule, ReplayModule, ReviewsModule],
  providers: [
    StatisticsService,
    StatisticsResolver,
    ProfilesService,
    ProfilesResolver,
    ProfileMomentResolver,
    ProfileSwingsResolver,
    ProfileSwingResolver,
    PreparationsService,
    PreparationsResolver,
  ],
})
export class StatisticsModule {}
