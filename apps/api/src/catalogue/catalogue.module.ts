import { Module } from '@nestjs/common';
import { ReplayModule } from '../replay/replay.module.js';
import { DigestResolver } from './digest.resolver.js';
import { ExportController } from './export.controller.js';
import { GameList } from './game-list.js';
import { GamesResolver } from './games.resolver.js';
import { VisibleGames } from './visible-games.js';
import { CatalogueSync } from './catalogue-sync.js';

/** The list of recorded games and its exports. */
@Module({
  imports: [ReplayModule],
  controllers: [ExportController],
  providers: [GameList, VisibleGames, CatalogueSync, GamesResolver, DigestResolver],
  exports: [GameList, VisibleGames, CatalogueSync],
})
export class CatalogueModule {}
