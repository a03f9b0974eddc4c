import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { TournamentMatchResolver, TournamentsResolver } from './tournaments.resolver.js';
import { TournamentsService } from './tournaments.service.js';

/** Tournaments, which consist of rounds of matches and have standings. A tournament can be shared with a link. */
@Module({
  imports: [CatalogueModule, ReplayModule],
  providers: [TournamentsService, TournamentsResolver, TournamentMatchResolver],
})
export class TournamentsModule {}
