import { Inject, Injectable, Module, type OnApplicationShutdown } from '@nestjs/common';
import { GameLines } from '#datasets';
import type { StoreSettings } from '#event-store';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { EVENT_STORE, STORE_SETTINGS, type EventStore } from '../api.tokens.js';
import { DatasetController } from './dataset.controller.js';

/** Ends the threads of `GameLines` when the server closes. */
@Injectable()
class LinesClosing implements OnApplicationShutdown {
  constructor(@Inject(GameLines) private readonly lines: GameLines) {}

  onApplicationShutdown(): Promise<void> {
    return this.lines.close();
  }
}

@Module({
  imports: [CatalogueModule],
  controllers: [DatasetController],
  providers: [
    {
      provide: GameLines,
      inject: [STORE_SETTINGS, EVENT_STORE, GAME_MODULES],
      useFactory: (settings: StoreSettings | null, store: EventStore, modules: GameModules) =>
        new GameLines(settings, store, modules),
    },
    LinesClosing,
  ],
})
export class DatasetsModule {}
